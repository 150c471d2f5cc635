/** The time of the server's render, in milliseconds since 1970, which hydration reuses to match the HTML. */
export function readRenderTime(): number {
  return Date.now();
}
