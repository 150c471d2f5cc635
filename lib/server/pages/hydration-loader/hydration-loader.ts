import { completeAddress, contextualLinks } from "../../../markup/contextual-links";
import { showNotStarted } from "../../../markup/not-started";
import { pageHydrated, rootHydrated } from "../../../hydration/events";
import { recordChanges, restoreAdded, stopRecording, undoChanges } from "./original-dom";

/*
 * Inline script in the head of every page that starts its scripts when they are needed (route table, `scripts`).
 * scripts/lib/bundle-server.mjs compiles it to one constant text, which the content security policy allows by its hash.
 * Per-page values are in data attributes of its script element.
 */
const ownScript = document.currentScript as HTMLScriptElement;
const { start, files: fileList = "" } = ownScript.dataset;
const files = fileList.split(" ");
const { documentElement: root, head } = document;
const on = addEventListener;
const off = removeEventListener;

/** Events that show that the visitor uses the page. Some assistive technology sends only `click`. */
const interactionEvents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
];
/** Delay after `load` for pages with animations, live data or forms. */
const startDelayMs = 3000;
/** If the page is still open after this time, the navigation did not leave it. */
const stayedMs = 5000;

/** Elements pressed before React could handle them, in order, each with its index among all elements that match `scriptedSelector`. */
const heldPresses = new Map<HTMLElement, number>();
let isStarted = false;
/** React's root handles events, including those in sections that are not hydrated yet. */
let isReactReady = false;
let hasFailed = false;
let isLeaving = false;

/** Browsers also send `pointermove` for a pointer that rests where the page appears, with a movement of zero. */
const isResting = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

function startScripts(event?: Event) {
  if (isStarted || (event && isResting(event))) return;
  isStarted = true;
  on("beforeunload", markLeaving);
  for (const name of interactionEvents) off(name, startScripts, true);
  // While the document is loading, scripts are only preloaded: React hydrates complete documents.
  if (document.readyState !== "loading") return runFiles();
  files.forEach(preload);
  on("DOMContentLoaded", () => runFiles());
}

/** Preloads a script without running it. */
function preload(file: string) {
  const hint = document.createElement("link");
  Object.assign(hint, { rel: "preload", as: "script", href: file });
  head.append(hint);
}

/** Preloads all files, one per idle task, so that no task is long. */
function preloadAll([file, ...rest] = files) {
  if (!file || isStarted || savesData()) return;
  preload(file);
  whenIdle(() => preloadAll(rest));
}

