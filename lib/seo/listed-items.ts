import "server-only";
import { readCall } from "../api/server";
import { dataOf } from "../contract/result";
import { fallbackLanguage } from "../i18n/languages";
import { liveState } from "../live/clock";
import { readComingLives } from "../live/read";
import { liveClassPath, seriesClassPath, teacherProfilePath } from "../paths";
import { isOver } from "../series/apply-state";
import { toItem } from "../series/item";
import { readAllClasses } from "../series/read";

/** A page of one class or teacher, with the instant of its last change where the provider says it. */
export type ListedItem = { path: string; lastModified?: string | undefined };

/**
 * The pages of what the school offers now: series classes that one can still apply for, live classes to come, and the
 * teachers of both and of the home page. While the provider fails, what it last answered counts; what is over by now is
 * left out all the same.
 * @param now milliseconds since 1970
 */
export async function listedItems(now: number): Promise<ListedItem[]> {
  const [all, { lives: coming }, recommended] = await Promise.all([
    readAllClasses(fallbackLanguage),
    readComingLives(fallbackLanguage),
    readCall("recommendedTeachers", {}, fallbackLanguage),
  ]);
  const classes = all
    .filter(({ list, given }) => !isOver(toItem(list, given), now))
    .map(({ given }) => given);
  const lives = coming.filter((live) => liveState(live, now) !== "ended");

  const teachers = new Map<number, string | undefined>();
  const note = (id: number | null | undefined, changedAt: string | undefined) => {
    if (id) teachers.set(id, later(teachers.get(id), changedAt));
  };
  for (const { id, updated_at } of dataOf(recommended)?.list ?? []) note(id, updated_at);
  // A teacher's page lists their classes: it changes with them.
  for (const { teacher_id, updated_at } of [...classes, ...lives]) note(teacher_id, updated_at);

  return [
    ...classes.map(({ id, updated_at }) => ({ path: seriesClassPath(id), lastModified: updated_at })),
    ...lives.map(({ id, updated_at }) => ({ path: liveClassPath(id), lastModified: updated_at })),
    ...[...teachers].map(([id, changedAt]) => ({ path: teacherProfilePath(id), lastModified: changedAt })),
  ];
}

/** The later of two instants, as far as they are known. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) > Date.parse(b) ? a : b;
}
