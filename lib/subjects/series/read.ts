import "server-only";
import { readCall, type ReadResult } from "../../engines/provider-calls/read-call";
import { dataOf, isSuccess } from "../../base/contract/result";
import type { PublicCallResponse, SeriesClass } from "../../base/contract/types";
import { fallbackLanguage, languages, type Language } from "../../base/i18n/languages";
import type { KnownClasses } from "../../engines/routing/known-classes";
import type { SeriesList } from "./item";
import { perPage, readAllPages, recommendedRequest } from "./pages";

/** A series class and its list. */
export type FoundClass = { list: SeriesList; seriesClass: SeriesClass };

/** A list could not be read, so its content is unknown. */
export class UnreadableClasses extends Error {
  override name = "UnreadableClasses";
}

type ListResult = ReadResult<PublicCallResponse<"preSales">>;

/**
 * Finds a series class by id. The provider has no call for a single class, so this searches the hot-sell list, then
 * the recommended classes of the reader's language, then those of other languages, because links are shared across
 * languages.
 * @returns undefined if no list contains it
 * @throws UnreadableClasses if a list that may contain it could not be read, or contains it in a row that was omitted
 * for breaking the contract
 */
export async function findSeriesClass(id: number, language: Language): Promise<FoundClass | undefined> {
  const others = languages.filter((other) => other !== language);
  const steps: [SeriesList, () => Promise<ListResult[]>][] = [
    ["preSale", () => readAllPreSales(language)],
    ["recommended", async () => [await readRecommended(language, language)]],
    ["recommended", () => Promise.all(others.map((other) => readRecommended(other, language)))],
  ];
  let hasUnreadableList = false;
  for (const [list, read] of steps) {
    const results = await read();
    const seriesClass = results.flatMap((result) => classesIn(result)).find((item) => item.id === id);
    if (seriesClass) return { list, seriesClass };
    hasUnreadableList ||= results.some((result) => !isSuccess(result) || omittedIds(result).includes(id));
  }
  if (hasUnreadableList) throw new UnreadableClasses(`series class ${id} could not be looked up`);
  return undefined;
}

/**
 * Reads all series classes of both lists without duplicates, as far as the lists can be read.
 * @param language of their texts
 */
export async function readAllClasses(language: Language): Promise<FoundClass[]> {
  const [hotSell, ...recommended] = await Promise.all([
    readAllPreSales(language),
    ...languages.map((listLanguage) => readRecommended(listLanguage, language)),
  ]);
  const found = [
    ...hotSell.flatMap(classesIn).map((seriesClass): FoundClass => ({ list: "preSale", seriesClass })),
    ...recommended
      .flatMap(classesIn)
      .map((seriesClass): FoundClass => ({ list: "recommended", seriesClass })),
  ];
  const byId = new Map(found.map((one) => [one.seriesClass.id, one]));
  return [...byId.values()];
}

/** Reads the classes that are offered to readers of a language, without duplicates, as far as the lists can be read. */
export async function readOfferedClasses(language: Language): Promise<FoundClass[]> {
  const [hotSell, recommended] = await Promise.all([
    readAllPreSales(language),
    readRecommended(language, language),
  ]);
  const found = [
    ...hotSell.flatMap(classesIn).map((seriesClass): FoundClass => ({ list: "preSale", seriesClass })),
    ...classesIn(recommended).map((seriesClass): FoundClass => ({ list: "recommended", seriesClass })),
  ];
  return [...new Map(found.map((one) => [one.seriesClass.id, one])).values()];
}

/** Lists the classes of a page; none if it could not be read. */
export function classesIn(result: ListResult): SeriesClass[] {
  return (dataOf(result) as PublicCallResponse<"preSales"> | undefined)?.list ?? [];
}

/** Lists the ids of classes that exist, but whose rows were omitted for breaking the contract. */
function omittedIds({ omitted = [] }: ListResult): number[] {
  return omitted.flatMap(({ id }) => id ?? []);
}

function readRecommended(listLanguage: Language, reader: Language): Promise<ListResult> {
  return readCall("recommendedSets", recommendedRequest(listLanguage), reader);
}

/**
 * Reads the ids of existing classes, the number of list pages and the teachers' ids, for routing; undefined if a list
 * cannot be read.
 */
export async function readKnownClasses(): Promise<
  (Pick<KnownClasses, "ids" | "pages"> & { teachers: number[] }) | undefined
> {
  const language = fallbackLanguage;
  const hotSell = await readAllPreSales(language);
  const recommended = await Promise.all(
    languages.map((listLanguage) => readRecommended(listLanguage, language)),
  );
  const results = [...hotSell, ...recommended];
  if (!results.every((result) => isSuccess(result))) return undefined;
  const ids = new Set(
    results.flatMap((result) => [...classesIn(result).map(({ id }) => id), ...omittedIds(result)]),
  );
  // Omitted rows count too, because they take up places in the provider's pages.
  const rows = hotSell.flatMap((result) => [...classesIn(result), ...(result.omitted ?? [])]).length;
  const teachers = new Set(
    results.flatMap((result) => classesIn(result).map(({ teacher_id }) => teacher_id)),
  );
  return { ids: [...ids], pages: Math.ceil(rows / perPage), teachers: [...teachers] };
}

/** Reads all pages of the hot-sell list. */
export function readAllPreSales(language: Language): Promise<ListResult[]> {
  return readAllPages((input) => readCall("preSales", input, language));
}
