import { internalHeaders, internalOrigin } from "../request/internal";

/*
 * Whether the address of a series class, a course, a live class or a teacher exists. Next answers a page's own
 * `notFound()` with a document that only scripts fill, and stores one per id, so the question is asked before
 * (docs/decisions/0007-known-ids.md).
 */

/**
 * Ids of series classes, the number of pages of the hot-sell list, and ids of courses, live classes and teachers; null
 * where they cannot be read now.
 */
export type KnownClasses = {
  ids: number[];
  pages: number;
  courses: number[];
  lives: number[] | null;
  teachers: number[] | null;
};

export const knownClassesPath = "/api/series";

/** A process that does not answer in this time is asked again with the next request. In milliseconds. */
const fetchTimeoutMs = 5_000;

/** Asks the site itself, for code without access to its data. @returns undefined where that cannot be known now */
export async function fetchKnownClasses(): Promise<KnownClasses | undefined> {
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  const response = await fetch(internalOrigin() + knownClassesPath, { headers: internalHeaders(), signal });
  return response.ok ? ((await response.json()) as KnownClasses) : undefined;
}

const target = /\/(hot-sell\/detail|hot-sell\/page|account\/course\/list\/detail|live|teachers)\/(\d+)$/;

/** Whether a rewritten path is one of a class, a list's page, a course or a teacher, which may not exist. */
export function dependsOnClasses(rewrite: string): boolean {
  return target.test(rewrite);
}

/** Whether what a rewritten path names exists. */
export function exists(rewrite: string, known: KnownClasses): boolean {
  const [, kind, value] = target.exec(rewrite) ?? [];
  const id = Number(value);
  if (kind === "hot-sell/page") return id <= known.pages;
  const ids = idsOf(kind, known);
  // What cannot be listed now counts as existing.
  return ids === null || ids.includes(id);
}

function idsOf(kind: string | undefined, { ids, courses, lives, teachers }: KnownClasses): number[] | null {
  if (kind === "live") return lives;
  if (kind === "teachers") return teachers;
  return kind === "hot-sell/detail" ? ids : courses;
}

/** How much later a new class, or one that is gone, is noticed. */
const ttlMs = 5_000;

/**
 * Checks rewritten paths against the known classes, which are loaded on demand and at most once in five seconds. A
 * known class does not wait for the next load: that it is gone, later requests see. While nothing could ever be loaded,
 * every class counts as existing.
 */
export function classCheck(load: () => Promise<KnownClasses | undefined>, clock: () => number = Date.now) {
  let known: KnownClasses | undefined;
  let loadedAt = -Infinity;
  let loading: Promise<void> | undefined;
  const reload = async () => {
    // A failed load keeps what was known.
    known = (await load().catch(() => undefined)) ?? known;
    loadedAt = clock();
    loading = undefined;
  };
  const check = async (rewrite: string): Promise<boolean> => {
    const pending = clock() - loadedAt >= ttlMs ? (loading ??= reload()) : undefined;
    if (known && exists(rewrite, known)) return true;
    await pending;
    return !known || exists(rewrite, known);
  };
  /** Forgets what is known: the next check loads it again. */
  const reset = () => {
    known = undefined;
    loadedAt = -Infinity;
  };
  return { check, reset };
}
