import type { CommandOutput } from "../../base/commands/command";
import type { Lead } from "./lead";

/** Parses streamed lines of JSON into batches of leads, however the stream was chunked. */
export async function* parseLeadBatches(output: CommandOutput): AsyncGenerator<Lead[]> {
  const decoder = new TextDecoder();
  let buffer = "";
  for await (const chunk of output) {
    buffer += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const end = buffer.lastIndexOf("\n");
    if (end < 0) continue;
    yield buffer
      .slice(0, end)
      .split("\n")
      .map((line) => JSON.parse(line) as Lead);
    buffer = buffer.slice(end + 1);
  }
}
