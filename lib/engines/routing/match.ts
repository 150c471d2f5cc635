import { decodeEscapes } from "../../base/text/escapes";
import { routes, type Route, type RouteName } from "../../base/routes";

type Matcher = { name: RouteName; route: Route; pattern: RegExp };

/** Patterns of the `{parameters}` of routes. Invalid ids are rejected here, before they reach a page or a cache. */
export const parameters: Record<string, string> = {
  id: "[1-9][0-9]{0,9}",
  region: "[A-Za-z0-9][^/]*",
  slug: "[a-z0-9](?:[a-z0-9-]{0,79})",
};

/** Longest last segment of a campaign link, in characters. */
const maxSegmentLength = 64;

const matchers: Matcher[] = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? "")}$`),
}));

/** Finds the route of a path. A trailing slash makes another path. */
export function matchRoute(path: string): { name: RouteName; route: Route } | undefined {
  const match = matchers.find(({ pattern }) => pattern.test(path));
  return match?.route.campaign && !hasShortSegment(path) ? undefined : match;
}

/** Counts characters after normalization, because links may contain accents in composed or decomposed form. */
function hasShortSegment(path: string): boolean {
  const segment = decodeEscapes(path.slice(path.lastIndexOf("/") + 1));
  return segment !== undefined && [...segment.normalize("NFC")].length <= maxSegmentLength;
}
