import { languages, type Language } from "../../lib/base/i18n/languages";
import { routes, type Route, type RouteName } from "../../lib/base/routes";
import { isLongRun, sampleOf } from "../../testing/long-run";

/** Values for the `{parameters}` of routes. */
const examples: Record<string, string> = { id: "1" };

/** Regions of the campaign with the language of their pages (spec section 2). */
const regions: Record<string, Language> = { vn: "vi-VN", id: "id-ID", en: "en-US" };

export type Visit = {
  name: RouteName | "missing";
  path: string;
  status: number;
  language: Language;
  /** Path with the language query and a fragment, if the page needs one. */
  address: string;
};

/** The fragment of links in mails. */
const mailFragment = `#${"a".repeat(43)}`;

function inEveryLanguage(name: Visit["name"], path: string, status: number, fragment = ""): Visit[] {
  return languages.map((language) => ({
    name,
    path,
    status,
    language,
    address: `${path}?locale=${language}${fragment}`,
  }));
}

function inEveryRegion(name: Visit["name"], path: string): Visit[] {
  return Object.entries(regions).map(([region, language]) => {
    const address = path.replace("{region}", region);
    return { name, path: address, status: 200, language, address };
  });
}

/** Pages that the demo content does not have; e2e/desk-pages.spec.ts, e2e/teachers.spec.ts and e2e/family-invitation.spec.ts create and check them. */
const writtenPages: RouteName[] = ["ownPage", "news", "article", "teacherInvitation", "familyInvitation"];

/**
 * Every page in each of its languages, and the 404 page. Derived from the route table, so that no page is forgotten.
 */
export const visits: Visit[] = [
  ...(Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) => {
    if (writtenPages.includes(name)) return [];
    const path = route.path.replace(/\{(\w+)\}/g, (whole, key: string) => examples[key] ?? whole);
    if (route.campaign) return inEveryRegion(name, path);
    return inEveryLanguage(name, path, 200, route.holdsSecret && mailFragment);
  }),
  ...inEveryLanguage("missing", "/no-such-page", 404),
];

/**
 * Addresses of all pages that need no content and no season: in every language in a long run, otherwise each page in one
 * language, which changes from page to page.
 */
export const fixedAddresses: string[] = Object.values<Route>(routes)
  .filter(({ campaign, path }) => !campaign && !path.includes("{"))
  .flatMap(({ path }, page) => sampleOf(languages, page).map((language) => `${path}?locale=${language}`));

/** Widths at which pages are checked, in CSS pixels: a phone, the widest mobile layout, a desktop. */
export type Width = 360 | 768 | 1280;
const widths: readonly Width[] = [360, 768, 1280];

/** The language in which everything is checked: it has the longest words. */
const fullyCheckedLanguage: Language = "vi-VN";

/** Whether the page exists in one language only. */
const hasOneLanguage = ({ name, language, path }: Visit) =>
  !visits.some((other) => other.name === name && other.path === path && other.language !== language);

/** The pages by their names in the route table, in its order. */
export const pageNames = [...new Set(visits.map(({ name }) => name))];
const others = languages.filter((language) => language !== fullyCheckedLanguage);

/**
 * Whether a visit gets all checks, also of layout and accessibility. Other languages have the same elements and colors, as
 * have the campaign's regions, of which one is checked, which changes from page to page.
 */
export function isCheckedInFull(visit: Visit): boolean {
  if (isLongRun) return true;
  const checked = hasOneLanguage(visit)
    ? sampleOf(Object.values(regions), pageNames.indexOf(visit.name))
    : [fullyCheckedLanguage];
  return checked.includes(visit.language);
}

/** Each page in one language, which changes from page to page; all visits in a long run. */
export const oncePerPage: Visit[] = visits.filter(
  (visit) =>
    isLongRun ||
    hasOneLanguage(visit) ||
    sampleOf<Language>(others, pageNames.indexOf(visit.name)).includes(visit.language),
);

/**
 * Each page in two languages: `fullyCheckedLanguage` and that of `oncePerPage`; all visits in a long run. Every page in
 * every language is requested without a browser (every-page.spec.ts).
 */
export const sampledVisits: Visit[] = visits.filter(
  (visit) => isCheckedInFull(visit) || oncePerPage.includes(visit),
);

/**
 * The widths at which a visit's accessibility is checked: all in a long run, otherwise that of a phone or a desktop, which
 * changes from page to page.
 */
export function widthsOf(visit: Visit): readonly Width[] {
  if (isLongRun) return widths;
  return isCheckedInFull(visit) ? sampleOf<Width>([360, 1280], pageNames.indexOf(visit.name)) : [];
}
