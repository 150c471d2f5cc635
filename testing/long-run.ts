/** Whether tests run all cases instead of a sample: `npm test -- --long`. */
export const isLongRun = process.env.TEST_LONG === "true";

export type StoryWidth = 390 | 1280;

/** The widths in CSS pixels at which a story runs: those of a phone and a desktop, in a quick run one of them. */
export const storyWidths = (sample: StoryWidth): readonly StoryWidth[] =>
  isLongRun ? [390, 1280] : [sample];
