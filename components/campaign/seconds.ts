/*
 * The current time as a store for `useSyncExternalStore`: a component derives what it shows from the time, and
 * re-renders only when that changes. Tests set the browser's clock.
 */

/** Subscribes to a tick each second. @returns a function that unsubscribes */
export function eachSecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/** The subscription of a value that never changes in the browser. */
export function neverChanges(): () => void {
  return () => undefined;
}
