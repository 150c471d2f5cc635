/** An operator command is invalid or cannot be carried out; the message is one line. */
export class CommandRefusal extends Error {
  override name = "CommandRefusal";
}
