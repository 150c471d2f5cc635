/*
 * The current time as a store (useSyncExternalStore): a component reads from it only what it shows, and renders
 * again only when that changes. Tests set the browser's clock.
 */

/** Tells each second. */
export function eachSecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}

/** For what never changes once the browser has been asked. */
export function noChange(): () => void {
  return () => undefined;
}
