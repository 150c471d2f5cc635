import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Supported encodings in order of preference. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A compressed text. `identity` is decompressed from `gzip` for the few clients that need it. */
export type Compressed = { br: Buffer; gzip: Buffer };

/*
 * Runs once per change of a page, while the first visitor waits. Brotli's best level, 11, takes thirty times as long as 6 and
 * saves only 5 % more. A window of 256 KB (2 to the power of 18) is larger than any page, and saves memory.
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

/** Copies a compressor's output out of its block of 16 KB, which would otherwise stay in memory. */
function trim(output: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(output.length);
  output.copy(copy);
  return copy;
}

/**
 * Selects the encoding for an Accept-Encoding header (RFC 9110 section 12.5.3). Without the header it is `identity`, and also
 * for a client that accepts none, instead of a 406.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const usual = usualHeaders.get(header);
  if (usual) return usual;
  // The package's types lack `preferred`: the order for encodings that the client accepts equally.
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } }) as unknown as Preferring;
  return negotiator.encoding([...encodings], { preferred: [...encodings] }) ?? "identity";
}

/** The headers of common browsers, which need no parsing. */
const usualHeaders = new Map<string, Encoding>([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip", "gzip"],
]);

type Preferring = {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => Encoding | undefined;
};
