import { asciiDigits } from "../text/digits";
import { foldText } from "../text/fold";
import { otherNames } from "./region-names";

/** A country or territory under one of its dial codes. One with several dial codes stands in the list once for each. */
export type Region = {
  /** ISO 3166-1 alpha-2, such as VN; XK for Kosovo, as telephone books have it. */
  code: string;
  /** Chinese name. */
  zh: string;
  en: string;
  /** Digits after the plus. Where one country code serves many, the area is part of it: 1809, 1829 and 1849. */
  dialCode: string;
  /** IANA time zones whose clocks are this region's; not repeated under its further dial codes. */
  zones?: readonly string[];
};

/** What a name may be written with or without: Viet Nam, U.S.A., Guinea-Bissau, Cote d’Ivoire. */
const between = /[\s.'’-]/g;

/** Without case, accents, widths and what stands between words. */
const joined = (text: string) => foldText(text).replace(between, "");

/**
 * The regions that a typed text may mean, in the list's order but those first whose code, dial code or name it is
 * in full, and then those it begins. Found by code, by dial code (with or without plus and separators) and by both
 * names, and by what people call it besides; case, accents, blanks and dots do not matter. An empty text means all.
 * @param ownNames the reader's own names by code, if they are to be found too.
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
