import type { Part, Verdict } from "@/lib/device-check/types";

/** Tells the panel what a part has come to; undefined while it is looked at anew. */
export type Report = (part: Part, verdict: Verdict | undefined) => void;
