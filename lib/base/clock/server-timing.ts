/*
 * Every page response carries the server's time in a Server-Timing header, the only header of a document that its scripts
 * can read. It is written when the response is sent, not when the page was rendered.
 */

const entryName = "clock";

/** @param nowMs milliseconds since 1970 */
export const serverTimingHeader = (nowMs: number): string => `${entryName};desc="${nowMs}"`;

/**
 * The server's time minus `performance.now()`, from the headers of this document; undefined if the browser does not
 * show them. A document that the browser took from its cache, for example on Back, has an older time, so the result is
 * a lower bound.
 */
export function readDocumentOffset(): number | undefined {
  // jsdom lacks the function.
  const [navigation] = (performance.getEntriesByType?.("navigation") ?? []) as PerformanceNavigationTiming[];
  const sentAt = Number(navigation?.serverTiming?.find(({ name }) => name === entryName)?.description);
  return navigation && sentAt > 0 ? sentAt - (navigation.responseStart || performance.now()) : undefined;
}
