import type { Part, Verdict } from "@/lib/device-check/types";

/** Reports the verdict on a part to the panel; undefined while the part is checked again. */
export type Report = (part: Part, verdict: Verdict | undefined) => void;
