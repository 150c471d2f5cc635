import { pageHydrated, rootHydrated } from "../../../../base/hydration/events";
import { hasChoiceOfClasses, needsScriptNow, queryAll } from "./form-input";
import { holdPress, onPageHydrated, onReactReady } from "./hold-press";
import { watchPresses } from "./lost-press";
import { recordChanges } from "./original-dom";
import { interactionEvents, preloadAll, startScripts, whenIdle } from "./start-scripts";
import { on, start } from "./state";

/*
 * Inline script in the head of every page that starts its scripts when they are needed (route table, `scripts`).
 * scripts/lib/bundle-server.mjs compiles it to one constant text, which the content security policy allows by its hash.
 * Per-page values are in data attributes of its script element.
 */

/** Delay after `load` for pages with animations, live data or forms. */
const startDelayMs = 3000;

/**
 * Runs a function after the first paint with web fonts, so that scripts do not compete with visible content for bandwidth. The
 * second frame after the fonts are ready follows that paint. A hidden page is not painted.
 */
function afterPaint(callback: () => void) {
  const onFontsReady = () =>
    document.hidden ? callback() : requestAnimationFrame(() => requestAnimationFrame(callback));
  on("DOMContentLoaded", () => document.fonts.ready.then(onFontsReady));
}

on("click", holdPress, true);
watchPresses();
on(rootHydrated, onReactReady);
on(pageHydrated, onPageHydrated);
on("readystatechange", () => document.readyState === "interactive" && recordChanges(), true);
// Form buttons are disabled for browsers without scripts. With this script, an early press is held back like any other.
if (start === "form")
  on("DOMContentLoaded", () => {
    for (const button of queryAll<HTMLButtonElement>("form button:disabled")) button.disabled = false;
  });
// Logged-in visitors need scripts immediately to see their own content (lib/app/inline-scripts/viewer.ts).
if (document.documentElement.dataset.viewer !== "guest") startScripts();
else {
  for (const name of interactionEvents) on(name, startScripts, { capture: true, passive: true });
  if (start === "soon" || start === "form") on("load", () => setTimeout(startScripts, startDelayMs));
  if (start === "soon") afterPaint(() => hasChoiceOfClasses() && startScripts());
  if (start === "form") afterPaint(() => (needsScriptNow() ? startScripts() : preloadAll()));
  if (start === "soon" || start === "press") on("load", () => whenIdle(() => preloadAll()));
  if (start === "now") afterPaint(() => startScripts());
}
