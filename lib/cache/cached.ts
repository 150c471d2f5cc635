/**
 * One answer for all who ask within a time, however many they are: asked for once, whether it comes soon or late. A
 * failure is handed to those who wait for it, and not kept.
 */
export function cached<Answer>(
  ttlMs: number,
  load: () => Promise<Answer>,
  clock: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (last && clock() - last.at < ttlMs) return last.answer;
    const answer = load();
    const made = (last = { at: clock(), answer });
    answer.catch(() => {
      if (last === made) last = undefined;
    });
    return answer;
  };
}
