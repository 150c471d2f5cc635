import { parts, type Part, type Verdict } from "./types";

export type Results = Partial<Record<Part, Verdict>>;

/** What to say of the whole: still going, ready, ready for all but a part, or not ready. */
export type Summary = { state: "going" | "ready" | "advice" | "fail"; toMend: Part[] };

/** Judges the parts that are done; the parts to mend are in the order shown. */
export function summarise(results: Results): Summary {
  const toMend = parts.filter((part) => results[part] === "fail");
  if (parts.some((part) => results[part] === undefined)) return { state: "going", toMend };
  if (toMend.length > 0) return { state: "fail", toMend };
  const advised = parts.some((part) => results[part] === "advice");
  return { state: advised ? "advice" : "ready", toMend };
}
