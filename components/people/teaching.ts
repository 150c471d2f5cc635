import { classroomPath, type LessonKind, withId } from "@/lib/base/paths";
import type { AccountView } from "@/lib/subjects/people/view-calls";

export type ShownTeachingLesson = AccountView<"teacher">["lessons"][number];
export type TaughtClass = AccountView<"teacher">["classes"][number];

/** Addresses of classrooms with `{id}`; undefined for those on this site. */
export type Rooms = Record<LessonKind, string | undefined>;

/** Address of a lesson's classroom; undefined if it cannot be entered from this site. */
export function roomHref({ of, id, room }: ShownTeachingLesson, rooms: Rooms): string | undefined {
  return room ? withId(rooms[of] ?? classroomPath(of, "{id}"), id) : undefined;
}

/** Identifies a lesson within the page. */
export const lessonKey = ({ of, id, from }: ShownTeachingLesson) => `${of}-${id}-${Date.parse(from)}`;
