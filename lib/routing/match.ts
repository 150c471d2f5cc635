import { routes, type Route, type RouteName } from "../routes";

type Matcher = { name: RouteName; route: Route; pattern: RegExp };

/** What a `{parameter}` of a route may be. Ids are checked here so that junk never reaches a page or a cache. */
export const parameters: Record<string, string> = {
  id: "[1-9][0-9]{0,9}",
  region: "[A-Za-z0-9][A-Za-z0-9_-]{0,63}",
};

const matchers: Matcher[] = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? "")}$`),
}));

/** The route a path names exactly, or undefined. A slash at the end is another path. */
export function matchRoute(path: string): { name: RouteName; route: Route } | undefined {
  return matchers.find(({ pattern }) => pattern.test(path));
}
