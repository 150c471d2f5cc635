import type { CourseMode } from "../../base/contract/types";
import type { LessonKind } from "../../base/paths";

/** Kinds of lessons as teachers are chosen and paid by: how a series class is taught, a live class, a trial lesson. */
export const taughtKinds = ["one-to-one", "one-to-many", "live", "free", "trial"] as const;
export type TaughtKind = (typeof taughtKinds)[number];

/** The kind of a lesson; `mode` is that of its series class. */
export function taughtKind(of: LessonKind, mode: CourseMode | undefined): TaughtKind {
  if (of === "trial") return "trial";
  return of === "live" ? "free" : (mode ?? "one-to-many");
}
