import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** Packs text as it comes. */
export async function* packed(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 6 });
  const fed = pipeline(Readable.from(text), gzip);
  // Heard below; reading fails first when the text does.
  fed.catch(() => undefined);
  yield* gzip as AsyncIterable<Uint8Array>;
  await fed;
}

/** The lines of a packed file, however large. @throws what reading or unpacking throws. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const fed = pipeline(createReadStream(file), gunzip);
  fed.catch(() => undefined);
  yield* linesOf(gunzip.setEncoding("utf8") as AsyncIterable<string>);
  await fed;
}

/** Text in lines, however its pieces were cut. What stands after the last line feed counts as a line. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
