import { parts, type Part, type Verdict } from "./types";

export type Results = Partial<Record<Part, Verdict>>;

/** The overall result and the failed parts. */
export type Summary = { state: "going" | "ready" | "advice" | "fail"; toMend: Part[] };

/** Summarizes the results so far; failed parts are in display order. */
export function summarise(results: Results): Summary {
  const toMend = parts.filter((part) => results[part] === "fail");
  if (parts.some((part) => results[part] === undefined)) return { state: "going", toMend };
  if (toMend.length > 0) return { state: "fail", toMend };
  const advised = parts.some((part) => results[part] === "advice");
  return { state: advised ? "advice" : "ready", toMend };
}
