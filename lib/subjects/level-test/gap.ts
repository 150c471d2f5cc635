/** The gap in the text of a cloze question. */
export const gapMark = "___";
