/** Milliseconds to wait for an idle browser. */
const idleTimeoutMs = 1500;

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
    // Safari has no `requestIdleCallback`.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeoutMs });
    else setTimeout(run, 200);
  });
  observer.observe(element);
  return () => {
    isCanceled = true;
    observer.disconnect();
  };
}
