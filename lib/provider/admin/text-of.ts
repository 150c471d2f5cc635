import type { Pieces } from "./commands";

/** Collects streamed output into one string. */
export async function textOf(pieces: Pieces): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += typeof piece === "string" ? piece : Buffer.from(piece).toString();
  return text;
}
