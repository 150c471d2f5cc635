import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** Compresses a stream of text with gzip. */
export async function* compressLines(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 6 });
  const piped = pipeline(Readable.from(text), gzip);
  // The error surfaces in the read below or in the final await; this prevents an unhandled rejection.
  piped.catch(() => undefined);
  yield* gzip as AsyncIterable<Uint8Array>;
  await piped;
}

/** Streams the lines of a gzip file of any size. @throws errors of reading or decompressing. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const piped = pipeline(createReadStream(file), gunzip);
  piped.catch(() => undefined);
  yield* splitLines(gunzip.setEncoding("utf8") as AsyncIterable<string>);
  await piped;
}

/** Splits streamed text into lines. Text after the last line feed counts as a line. */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
