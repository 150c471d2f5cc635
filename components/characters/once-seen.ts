/** Longest wait for an idle browser. */
const idleTimeoutMs = 1500;
/** Wait in Safari, which has no `requestIdleCallback`, so that the first paint comes first. */
const waitMs = 200;

/**
 * Calls back once the element is on the screen and the browser is idle.
 * @returns cancels it
 */
export function onceSeen(element: Element, callback: () => void): () => void {
  let isCanceled = false;
  const run = () => !isCanceled && callback();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
    else setTimeout(run, waitMs);
  });
  observer.observe(element);
  return () => {
    isCanceled = true;
    observer.disconnect();
  };
}
