import { languages, type Language } from "../../base/i18n/languages";
import { requestOwnServer } from "../../base/request/internal";

/* The languages that the school offers, for the middleware, whose sandbox cannot read the school's record. */

export const offeredLanguagesPath = "/api/languages";

/** In milliseconds. After a time-out, a later request tries again. */
const fetchTimeoutMs = 2_000;

/**
 * Reads the offered languages from this site by HTTP.
 * @returns undefined if the response is an error
 * @throws Error if the request fails or takes longer than `fetchTimeoutMs`
 */
export function fetchOfferedLanguages(): Promise<Language[] | undefined> {
  return requestOwnServer(offeredLanguagesPath, fetchTimeoutMs, (response) =>
    response.ok ? (response.json() as Promise<Language[]>) : undefined,
  );
}

/** Longest delay until a change at the desk is noticed, besides that of lib/app/editing/watch.ts. */
const ttlMs = 1_000;

/**
 * Creates a reader of the offered languages, which are loaded on demand and at most once in `ttlMs`. Only requests
 * before the first load wait for it. If a load fails, the previous languages stay; until one succeeds, these are all.
 */
export function offeredLanguagesReader(
  load: () => Promise<readonly Language[] | undefined>,
  clock: () => number = Date.now,
): () => Promise<readonly Language[]> {
  let offered: readonly Language[] | undefined;
  let loadedAt = -Infinity;
  let loading: Promise<void> | undefined;
  const reload = async () => {
    offered = (await load().catch(() => undefined)) ?? offered;
    loadedAt = clock();
    loading = undefined;
  };
  return async () => {
    const pending = clock() - loadedAt >= ttlMs ? (loading ??= reload()) : undefined;
    if (!offered) await pending;
    return offered ?? languages;
  };
}
