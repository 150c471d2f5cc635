import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** Compresses a stream of text with gzip. */
export async function* packed(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 6 });
  const fed = pipeline(Readable.from(text), gzip);
  // The error surfaces in the read below or in the final await; this prevents an unhandled rejection.
  fed.catch(() => undefined);
  yield* gzip as AsyncIterable<Uint8Array>;
  await fed;
}

/** Streams the lines of a gzip file of any size. @throws errors of reading or decompressing. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const fed = pipeline(createReadStream(file), gunzip);
  fed.catch(() => undefined);
  yield* linesOf(gunzip.setEncoding("utf8") as AsyncIterable<string>);
  await fed;
}

/** Splits streamed text into lines. Text after the last line feed counts as a line. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
