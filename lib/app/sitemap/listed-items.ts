import "server-only";
import { readCall } from "../../engines/provider-calls/read-call";
import { dataOf } from "../../base/contract/result";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import { liveState } from "../../subjects/live/clock";
import { readUpcomingLives } from "../../subjects/live/read";
import { publishedPages, type PublicPage } from "../../subjects/pages/published";
import {
  articlePath,
  liveClassPath,
  ownPagePath,
  paths,
  seriesClassPath,
  teacherProfilePath,
} from "../../base/paths";
import { packagesOnSale } from "../../subjects/points/prices/published";
import { isOver } from "../../subjects/series/apply-state";
import { toItem } from "../../subjects/series/item";
import { readAllClasses } from "../../subjects/series/read";
import { schoolZone } from "../../subjects/school/zone";

/** A page of one class, teacher or article, with the instant of its last change if the provider states it. */
export type ListedItem = {
  path: string;
  lastModified?: string | undefined;
  /** The languages in which it exists; the default is all. */
  languages?: readonly Language[];
};

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
    .filter(({ list, seriesClass }) => !isOver(toItem(list, seriesClass, schoolZone()), now))
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
    ...writtenPages(),
    ...pricesPage(),
  ];
}

/** The pages that the school wrote: its own pages, its articles and, with articles, their list. */
function writtenPages(): ListedItem[] {
  const { ownPages, articles } = publishedPages();
  const toItemAt = (toPath: (slug: string) => string) => (page: PublicPage) => ({
    path: toPath(page.slug),
    lastModified: page.updatedAt,
    languages: page.languages,
  });
  return [
    ...ownPages.map(toItemAt(ownPagePath)),
    ...(articles.length > 0 ? [{ path: paths.news, lastModified: articles[0]?.updatedAt }] : []),
    ...articles.map(toItemAt(articlePath)),
  ];
}

/** The page of prices, which exists while packages are on sale. */
function pricesPage(): ListedItem[] {
  const changes = packagesOnSale().map(({ updatedAt }) => updatedAt);
  return changes.length > 0 ? [{ path: paths.prices, lastModified: changes.toSorted().at(-1) }] : [];
}

/** Returns the later of two instants, either of which may be unknown. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) > Date.parse(b) ? a : b;
}
