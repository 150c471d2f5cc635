import "server-only";
import { readCall } from "../provider-calls/read-call";
import { dataOf } from "../contract/result";
import { fallbackLanguage } from "../i18n/languages";
import { liveState } from "../live/clock";
import { readUpcomingLives } from "../live/read";
import { liveClassPath, seriesClassPath, teacherProfilePath } from "../paths";
import { isOver } from "../series/apply-state";
import { toItem } from "../series/item";
import { readAllClasses } from "../series/read";

/** A page of one class or teacher, with the instant of its last change if the provider states it. */
export type ListedItem = { path: string; lastModified?: string | undefined };

/**
 * Lists the pages of the current offer: series classes that are open for applications, coming live classes, and the
 * teachers of both and of the home page. While the provider fails, its last response is used, without classes that have
 * ended since.
 * @param now milliseconds since 1970
 */
export async function listedItems(now: number): Promise<ListedItem[]> {
  const [all, { lives: upcoming }, recommended] = await Promise.all([
    readAllClasses(fallbackLanguage),
    readUpcomingLives(fallbackLanguage),
    readCall("recommendedTeachers", {}, fallbackLanguage),
  ]);
  const classes = all
    .filter(({ list, seriesClass }) => !isOver(toItem(list, seriesClass), now))
    .map(({ seriesClass }) => seriesClass);
  const lives = upcoming.filter((live) => liveState(live, now) !== "ended");

  const teachers = new Map<number, string | undefined>();
  const addTeacher = (id: number | null | undefined, changedAt: string | undefined) => {
    if (id) teachers.set(id, later(teachers.get(id), changedAt));
  };
  for (const { id, updated_at } of dataOf(recommended)?.list ?? []) addTeacher(id, updated_at);
  // A teacher's page lists their classes, so it changes with them.
  for (const { teacher_id, updated_at } of [...classes, ...lives]) addTeacher(teacher_id, updated_at);

  return [
    ...classes.map(({ id, updated_at }) => ({ path: seriesClassPath(id), lastModified: updated_at })),
    ...lives.map(({ id, updated_at }) => ({ path: liveClassPath(id), lastModified: updated_at })),
    ...[...teachers].map(([id, changedAt]) => ({ path: teacherProfilePath(id), lastModified: changedAt })),
  ];
}

/** Returns the later of two instants, either of which may be unknown. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) > Date.parse(b) ? a : b;
}
