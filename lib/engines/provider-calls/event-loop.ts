import { processState } from "../../base/process-state";

const queueSlot = processState<Promise<void>>("turn");

/**
 * Resolves in a later turn of the event loop, one caller per turn, so that other requests are handled in between.
 *
 * Used when pages are rendered again while the provider fails: failures arrive all at once, and rendering all
 * those pages in one turn would delay responses from the page cache (docs/benchmarks.md, Failing provider).
 */
export function yieldToEventLoop(): Promise<void> {
  const nextTurn = () => new Promise<void>((done) => setImmediate(done));
  return (queueSlot.value = (queueSlot.value ?? Promise.resolve()).then(nextTurn));
}
