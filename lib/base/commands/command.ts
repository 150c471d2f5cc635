/** An operator command is invalid or cannot be carried out; the message is one line. */
export class CommandRefusal extends Error {
  override name = "CommandRefusal";
}

/** The output of a command, streamed so that it is never in memory as a whole. */
export type CommandOutput = AsyncIterable<string | Uint8Array>;
