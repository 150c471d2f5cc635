import { asciiDigits } from "../text/digits";
import { foldText } from "../text/fold";
import { otherNames } from "./region-names";

/** A country or territory with one of its dial codes. The list has one entry for each dial code. */
export type Region = {
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
const between = /[\s.'’-]/g;

/** Folds a name for searches and removes the characters between words. */
const joined = (text: string) => foldText(text).replace(between, "");

/**
 * Searches regions by code, dial code (with or without plus and separators), both names and other common names. Case,
 * accents, spaces and dots are ignored. Exact matches come first, then prefixes, then other matches, each in the list's
 * order. An empty query returns all.
 * @param ownNames names in the reader's language by code
 */
export function searchRegions<Item extends Region>(
  query: string,
  list: readonly Item[],
  ownNames: Readonly<Record<string, string>> = {},
): Item[] {
  const wanted = asciiDigits(foldText(query)).trim();
  if (wanted === "") return [...list];
  const digits = dialDigits(wanted);
  const ranked = list.map((region) => {
    const names = [region.zh, region.en, ownNames[region.code] ?? "", ...(otherNames[region.code] ?? [])];
    const rank = rankOfName(joined(wanted), region.code, names.map(joined));
    return { region, rank: Math.min(rank, rankOfDial(digits, region)) };
  });
  return ranked
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ region }) => region);
}

const [whole, start, inside, none] = [0, 1, 2, 3];

function rankOfName(wanted: string, code: string, names: string[]): number {
  if (code.toLowerCase() === wanted || names.includes(wanted)) return whole;
  if (names.some((name) => name.startsWith(wanted))) return start;
  return names.some((name) => name.includes(wanted)) ? inside : none;
}

function rankOfDial(digits: string | undefined, { dialCode }: Region): number {
  if (digits === undefined) return none;
  if (dialCode === digits) return whole;
  return dialCode.startsWith(digits) ? start : none;
}

/** The digits of a text that is written as a dial code: 84, +84, 0084, 1-809, +1 (809). */
function dialDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits === "" ? undefined : digits;
}
