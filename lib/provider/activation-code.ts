import { randomInt } from "node:crypto";

/** Letters and digits that nobody mistakes for one another when read aloud or typed: no 0 and O, no 1 and I. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A new activation code such as `K7QF-2MXD-R9TB`: 60 random bits, so that it cannot be guessed. */
export function activationCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group()].join("-");
}
