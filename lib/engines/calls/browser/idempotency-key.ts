import { randomId } from "./random-id";

/** Creates idempotency keys for a form: a retry with the same content gets the same key, so it acts once. */
export function createIdempotencyKeys(): (content: string) => string {
  let last = { words: "", key: "" };
  return (content) => {
    if (content !== last.words) last = { words: content, key: randomId() };
    return last.key;
  };
}
