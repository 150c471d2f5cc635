import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const [brotli, unbrotli, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

/** Compressions a page is kept in, the best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** One text in every compression: `identity` is made from `gzip` by whoever is asked for it, which is hardly ever. */
export type Packed = { br: Buffer; gzip: Buffer };

/*
 * Once per change of a page, beside what else goes on (zlib has threads of its own). Brotli's best level, 11, takes
 * thirty times as long as 6 for a twentieth fewer bytes, and the first reader waits for it. It would look back over 4 MB,
 * and take as much memory for it: no page has a quarter of a megabyte (2 to the power of 18).
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const gzipOptions = { level: 7 };

export async function pack(text: string): Promise<Packed> {
  const [br, gzip] = await Promise.all([packBrotli(text), packGzip(text)]);
  return { br, gzip };
}

/** A text for those who take brotli, and from it for the others. */
export const packBrotli = async (text: string): Promise<Buffer> => trimmed(await brotli(text, brotliOptions));
export const plainOf = (br: Buffer): Promise<Buffer> => unbrotli(br);
export const gzipOf = async (br: Buffer): Promise<Buffer> => packGzip(await unbrotli(br));

const packGzip = async (text: string | Buffer): Promise<Buffer> => trimmed(await zip(text, gzipOptions));

/** The same bytes in a block of their size. What a compressor makes lies in one of 16 KB, which is kept with it. */
function trimmed(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}

/**
 * The compression for an Accept-Encoding header (RFC 9110 section 12.5.3). Without the header only what is not
 * compressed is safe; who refuses everything gets that as well, since a page says more than a 406.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const usual = known.get(header);
  if (usual) return usual;
  // Its types do not know yet that the server may have a preference among what the reader takes as gladly.
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } }) as unknown as Preferring;
  return negotiator.encoding([...encodings], { preferred: [...encodings] }) ?? "identity";
}

type Preferring = {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => Encoding | undefined;
};

/** What browsers and tools send, so that the header of nearly every request is not read anew. */
const known = new Map<string, Encoding>([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip", "gzip"],
]);
