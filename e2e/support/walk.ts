import { languages, type Language } from "../../lib/i18n/languages";
import { routes, type Route, type RouteName } from "../../lib/routes";
import { long } from "../../testing/long";

/** Values for the `{parameters}` of routes, as a visitor would have them. */
const examples: Record<string, string> = { id: "1" };

/** Regions of the campaign and the one language each speaks, whatever the visitor's is (spec section 2). */
const regions: Record<string, Language> = { vn: "vi-VN", id: "id-ID", en: "en-US" };

export type Visit = {
  name: RouteName | "missing";
  path: string;
  status: number;
  language: Language;
  /** Path with the query that asks for the language, and what only the browser reads. */
  address: string;
};

/** What a mailed link has behind its address. */
const secret = `#${"a".repeat(43)}`;

function inEveryLanguage(name: Visit["name"], path: string, status: number, behind = ""): Visit[] {
  return languages.map((language) => ({
    name,
    path,
    status,
    language,
    address: `${path}?locale=${language}${behind}`,
  }));
}

function inEveryRegion(name: Visit["name"], path: string): Visit[] {
  return Object.entries(regions).map(([region, language]) => {
    const address = path.replace("{region}", region);
    return { name, path: address, status: 200, language, address };
  });
}

/**
 * Every page in every language it has, and the 404 page: made from the route table, so that a page cannot be
 * forgotten.
 */
export const visits: Visit[] = [
  ...(Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) => {
    const path = route.path.replace(/\{(\w+)\}/g, (whole, key: string) => examples[key] ?? whole);
    if (route.campaign) return inEveryRegion(name, path);
    return inEveryLanguage(name, path, 200, route.holdsSecret && secret);
  }),
  ...inEveryLanguage("missing", "/no-such-page", 404),
];

/** Widths at which pages are looked at, in CSS pixels: a phone, the widest mobile layout, a desktop. */
const widths = [360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** The language in which everything is looked at, in all widths: it has the longest words. */
const inFull: Language = "vi-VN";

/** Pages that have one language only. */
const isUnique = ({ name, language, path }: Visit) =>
  !visits.some((other) => other.name === name && other.path === path && other.language !== language);

/** How far a page's place in the table is turned, so that pages take turns. */
const turnOf = ({ name }: Visit) => visits.findIndex((visit) => visit.name === name);

const others = languages.filter((language) => language !== inFull);

/** Whether a visit is looked at in everything: of a page in several languages the others have the same elements and colours. */
export const isLookedAtInFull = (visit: Visit): boolean =>
  long || isUnique(visit) || visit.language === inFull;

/**
 * Whether a quick run looks at a visit closely, started by a touch and in all widths: each page in two languages, one of
 * them always the same.
 */
export const isLookedAtClosely = (visit: Visit): boolean =>
  isLookedAtInFull(visit) || visit.language === others[turnOf(visit) % others.length];

/** The widths at which a visit is looked at: all of them where it is looked at closely, else one, in turn. */
export function widthsOf(visit: Visit): readonly Width[] {
  if (isLookedAtClosely(visit)) return widths;
  const turn = turnOf(visit) + languages.indexOf(visit.language);
  return widths.slice(turn % widths.length, (turn % widths.length) + 1);
}
