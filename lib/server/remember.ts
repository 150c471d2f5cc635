import { LRUCache } from "lru-cache";

/** Longest key that is kept, in characters: what is asked again and again is short, what a stranger makes up need not be. */
const maxKeyLength = 400;
const maxKept = 1000;

/**
 * A function that keeps its latest answers. What it answers must depend on its input alone, and be changed by nobody.
 * @param keyOf what of an input its answer depends on; undefined keeps nothing of it. An answer of undefined is not kept.
 */
export function remember<Input, Answer extends object | string | undefined>(
  work: (input: Input) => Answer,
  keyOf: (input: Input) => string | undefined,
): (input: Input) => Answer {
  const kept = new LRUCache<string, NonNullable<Answer>>({ max: maxKept });
  return (input) => {
    const key = keyOf(input);
    if (key === undefined || key.length > maxKeyLength) return work(input);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = work(input);
    if (made !== undefined) kept.set(key, made);
    return made;
  };
}
