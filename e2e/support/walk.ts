import { languages, type Language } from "../../lib/i18n/languages";
import { routes, type Route, type RouteName } from "../../lib/routes";

/** Values for the `{parameters}` of routes, as a visitor would have them. */
const examples: Record<string, string> = { id: "1", region: "vn" };

export type Stop = { name: RouteName | "missing"; path: string; status: number };

/** Every page of the route table, and the 404 page: made from the table, so that a page cannot be forgotten. */
export const stops: Stop[] = [
  ...(Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
    name,
    path: route.path.replace(/\{(\w+)\}/g, (_, key: string) => examples[key] ?? key),
    status: 200,
  })),
  { name: "missing", path: "/no-such-page", status: 404 },
];

export type Visit = Stop & { language: Language; address: string };

/** Every page in every language. */
export const visits: Visit[] = stops.flatMap((stop) =>
  languages.map((language) => ({ ...stop, language, address: `${stop.path}?locale=${language}` })),
);

/** Widths at which every page is looked at, in CSS pixels: a phone, the widest mobile layout, a desktop. */
export const widths = [360, 768, 1280] as const;
