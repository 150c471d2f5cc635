import type { Localized } from "../../base/db/localized";
import { isSameRoom } from "../../base/links/meeting-url";
import type { LessonKind } from "../../base/paths";

/** A teacher, a class or a trial lesson with the link of its online room. */
export type Room = { of: LessonKind | "teacher"; id: number; name: Localized; meetingUrl: string | null };

/** Selects the places whose room one of the links opens, each once. */
export function filterRooms(rooms: readonly Room[], links: readonly string[]): Room[] {
  const isOpened = ({ meetingUrl }: Room) =>
    meetingUrl !== null && links.some((link) => isSameRoom(link, meetingUrl));
  return [...new Map(rooms.filter(isOpened).map((room) => [`${room.of} ${room.id}`, room])).values()];
}
