import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Encodings that a response can have, the best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A text compressed. `identity` is made from `gzip` for the few clients that ask for it. */
export type Compressed = { br: Buffer; gzip: Buffer };

/*
 * Once per change of a page. Brotli's best level, 11, takes thirty times as long as 6 for a twentieth fewer bytes, and
 * the first visitor waits for it. A window of 256 KB (2 to the power of 18) is larger than any page, and saves memory.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const gzipOptions = { level: 7 };

export async function compress(text: string): Promise<Compressed> {
  const [br, gzip] = await Promise.all([brotliOf(text), toGzip(text)]);
  return { br, gzip };
}

export const brotliOf = async (text: string): Promise<Buffer> =>
  trim(await compressBrotli(text, brotliOptions));
export const plainOf = (br: Buffer): Promise<Buffer> => decompressBrotli(br);
export const gzipOf = async (br: Buffer): Promise<Buffer> => toGzip(await decompressBrotli(br));

const toGzip = async (text: string | Buffer): Promise<Buffer> => trim(await compressGzip(text, gzipOptions));

/** Copies a compressor's output: it lies in a block of 16 KB, which would stay in memory with it. */
function trim(output: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(output.length);
  output.copy(copy);
  return copy;
}

/**
 * The encoding for an Accept-Encoding header (RFC 9110 section 12.5.3): without the header `identity`, as for a client
 * that refuses everything, which is better served by a page than by a 406.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const usual = usualHeaders.get(header);
  if (usual) return usual;
  // The package's types lag behind: the server may prefer one of the encodings that the client accepts equally.
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } }) as unknown as Preferring;
  return negotiator.encoding([...encodings], { preferred: [...encodings] }) ?? "identity";
}

/** What browsers send: nearly every request, which is then not parsed. */
const usualHeaders = new Map<string, Encoding>([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip", "gzip"],
]);

type Preferring = {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => Encoding | undefined;
};
