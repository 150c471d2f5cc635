/**
 * Runs `work` with a signal that aborts after `timeoutMs` or with `outer`. The timeout covers all of `work`,
 * including reading a body, and holds even if `work` ignores the signal: when a request is aborted while its body is
 * read, Node's `fetch` can leave the reader waiting for ever (nodejs/node#56917). Not AbortSignal.any: Safari before 17.4
 * and Chrome before 116 lack it.
 * @throws what `work` throws, Error("timed out"), or the reason of `outer`
 */
export async function withTimeLimit<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new Error("timed out")), timeoutMs);
  outer?.addEventListener("abort", stop);
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error)),
  );
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
}
