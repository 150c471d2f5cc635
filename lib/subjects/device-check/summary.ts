import { parts, type Part, type Verdict } from "./types";

export type Results = Partial<Record<Part, Verdict>>;

/** The overall result and the failed parts. */
export type Summary = { state: "going" | "ready" | "advice" | "fail"; failedParts: Part[] };

/** Summarizes the results so far; failed parts are in display order. */
export function summarize(results: Results): Summary {
  const failedParts = parts.filter((part) => results[part] === "fail");
  if (parts.some((part) => results[part] === undefined)) return { state: "going", failedParts };
  if (failedParts.length > 0) return { state: "fail", failedParts };
  const advised = parts.some((part) => results[part] === "advice");
  return { state: advised ? "advice" : "ready", failedParts };
}
