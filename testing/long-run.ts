/** Whether tests run all cases instead of a sample: `npm test -- --long`. */
export const isLongRun = process.env.TEST_LONG === "true";

/** All values in a long run, otherwise one of them, which changes with `index`. */
export const sampleOf = <Value>(values: readonly Value[], index: number): readonly Value[] =>
  isLongRun ? values : values.slice(index % values.length).slice(0, 1);

export type StoryWidth = 390 | 1280;

/** The widths in CSS pixels at which a story runs: those of a phone and a desktop, in a quick run one of them. */
export const storyWidths = (sample: StoryWidth): readonly StoryWidth[] =>
  isLongRun ? [390, 1280] : [sample];
