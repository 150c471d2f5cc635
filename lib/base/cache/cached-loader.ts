/**
 * Caches the result of `load`, including the pending promise, so that concurrent calls share one load. A rejection
 * reaches the callers that wait for it and is not cached.
 * @param ttlMs lifetime of a result, counted from the start of its load
 */
export function createCachedLoader<Answer>(
  ttlMs: number,
  load: () => Promise<Answer>,
  clock: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (last && clock() - last.at < ttlMs) return last.answer;
    const answer = load();
    const entry = (last = { at: clock(), answer });
    answer.catch(() => {
      if (last === entry) last = undefined;
    });
    return answer;
  };
}
