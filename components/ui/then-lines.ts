/** What is said from an instant on, and the state that is then. */
type Then = readonly [instant: string, state: string, text: string];

/** The value of `data-then`, by which the page says so before its scripts come (lib/inline-scripts/first-paint.ts). */
export const thenLines = (...then: Then[]) => then.map((words) => words.join(" ")).join("\n");
