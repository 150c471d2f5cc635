import { merge } from "../editing/merge";
import type { ShownLead } from "./use-change-lead";

/** The fields of a lead that advisers edit, as form values. */
export type Work = { adviser: string; next_step: string; next_on: string };
/** `seen` holds the base values; a field of the lead that differs from them was changed by another adviser. */
export type WorkValues = Work & { seen: Work };

export const workFields = ["adviser", "next_step", "next_on"] as const;
export type WorkField = (typeof workFields)[number];

export const toWork = ({ adviser_id, next_step, next_on }: ShownLead): Work => ({
  adviser: String(adviser_id ?? ""),
  next_step,
  next_on: next_on ?? "",
});

/** Merges another adviser's values into unchanged fields; fields that both changed stay as they are. */
export function mergeWork({ seen, ...mine }: WorkValues, now: Work): WorkValues {
  const { fields, conflicts } = merge(seen, mine, now);
  const merged = { ...(fields as Work), seen: { ...now } };
  for (const { path } of conflicts as { path: WorkField }[]) merged.seen[path] = seen[path];
  return merged;
}

/** Returns the fields that both sides changed to different values. */
export const conflictingFields = ({ seen, ...mine }: WorkValues, now: Work) =>
  merge(seen, mine, now).conflicts.map(({ path }) => path as WorkField);
