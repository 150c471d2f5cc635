import { decodeEscapes } from "../request/escapes";
import { routes, type Route, type RouteName } from "../routes";

type Matcher = { name: RouteName; route: Route; pattern: RegExp };

/** What a `{parameter}` of a route may be. Ids are checked here so that junk never reaches a page or a cache. */
export const parameters: Record<string, string> = {
  id: "[1-9][0-9]{0,9}",
  region: "[A-Za-z0-9][^/]*",
};

/** Longest segment of the campaign that is a link, in characters. */
const maxSegmentLength = 64;

const matchers: Matcher[] = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? "")}$`),
}));

/** The route a path names exactly, or undefined. A slash at the end is another path. */
export function matchRoute(path: string): { name: RouteName; route: Route } | undefined {
  const match = matchers.find(({ pattern }) => pattern.test(path));
  return match?.route.campaign && !hasShortSegment(path) ? undefined : match;
}

/** Marketers write links in their own language, and programs send their accents composed or not. */
function hasShortSegment(path: string): boolean {
  const segment = decodeEscapes(path.slice(path.lastIndexOf("/") + 1));
  return segment !== undefined && [...segment.normalize("NFC")].length <= maxSegmentLength;
}
