import type { Pieces } from "../admin/commands";
import type { Lead } from "./lead";

/** Parses streamed lines of JSON into batches of leads, however the stream was chunked. */
export async function* leadBatches(pieces: Pieces): AsyncGenerator<Lead[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of pieces) {
    rest += typeof piece === "string" ? piece : decoder.decode(piece, { stream: true });
    const end = rest.lastIndexOf("\n");
    if (end < 0) continue;
    yield rest
      .slice(0, end)
      .split("\n")
      .map((line) => JSON.parse(line) as Lead);
    rest = rest.slice(end + 1);
  }
}
