/*
 * Whether an address of a series class leads anywhere. Next answers a page's own `notFound()` with an empty
 * document that only script fills, and would keep one per id; so the middleware asks before (docs/decisions).
 */

/** What there is to be seen: ids of series classes, and how many pages the hot-sell list has. */
export type KnownClasses = { ids: number[]; pages: number };

/** Where the middleware asks for them, on this server. */
export const knownClassesPath = "/api/series";

const target = /\/hot-sell\/(detail|page)\/(\d+)$/;

/** Whether a rewritten path is one of a class or of a list's page, which may not be there. */
export function dependsOnClasses(rewrite: string): boolean {
  return target.test(rewrite);
}

/** Whether what it names is there. */
export function isThere(rewrite: string, known: KnownClasses): boolean {
  const [, kind, value] = target.exec(rewrite) ?? [];
  return kind === "page" ? Number(value) <= known.pages : known.ids.includes(Number(value));
}

/** Milliseconds in which an unknown one is not asked about again: a new class is found this much later at most. */
const shortest = 5_000;

/**
 * Asks rarely: a class that was once known is not asked about again (its page knows if it is gone), and for all
 * others, however many are tried, there is one question in five seconds. While nobody could ever tell, all count as there.
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
  return async (rewrite: string): Promise<boolean> => {
    if (known && isThere(rewrite, known)) return true;
    if (clock() - askedAt >= shortest) await (asking ??= ask());
    return !known || isThere(rewrite, known);
  };
}
