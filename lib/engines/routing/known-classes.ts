import { requestOwnServer } from "../../base/request/internal";

/*
 * Checks whether a series class, course, live class or teacher exists before its page is rendered. For a page's own
 * `notFound()` Next sends a document that only scripts can fill, and stores one for each id
 * (docs/decisions/0002-static-pages.md).
 */

/**
 * Ids of series classes, the number of pages of the hot-sell list, and ids of courses, live classes and teachers;
 * null if they cannot be read.
 */
export type KnownClasses = {
  ids: number[];
  pages: number;
  courses: number[];
  lives: number[] | null;
  teachers: number[] | null;
  /** Slugs of the school's own pages and of its articles. */
  ownPages: string[];
  articles: string[];
  /** Number of pages of the list of articles. */
  newsPages: number;
  /** Whether packages of class points are on sale, so that the page of prices exists. */
  prices: boolean;
};

export const knownClassesPath = "/api/series";

/** In milliseconds. After a time-out, the next request tries again. */
const fetchTimeoutMs = 5_000;

/**
 * Reads the known classes from this site by HTTP, for code without access to its data.
 * @returns undefined if the response is an error
 * @throws Error if the request fails or takes longer than `fetchTimeoutMs`
 */
export function fetchKnownClasses(): Promise<KnownClasses | undefined> {
  return requestOwnServer(knownClassesPath, fetchTimeoutMs, (response) =>
    response.ok ? (response.json() as Promise<KnownClasses>) : undefined,
  );
}

/** Ids that cannot be listed count as existing. */
const isListed = (ids: number[] | null, id: number) => ids === null || ids.includes(id);

/** Whether the page with an id or number exists, by the address before it. */
const idChecks: Readonly<Record<string, (id: number, known: KnownClasses) => boolean>> = {
  "hot-sell/detail": (id, { ids }) => isListed(ids, id),
  "hot-sell/booked": (id, { ids }) => isListed(ids, id),
  "hot-sell/page": (id, { pages }) => id <= pages,
  "account/course/list/detail": (id, { courses }) => isListed(courses, id),
  live: (id, { lives }) => isListed(lives, id),
  teachers: (id, { teachers }) => isListed(teachers, id),
  "news/page": (id, { newsPages }) => id <= newsPages,
};

const idPathPattern = new RegExp(`/(${Object.keys(idChecks).join("|")})/(\\d+)$`);
const slugPathPattern = /^\/[^/]+\/(pages|news)\/([a-z0-9-]+)$/;
const pricesPathPattern = /^\/[^/]+\/prices$/;

/** Whether a rewritten path is that of a class, list page, course, teacher, own page, article or the prices, which may not exist. */
export function dependsOnClasses(rewrite: string): boolean {
  return [idPathPattern, slugPathPattern, pricesPathPattern].some((pattern) => pattern.test(rewrite));
}

/** Whether the class, list page, course, teacher or other page of a rewritten path exists. */
export function pathExists(rewrite: string, known: KnownClasses): boolean {
  if (pricesPathPattern.test(rewrite)) return known.prices;
  const [, folder, slug = ""] = slugPathPattern.exec(rewrite) ?? [];
  if (folder) return (folder === "news" ? known.articles : known.ownPages).includes(slug);
  const [, address = "", value] = idPathPattern.exec(rewrite) ?? [];
  return idChecks[address]?.(Number(value), known) ?? true;
}

/** Longest delay until a new or deleted class is noticed. */
const ttlMs = 5_000;

/**
 * Creates a check of rewritten paths against the known classes, which are loaded on demand and at most once in
 * `ttlMs`. A request for a known class does not wait for a reload. Until the first load succeeds, every class counts
 * as existing.
 */
export function classCheck(load: () => Promise<KnownClasses | undefined>, clock: () => number = Date.now) {
  let known: KnownClasses | undefined;
  let loadedAt = -Infinity;
  let loading: Promise<void> | undefined;
  const reload = async () => {
    // If a load fails, the previous data stays.
    known = (await load().catch(() => undefined)) ?? known;
    loadedAt = clock();
    loading = undefined;
  };
  const check = async (rewrite: string): Promise<boolean> => {
    const pending = clock() - loadedAt >= ttlMs ? (loading ??= reload()) : undefined;
    if (known && pathExists(rewrite, known)) return true;
    await pending;
    return !known || pathExists(rewrite, known);
  };
  /** Discards the known classes; the next check loads them again. */
  const reset = () => {
    known = undefined;
    loadedAt = -Infinity;
  };
  return { check, reset };
}
