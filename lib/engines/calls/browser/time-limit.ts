/**
 * Runs `work` with a signal that aborts after `timeoutMs` or with `outer`. The timeout covers all of `work`,
 * including reading a body. Not AbortSignal.any: Safari before 17.4 and Chrome before 116 lack it.
 * @throws what `work` throws, or the reason of `outer` if it was already aborted.
 */
export async function withTimeLimit<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new Error("timed out")), timeoutMs);
  outer?.addEventListener("abort", stop);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
}
