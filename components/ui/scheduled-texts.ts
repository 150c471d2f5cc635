/** A text and a state that apply from an instant on. */
type ScheduledText = readonly [instant: string, state: string, text: string];

/** The value of `data-then`, which an inline script applies before hydration (lib/app/inline-scripts/first-paint.ts). */
export const formatScheduledTexts = (...texts: ScheduledText[]) =>
  texts.map((entry) => entry.join(" ")).join("\n");
