/** Messages by key, such as a file of `messages/`. */
export type Messages = { readonly [key: string]: unknown };

/**
 * Completes the messages of a language by those of another one, usually English.
 * @param own its messages, or undefined if it has none
 * @returns `own` itself if nothing is missing
 */
export function fillMissing<Complete extends object>(own: unknown, complete: Complete): Complete {
  if (!isMessages(own)) return complete;
  const filled = Object.entries(complete).map(([key, text]: [string, unknown]) => [
    key,
    isMessages(text) ? fillMissing(own[key], text) : (own[key] ?? text),
  ]);
  const isComplete = filled.every(([key, text]) => own[key as string] === text);
  return (isComplete ? own : { ...own, ...Object.fromEntries(filled) }) as Complete;
}

export const isMessages = (part: unknown): part is Messages =>
  typeof part === "object" && part !== null && !Array.isArray(part);

/** Lists the keys of texts that `own` lacks, as `group.key`. */
export function findMissing(own: unknown, complete: object): string[] {
  return Object.entries(complete).flatMap(([key, text]: [string, unknown]) => {
    const part = isMessages(own) ? own[key] : undefined;
    if (isMessages(text)) return findMissing(part, text).map((name) => `${key}.${name}`);
    return part === undefined ? [key] : [];
  });
}
