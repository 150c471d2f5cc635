/** The operator asked for something that cannot be; the message is one line. */
export class CommandRefusal extends Error {
  override name = "CommandRefusal";
}
