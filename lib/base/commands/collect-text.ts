import type { CommandOutput } from "./command";

/** Collects streamed output into one string. */
export async function collectText(output: CommandOutput): Promise<string> {
  let text = "";
  for await (const piece of output) text += typeof piece === "string" ? piece : Buffer.from(piece).toString();
  return text;
}
