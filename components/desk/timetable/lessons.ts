import type { CallResponse } from "@/lib/app/bootstrap/call-types";

export type TimetableLesson = CallResponse<"desk/lessons/timetable">["lessons"][number];

/** `live` is a series class with many students, `free` a live class that all members may enter. */
export const lessonFilterKinds = ["all", "one-to-one", "one-to-many", "live", "free", "trial"] as const;
export type LessonFilterKind = (typeof lessonFilterKinds)[number];

export function kindOf({ of, mode }: TimetableLesson): Exclude<LessonFilterKind, "all"> {
  if (of === "trial") return "trial";
  return of === "live" ? "free" : (mode ?? "one-to-many");
}
