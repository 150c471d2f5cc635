/*
 * Whether an address of a series class or a course leads anywhere. Next answers a page's own `notFound()` with an empty
 * document that only script fills, and would keep one per id; so the page front asks before (docs/decisions).
 */

/** What there is to be seen: ids of series classes, how many pages the hot-sell list has, and ids of courses. */
export type KnownClasses = { ids: number[]; pages: number; courses: number[] };

/** Where the page front asks for them, in this process. */
export const knownClassesPath = "/api/series";

const target = /\/(?:hot-sell\/(detail|page)|account\/(course)\/list\/detail)\/(\d+)$/;

/** Whether a rewritten path is one of a class, of a list's page or of a course, which may not be there. */
export function dependsOnClasses(rewrite: string): boolean {
  return target.test(rewrite);
}

/** Whether what it names is there. */
export function isThere(rewrite: string, known: KnownClasses): boolean {
  const [, kind, course, value] = target.exec(rewrite) ?? [];
  if (course) return known.courses.includes(Number(value));
  return kind === "page" ? Number(value) <= known.pages : known.ids.includes(Number(value));
}

/** What is known is asked for anew after this time: a class that is new or gone is noticed this much later. */
const ttlMs = 5_000;

/**
 * Asks once in five seconds at most, however many classes are tried, and only when somebody looks at one. Who looks
 * at a class that was known does not wait for the answer: that it is gone is told to the next. While nobody could
 * ever tell, all count as there.
 */
export function classCheck(load: () => Promise<KnownClasses | undefined>, clock: () => number = Date.now) {
  let known: KnownClasses | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    // What was known stays while nobody can tell.
    known = (await load().catch(() => undefined)) ?? known;
    askedAt = clock();
    asking = undefined;
  };
  const check = async (rewrite: string): Promise<boolean> => {
    const asked = clock() - askedAt >= ttlMs ? (asking ??= ask()) : undefined;
    if (known && isThere(rewrite, known)) return true;
    await asked;
    return !known || isThere(rewrite, known);
  };
  /** The next who looks at any class waits for the answer. */
  const renew = () => {
    known = undefined;
    askedAt = -Infinity;
  };
  return { check, renew };
}
