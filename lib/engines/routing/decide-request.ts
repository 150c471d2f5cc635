import { decide, toNotFound, type RoutingDecision, type RoutingSettings } from "./decide";
import { dependsOnClasses } from "./known-classes";
import { readRoutingRequest, type RoutingHeaders } from "./read-request";

/** A request's address; `search` includes its `?` or is empty. */
export type Target = { path: string; search: string };

/**
 * Decides a request and, unlike `decide`, checks that its class or course exists.
 * @param isClassKnown checks whether the class or course of a rewritten path exists
 * @returns a promise only if that check is needed
 */
export function decideRequest(
  { path, search }: Target,
  headers: RoutingHeaders,
  settings: RoutingSettings,
  isClassKnown: (rewrite: string) => Promise<boolean>,
): RoutingDecision | Promise<RoutingDecision> {
  const decision = decide(readRoutingRequest(path, search, headers), settings);
  if (decision.kind !== "page" || !dependsOnClasses(decision.rewrite)) return decision;
  return isClassKnown(decision.rewrite).then((isKnown) => (isKnown ? decision : toNotFound(decision)));
}
