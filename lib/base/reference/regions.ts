import { asciiDigits } from "../text/digits";
import { foldText } from "../text/fold";
import { otherNames } from "./region-names";

/** A country or territory with one of its dial codes. The list has one entry for each dial code. */
export type CountryOrRegion = {
  /** ISO 3166-1 alpha-2 code, such as VN; XK for Kosovo. */
  code: string;
  /** Chinese name. */
  zh: string;
  en: string;
  /** Digits after the plus. For members of the North American plan it includes the area code: 1809, 1829 and 1849. */
  dialCode: string;
  /** IANA time zones of the region; only on the entry of its first dial code. */
  zones?: readonly string[];
};

/** Characters that a search ignores within names: Viet Nam, U.S.A., Guinea-Bissau, Cote d’Ivoire. */
const ignoredInNames = /[\s.'’-]/g;

/** Folds a name for searches and removes the characters between words. */
export const foldName = (text: string) => foldText(text).replace(ignoredInNames, "");

/**
 * Searches regions by code, dial code (with or without plus and separators), both names and other common names. Case,
 * accents, spaces and dots are ignored. Exact matches come first, then prefixes, then other matches, each in the list's
 * order. An empty query returns all.
 * @param ownNames names in the reader's language by code
 */
export function searchRegions<Item extends CountryOrRegion>(
  query: string,
  list: readonly Item[],
  ownNames: Readonly<Record<string, string>> = {},
): Item[] {
  const foldedQuery = asciiDigits(foldText(query)).trim();
  if (foldedQuery === "") return [...list];
  const digits = parseDialDigits(foldedQuery);
  const ranked = list.map((region) => {
    const names = [region.zh, region.en, ownNames[region.code] ?? "", ...(otherNames[region.code] ?? [])];
    const rank = rankName(foldName(foldedQuery), region.code, names.map(foldName));
    return { region, rank: Math.min(rank, rankDialCode(digits, region)) };
  });
  return ranked
    .filter(({ rank }) => rank < noRank)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ region }) => region);
}

const [exactRank, prefixRank, containedRank, noRank] = [0, 1, 2, 3];

function rankName(foldedQuery: string, code: string, names: string[]): number {
  if (code.toLowerCase() === foldedQuery || names.includes(foldedQuery)) return exactRank;
  if (names.some((name) => name.startsWith(foldedQuery))) return prefixRank;
  return names.some((name) => name.includes(foldedQuery)) ? containedRank : noRank;
}

function rankDialCode(digits: string | undefined, { dialCode }: CountryOrRegion): number {
  if (digits === undefined) return noRank;
  if (dialCode === digits) return exactRank;
  return dialCode.startsWith(digits) ? prefixRank : noRank;
}

/** The digits of a text that is written as a dial code: 84, +84, 0084, 1-809, +1 (809). */
function parseDialDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits === "" ? undefined : digits;
}
