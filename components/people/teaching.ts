import { pathsById } from "@/lib/paths";
import type { AccountView } from "@/lib/people/view-calls";

export type TeachingLesson = AccountView<"teacher">["lessons"][number];

/** Addresses of classrooms with `{id}`; undefined for those on this site. */
export type Rooms = { live: string | undefined; series: string | undefined };

/** Address of a lesson's classroom; undefined if it cannot be entered from this site. */
export function roomHref({ of, id, room }: TeachingLesson, rooms: Rooms): string | undefined {
  if (!room || of === "trial") return undefined;
  const page = of === "series" ? `${pathsById.classroom}?of=series` : pathsById.classroom;
  return (rooms[of] ?? page).replace("{id}", String(id));
}

/** Identifies a lesson within the page. */
export const lessonKey = ({ of, id, from }: TeachingLesson) => `${of}-${id}-${Date.parse(from)}`;
