/**
 * The time of a server component's render, in milliseconds since 1970. Hydration reuses it, so that it matches the HTML.
 * Browser code reads the server's clock instead (./server-clock.ts).
 */
export const renderTime = (): number => Date.now();
