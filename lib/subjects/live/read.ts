import "server-only";
import { readCall } from "../../engines/provider-calls/read-call";
import { dataOf, isSuccess } from "../../base/contract/result";
import type { ReadyLive } from "../../base/contract/types";
import { env } from "../../base/env";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";

/** Largest page size of the provider, and most pages that are read. */
const [perPage, maxPages] = [100, 10];

/** The live classes could not be read, so it is unknown whether one exists. */
export class UnreadableLives extends Error {
  override name = "UnreadableLives";
}

/** Reads the live classes that have not ended, the next first. `isComplete` is false if some could not be read. */
export async function readUpcomingLives(
  language: Language,
): Promise<{ lives: ReadyLive[]; isComplete: boolean }> {
  const read = (page: number) => readCall("readyLives", { page, per_page: perPage }, language);
  const first = await read(1);
  const total = isSuccess(first) ? first.data.total : 0;
  const pages = Math.min(Math.ceil(total / perPage), maxPages);
  const rest = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, n) => read(n + 2)));
  const results = [first, ...rest];
  return {
    lives: results.flatMap((result) => dataOf(result)?.list ?? []),
    isComplete: results.every((result) => isSuccess(result) && !result.omitted?.length),
  };
}

/**
 * Finds a live class by id. The embedded provider also has past ones; other providers list coming ones only.
 * @throws UnreadableLives if a list that may contain it could not be read
 */
export async function findLive(id: number, language: Language): Promise<ReadyLive | undefined> {
  if (!env().API_HOST) {
    const { readLiveClass } = await import("./published");
    return readLiveClass(id, language).catch((error: unknown) => {
      throw new UnreadableLives(`live class ${id} could not be read`, { cause: error });
    });
  }
  const { lives, isComplete } = await readUpcomingLives(language);
  const found = lives.find((live) => live.id === id);
  if (!found && !isComplete) throw new UnreadableLives(`live class ${id} could not be looked up`);
  return found;
}

/** Reads the ids of the live classes that have a page; null if they cannot be read. */
export async function readKnownLives(): Promise<number[] | null> {
  const { lives, isComplete } = await readUpcomingLives(fallbackLanguage);
  return isComplete ? lives.map(({ id }) => id) : null;
}
