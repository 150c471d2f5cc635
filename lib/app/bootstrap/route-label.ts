import { endpoints } from "../../base/contract/endpoints";
import { matchScreen } from "../../base/desk/screens";
import { matchCall } from "../../engines/provider-calls/match";
import { matchRoute } from "../../engines/routing/match";
import { nonPageFiles, nonPageFolders } from "../../engines/routing/not-pages";
import { splitTarget } from "../../base/request/target";

/** Prefixes of the project's own calls, which are not in the contract. */
const ownCalls = [
  "account/",
  "campaign/",
  "desk/",
  "docs",
  "languages",
  "link/",
  "openapi.json",
  "preview",
  "regions",
  "renew",
  "series",
  "speed",
];

/** Prefixes of paths that are neither pages nor calls of the contract. */
const otherPrefixes = [
  ...nonPageFolders.filter((name) => !["api", "chief"].includes(name)).map((name) => `/${name}/`),
  ...nonPageFiles.map((name) => `/${name}`),
  ...ownCalls.map((name) => `/api/${name}`),
];

/**
 * Returns the pattern of an address for logs and metrics. There are about sixty patterns, and none contains an id or a
 * query.
 */
export function routeLabel(method: string, address: string): string {
  const { path } = splitTarget(address);
  if (path === "/") return path;
  // Files are checked first, because most requests are for files.
  const otherPrefix = otherPrefixes.find((start) => path.startsWith(start));
  if (otherPrefix) return otherPrefix;
  const call = matchCall(method, path);
  if (call.kind === "call") return endpoints[call.name].path;
  return matchRoute(path)?.route.path ?? matchScreen(path)?.screen.path ?? "unknown";
}
