import { endpoints } from "../contract/endpoints";
import { matchScreen } from "../desk/screens";
import { matchCall } from "../gateway/match";
import { matchRoute } from "../routing/match";
import { files, folders } from "../routing/not-pages";
import { splitTarget } from "../request/target";

/** Of this project's own calls, apart from those of the contract. */
const ownCalls = [
  "account/",
  "campaign/",
  "desk/",
  "docs",
  "link/",
  "openapi.json",
  "preview",
  "regions",
  "renew",
  "series",
  "speed",
];

/** Addresses that are neither pages nor calls of the contract, by how they begin. */
const others = [
  ...folders.filter((name) => !["api", "chief"].includes(name)).map((name) => `/${name}/`),
  ...files.map((name) => `/${name}`),
  ...ownCalls.map((name) => `/api/${name}`),
];

/**
 * The pattern that an address follows, for logs and metrics: one of some sixty, however many addresses are tried,
 * and without what an id or a query may tell.
 */
export function routeLabel(method: string, address: string): string {
  const { path } = splitTarget(address);
  if (path === "/") return path;
  // Files come first: they are most of what is asked for.
  const other = others.find((start) => path.startsWith(start));
  if (other) return other;
  const call = matchCall(method, path);
  if (call.kind === "call") return endpoints[call.name].path;
  return matchRoute(path)?.route.path ?? matchScreen(path)?.screen.path ?? "unknown";
}
