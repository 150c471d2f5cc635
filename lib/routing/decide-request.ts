import { decide, toNotFound, type RoutingDecision, type RoutingSettings } from "./decide";
import { dependsOnClasses } from "./known-classes";
import { readRoutingRequest, type RoutingHeaders } from "./read-request";

/** A request's address; `search` has its `?`, or is empty. */
export type Target = { path: string; search: string };

/**
 * The decision for a request, with what `decide` cannot know: whether the class or course exists.
 * @param isClassKnown whether a rewritten path names one that exists
 * @returns a promise only where that has to be asked
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
