/*
 * The current time as a store for `useSyncExternalStore`: a component derives what it shows from the time, and
 * re-renders only when that changes. Tests set the browser's clock.
 */

/** Subscribes to a tick each second. @returns a function that unsubscribes */
export function eachSecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/** The time of the server's render, in milliseconds since 1970, which hydration reuses to match the HTML. */
export function readRenderTime(): number {
  return Date.now();
}
