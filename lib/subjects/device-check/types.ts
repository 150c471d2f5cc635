/** The five parts of the check, in display order. */
export const parts = ["browser", "camera", "microphone", "speaker", "connection"] as const;
export type Part = (typeof parts)[number];

/** `advice` means that classes work, but could work better. */
export type Verdict = "pass" | "advice" | "fail";
