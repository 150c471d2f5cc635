import type { Lead } from "./use-change-lead";

/** What an adviser writes of a lead, as a form holds it. */
export type Work = { adviser: string; next_step: string; next_on: string };
/** `seen` is what the lead said of each when it was last looked at: another has changed what is no longer that. */
export type WorkValues = Work & { seen: Work };

export const workFields = ["adviser", "next_step", "next_on"] as const;
export type WorkField = (typeof workFields)[number];

export const workOf = ({ adviser_id, next_step, next_on }: Lead): Work => ({
  adviser: String(adviser_id ?? ""),
  next_step,
  next_on: next_on ?? "",
});

/** Puts in what another has saved wherever nothing of one's own was written; the rest is left for somebody to decide. */
export function mergeWork(values: WorkValues, now: Work): WorkValues {
  const merged = { ...values, seen: { ...values.seen } };
  for (const name of workFields) {
    const isMine = values[name] !== values.seen[name] && values[name] !== now[name];
    if (!isMine) merged[name] = merged.seen[name] = now[name];
  }
  return merged;
}

/** Fields that both have changed, each otherwise. */
export const inConflict = (values: WorkValues, now: Work): WorkField[] =>
  workFields.filter((name) => values.seen[name] !== now[name] && values[name] !== now[name]);
