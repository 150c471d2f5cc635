import { processState } from "../process-state";

const turnSlot = processState<Promise<void>>("turn");

/**
 * Resolves in a later turn of the event loop, for one caller per turn: of callers that wait at the same time, each
 * goes on in a turn of its own, and requests are answered in between.
 *
 * For pages that are rendered again while the provider fails. The answers of a provider that works come one by one;
 * failures come all at once, and rendering all those pages in one turn would hold up the readers of cached pages
 * (docs/benchmarks.md, Failing provider).
 */
export function takeTurn(): Promise<void> {
  const turn = () => new Promise<void>((done) => setImmediate(done));
  return (turnSlot.value = (turnSlot.value ?? Promise.resolve()).then(turn));
}
