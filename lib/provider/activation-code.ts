import { randomInt } from "node:crypto";

/** Letters and digits without look-alikes: no 0 and O, no 1 and I. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns a new activation code such as `K7QF-2MXD-R9TB`: 60 random bits, so that it cannot be guessed. */
export function createActivationCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group()].join("-");
}
