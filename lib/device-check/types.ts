/** The five parts of the check, in the order they are shown. */
export const parts = ["browser", "camera", "microphone", "speaker", "connection"] as const;
export type Part = (typeof parts)[number];

/** `advice`: classes work, but not as well as they could. */
export type Verdict = "pass" | "advice" | "fail";
