/** A text and a state that apply from an instant on. */
type Then = readonly [instant: string, state: string, text: string];

/** The value of `data-then`, which an inline script applies before hydration (lib/inline-scripts/first-paint.ts). */
export const thenLines = (...then: Then[]) => then.map((words) => words.join(" ")).join("\n");
