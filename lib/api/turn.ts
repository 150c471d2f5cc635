const holder = globalThis as typeof globalThis & { yuqiaoTurn?: Promise<void> };

/**
 * Waits for a turn of the event loop of one's own: those who wait at the same time go on one per turn, and requests
 * are answered in between.
 *
 * For pages that are made anew while the provider fails. A provider that works answers them one by one; one that
 * fails sends them all on at once, and made in one go they hold up the readers of cached pages (docs/benchmarks.md,
 * Cached pages while the provider fails).
 */
export function takeTurn(): Promise<void> {
  const turn = () => new Promise<void>((done) => setImmediate(done));
  // One queue per process: Next bundles pages apart, each with its own copy of this module.
  return (holder.yuqiaoTurn = (holder.yuqiaoTurn ?? Promise.resolve()).then(turn));
}