function savesData(): boolean {
  // Not all browsers support these. Without support, files are preloaded.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);

/** Runs a function in the next task, without the minimum delay of nested timers. */
function queueTask(callback: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(0);
}

/** Runs the files in order, the page's data first. Each is added in a task of its own, so that no task is long. */
function runFiles([file, ...rest] = files) {
  if (!file) return;
  const script = document.createElement("script");
  script.async = false;
  script.onload = prepareHydration;
  script.onerror = fail;
  script.src = file;
  head.append(script);
  queueTask(() => runFiles(rest));
}

/** React hydrates in a later task than the script that starts it. From then on, changes come from React. */
function prepareHydration() {
  undoChanges();
  if (hasReactKey(document)) stopRecording();
}

/** React adds properties with this prefix to nodes that it has hydrated. */
const hasReactKey = (node: Node) => Object.keys(node).some((key) => key.startsWith("__react"));

/**
 * The visitor is navigating away. Some browsers then cancel script downloads and report them as errors; a reload would cancel
 * the navigation.
 */
const markLeaving = () => (isLeaving = true);

/** Elements that need a script to handle a press. Popovers, disclosures and fields work without one. */
const scriptedSelector = `button:not([popovertarget],:disabled),a[data-scripted],${contextualLinks}`;

/** Holds a press back until React can handle it. Most links work at once. */
function holdPress(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>("button,a");
  // With its script, such a link opens a dialog instead.
  if (!target?.matches(scriptedSelector)) return;
  if (isReactReady) {
    if (losesInput(target)) {
      cancelEvent(event);
      return markBusy(target);
    }
    const current = hydrate(target);
    // React handles the event itself, unless it has replaced the element.
    if (current === target) return;
    cancelEvent(event);
    if (current) current.click();
    else markBusy(target);
    return;
  }
  if (target instanceof HTMLAnchorElement) {
    const isFromHere = target.matches(contextualLinks);
    if (isFromHere) completeAddress(target);
    // These keys open a link in a new tab or window. They do not change what a button does.
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Leaving now would lose form input, which the page's script saves. If the script failed to load, links still work; a
    // form is not submitted, because that would lose the input.
    if (opensElsewhere || hasFailed || (isFromHere && !hasInput())) return;
  }
  cancelEvent(event);
  if (hasFailed) return showNotStarted();
  markBusy(target);
  startScripts();
}

/** Marks a pressed element as busy until the press is handled (styled in button.css). */
function markBusy(target: HTMLElement) {
  target.ariaBusy = "true";
  heldPresses.set(target, queryAll(scriptedSelector).indexOf(target));
}

function cancelEvent(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Makes React hydrate the section of an element immediately, by an event that has no other listeners.
 * @returns the element, or its replacement if React rendered the section again; undefined if it is not hydrated
 */
function hydrate(
  target: HTMLElement,
  position = queryAll(scriptedSelector).indexOf(target),
): HTMLElement | undefined {
  target.dispatchEvent(new Event("dragend", { bubbles: true }));
  const current = target.isConnected ? target : queryAll<HTMLElement>(scriptedSelector)[position];
  return current && hasReactKey(current) ? current : undefined;
}

/** Called when React's root handles events (components/layout/hydration-signal.tsx). */
function onReactReady() {
  isReactReady = true;
  stopRecording();
  off("beforeunload", markLeaving);
  replayPresses(
    hydrate,
    [...heldPresses].filter(([target]) => !losesInput(target)),
  );
}

/** Called when every section is hydrated. */
function onPageHydrated() {
  off("click", holdPress, true);
  replayPresses((target, position) =>
    target.isConnected ? target : queryAll<HTMLElement>(scriptedSelector)[position],
  );
  restoreAdded();
}

/** Whether following the link, to a related page or another language, would lose form input that is not saved yet. */
const losesInput = (target: HTMLElement) => target.matches(contextualLinks) && hasInput();

/** Clicks the pressed elements again, except those that nothing can handle yet. */
function replayPresses(
  resolveTarget: (target: HTMLElement, position: number) => HTMLElement | undefined,
  presses = [...heldPresses],
) {
  for (const [target, position] of presses) {
    target.ariaBusy = null;
    const current = resolveTarget(target, position);
    if (!current) continue;
    heldPresses.delete(target);
    current.click();
  }
}

/**
 * A script failed to load: the visitor is offline, or a new version of the site was deployed. In the second case the page is
 * reloaded, once and only without form input; otherwise a message is shown.
 */
function fail() {
  if (hasFailed) return;
  if (isLeaving) return ifStillHere(fail);
  hasFailed = true;
  const link = [...heldPresses.keys()].find((target) => target.matches("a"));
  replayPresses((target) => (target === link ? target : undefined));
  if (!link) fetch(location.href, { method: "HEAD", cache: "no-store" }).then(reloadOrReport, showNotStarted);
}

function reloadOrReport() {
  // The visitor followed a link during the check.
  if (isLeaving) ifStillHere(reloadOrReport);
  else if (wasReloaded() || hasInput()) showNotStarted();
  else location.reload();
}

/** Runs a function if the page is still open after a while: the link was a download, or the visitor came back. */
const ifStillHere = (callback: () => void) =>
  void setTimeout(() => ((isLeaving = false), callback()), stayedMs);

const wasReloaded = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
};

/**
 * Whether any form control differs from its default. The first option of a select is skipped, since browsers select it by
 * themselves if there is no default.
 */
const hasInput = () =>
  queryAll<HTMLInputElement>("input,textarea").some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  ) ||
  queryAll<HTMLOptionElement>("option").some(
    ({ index, selected, defaultSelected }) => index && selected !== defaultSelected,
  );

const queryAll = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];

/**
 * Whether a form page needs its script immediately: to save the campaign parameters of its address, or to restore a saved form
 * or phone number (lib/campaign/storage.ts).
 */
function needsScriptNow() {
  try {
    if ([...new URLSearchParams(location.search).keys()].some((name) => name !== "locale")) return true;
    // eslint-disable-next-line no-restricted-globals -- inside try; the storage module is larger than this whole script
    return Object.keys(sessionStorage).some((key) => /:(?:form|asked_phone)\b/.test(key));
  } catch {
    return false;
  }
}

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
on(rootHydrated, onReactReady);
on(pageHydrated, onPageHydrated);
on("readystatechange", () => document.readyState === "interactive" && recordChanges(), true);
// Form buttons are disabled for browsers without scripts. With this script, an early press is held back like any other.
if (start === "form")
  on("DOMContentLoaded", () => {
    for (const button of queryAll<HTMLButtonElement>("form button:disabled")) button.disabled = false;
  });
// Logged-in visitors need scripts immediately to see their own content (lib/inline-scripts/viewer.ts).
if (root.dataset.viewer !== "guest") startScripts();
else {
  for (const name of interactionEvents) on(name, startScripts, { capture: true, passive: true });
  if (start === "soon" || start === "form") on("load", () => setTimeout(startScripts, startDelayMs));
  if (start === "form") afterPaint(() => (needsScriptNow() ? startScripts() : preloadAll()));
  if (start === "soon" || start === "press") on("load", () => whenIdle(() => preloadAll()));
  if (start === "now") afterPaint(() => startScripts());
}
