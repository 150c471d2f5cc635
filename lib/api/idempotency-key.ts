import { randomId } from "./random-id";

/** Keys for a form: the same words sent again, after a failure, carry the same key and so count once. */
export function keysByWords(): (words: string) => string {
  let sent = { words: "", key: "" };
  return (words) => {
    if (words !== sent.words) sent = { words, key: randomId() };
    return sent.key;
  };
}
