import { randomId } from "./random-id";

/** Creates idempotency keys for a form: a retry with the same content gets the same key, so it acts once. */
export function keysByWords(): (words: string) => string {
  let sent = { words: "", key: "" };
  return (words) => {
    if (words !== sent.words) sent = { words, key: randomId() };
    return sent.key;
  };
}
