import { showNotStarted } from "../../../markup/not-started";
import { hasInput } from "./form-input";
import { heldPresses, replayPresses } from "./held-presses";
import { state } from "./state";

/** If the page is still open after this time, the navigation did not leave it. */
const stayedMs = 5000;

/**
 * The visitor is navigating away. Some browsers then cancel script downloads and report them as errors; a reload would cancel
 * the navigation.
 */
export const markLeaving = () => (state.isLeaving = true);

/**
 * A script failed to load: the visitor is offline, or a new version of the site was deployed. In the second case the page is
 * reloaded, once and only without form input; otherwise a message is shown.
 */
export function fail() {
  if (state.hasFailed) return;
  if (state.isLeaving) return ifStillHere(fail);
  state.hasFailed = true;
  const link = [...heldPresses.keys()].find((target) => target.matches("a"));
  replayPresses((target) => (target === link ? target : undefined));
  if (!link) fetch(location.href, { method: "HEAD", cache: "no-store" }).then(reloadOrReport, showNotStarted);
}

function reloadOrReport() {
  // The visitor followed a link during the check.
  if (state.isLeaving) ifStillHere(reloadOrReport);
  else if (wasReloaded() || hasInput()) showNotStarted();
  else location.reload();
}

/** Runs a function if the page is still open after a while: the link was a download, or the visitor came back. */
const ifStillHere = (callback: () => void) =>
  void setTimeout(() => ((state.isLeaving = false), callback()), stayedMs);

const wasReloaded = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
};
