import { completeAddress, fromHere } from "../../../markup/from-here";
import { showNotStarted } from "../../../markup/not-started";
import { pageHydrated, rootHydrated } from "../../../hydration/events";
import { recordChanges, restoreAdded, stopRecording, undoChanges } from "./original-dom";

/*
 * Inline script in the head of every page that starts its scripts when they are needed (route table, `scripts`).
 * scripts/lib/bundle-server.mjs compiles it to one constant text, which the content security policy allows by its hash.
 * Per-page values are in data attributes of its script element.
 */
const own = document.currentScript as HTMLScriptElement;
const { start, files: list = "" } = own.dataset;
const files = list.split(" ");
const { documentElement: page, head } = document;
const on = addEventListener;
const off = removeEventListener;

/** Events that show that the visitor uses the page. Some assistive technology sends only `click`. */
const touches = [
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
const soonMs = 3000;
/** If the page is still open after this time, the navigation did not leave it. */
const stillHereMs = 5000;

/** Elements pressed before React could handle them, in order, each with its index among all elements that match `scriptedSelector`. */
const pressed = new Map<HTMLElement, number>();
let begun = false;
/** React's root handles events, including those in sections that are not hydrated yet. */
let answering = false;
let failed = false;
let leaving = false;

/** Browsers also send `pointermove` for a pointer that rests where the page appears, with a movement of zero. */
const resting = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

function begin(event?: Event) {
  if (begun || (event && resting(event))) return;
  begun = true;
  on("beforeunload", leave);
  for (const name of touches) off(name, begin, true);
  // While the document is loading, scripts are only preloaded: React hydrates complete documents.
  if (document.readyState !== "loading") return load();
  files.forEach(fetchAhead);
  on("DOMContentLoaded", () => load());
}

/** Preloads a script without running it. */
function fetchAhead(file: string) {
  const hint = document.createElement("link");
  Object.assign(hint, { rel: "preload", as: "script", href: file });
  head.append(hint);
}

/** Preloads all files, one per idle task, so that no task is long. */
function fetchAllAhead([file, ...rest] = files) {
  if (!file || begun || savesData()) return;
  fetchAhead(file);
  whenIdle(() => fetchAllAhead(rest));
}

function savesData(): boolean {
  // Not all browsers support these. Without support, the visitor has not asked to save data.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

/** Runs a function in the next task, without the minimum delay of nested timers. */
function queueTask(act: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(0);
}

/** Runs the files in order, the page's data first. Each is added in a task of its own, so that no task is long. */
function load([file, ...rest] = files) {
  if (!file) return;
  const script = document.createElement("script");
  script.async = false;
  script.onload = prepareHydration;
  script.onerror = fail;
  script.src = file;
  head.append(script);
  queueTask(() => load(rest));
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
const leave = () => (leaving = true);

/** Elements that need a script to handle a press. Popovers, disclosures and fields work without one. */
const scripted = `button:not([popovertarget],:disabled),a[data-scripted],${fromHere}`;

/** Holds a press back until React can handle it. Most links work at once. */
function keep(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>("button,a");
  // With its script, such a link opens a dialog instead.
  if (!target?.matches(scripted)) return;
  if (answering) {
    if (leavesTyped(target)) {
      hold(event);
      return wait(target);
    }
    const current = hydrate(target);
    // React handles the event itself, unless it has replaced the element.
    if (current === target) return;
    hold(event);
    if (current) current.click();
    else wait(target);
    return;
  }
  if (target instanceof HTMLAnchorElement) {
    const led = target.matches(fromHere);
    if (led) completeAddress(target);
    // These keys open a link in a new tab or window. They do not change what a button does.
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Leaving now would lose form input, which the page's script saves. If the script failed to load, links still work; a
    // form is not submitted, because that would lose the input.
    if (elsewhere || failed || (led && !typed())) return;
  }
  hold(event);
  if (failed) return showNotStarted();
  wait(target);
  begin();
}

/** Marks a pressed element as busy until the press is handled (styled in button.css). */
function wait(target: HTMLElement) {
  target.ariaBusy = "true";
  pressed.set(target, all(scripted).indexOf(target));
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Makes React hydrate the section of an element at once, by an event that has no other listeners.
 * @returns the element, or its replacement if React rendered the section again; undefined if it is not hydrated
 */
function hydrate(target: HTMLElement, place = all(scripted).indexOf(target)): HTMLElement | undefined {
  target.dispatchEvent(new Event("dragend", { bubbles: true }));
  const current = target.isConnected ? target : all<HTMLElement>(scripted)[place];
  return current && hasReactKey(current) ? current : undefined;
}

/** Called when React's root handles events (components/layout/hydration-signal.tsx). */
function answer() {
  answering = true;
  stopRecording();
  off("beforeunload", leave);
  answerPressed(
    hydrate,
    [...pressed].filter(([target]) => !leavesTyped(target)),
  );
}

/** Called when every section is hydrated. */
function end() {
  off("click", keep, true);
  answerPressed((target, place) => (target.isConnected ? target : all<HTMLElement>(scripted)[place]));
  restoreAdded();
}

/** Whether following the link, to a related page or another language, would lose form input that is not saved yet. */
const leavesTyped = (target: HTMLElement) => target.matches(fromHere) && typed();

/** Clicks the pressed elements again, except those that nothing can handle yet. */
function answerPressed(
  answering: (target: HTMLElement, place: number) => HTMLElement | undefined,
  presses = [...pressed],
) {
  for (const [target, place] of presses) {
    target.ariaBusy = null;
    const current = answering(target, place);
    if (!current) continue;
    pressed.delete(target);
    current.click();
  }
}

/**
 * A script failed to load: the visitor is offline, or a new version of the site was deployed. In the second case the page is
 * reloaded, once and only without form input; otherwise a message is shown.
 */
function fail() {
  if (failed) return;
  if (leaving) return later(fail);
  failed = true;
  const link = [...pressed.keys()].find((target) => target.matches("a"));
  answerPressed((target) => (target === link ? target : undefined));
  if (!link) fetch(location.href, { method: "HEAD", cache: "no-store" }).then(startAnew, showNotStarted);
}

function startAnew() {
  // The visitor followed a link during the check.
  if (leaving) later(startAnew);
  else if (again() || typed()) showNotStarted();
  else location.reload();
}

/** Runs a function if the page is still open after a while: the link was a download, or the visitor came back. */
const later = (act: () => void) => void setTimeout(() => ((leaving = false), act()), stillHereMs);

const again = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
};

/**
 * Whether any form control differs from its default. The first option of a select is skipped, since browsers select it by
 * themselves if there is no default.
 */
const typed = () =>
  all<HTMLInputElement>("input,textarea").some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  ) ||
  all<HTMLOptionElement>("option").some(
    ({ index, selected, defaultSelected }) => index && selected !== defaultSelected,
  );

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];

/**
 * Whether a form page needs its script at once: to save the campaign parameters of its address, or to restore a saved form
 * or phone number (lib/campaign/storage.ts).
 */
function awaited() {
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
function oncePainted(act: () => void) {
  const painted = () => (document.hidden ? act() : requestAnimationFrame(() => requestAnimationFrame(act)));
  on("DOMContentLoaded", () => document.fonts.ready.then(painted));
}

on("click", keep, true);
on(rootHydrated, answer);
on(pageHydrated, end);
on("readystatechange", () => document.readyState === "interactive" && recordChanges(), true);
// Form buttons are disabled for browsers without scripts. With this script, an early press is held back like any other.
if (start === "form")
  on("DOMContentLoaded", () => {
    for (const button of all<HTMLButtonElement>("form button:disabled")) button.disabled = false;
  });
// Logged-in visitors need scripts at once to see their own content (lib/inline-scripts/viewer.ts).
if (page.dataset.viewer !== "guest") begin();
else {
  for (const name of touches) on(name, begin, { capture: true, passive: true });
  if (start === "soon" || start === "form") on("load", () => setTimeout(begin, soonMs));
  if (start === "form") oncePainted(() => (awaited() ? begin() : fetchAllAhead()));
  if (start === "soon" || start === "press") on("load", () => whenIdle(() => fetchAllAhead()));
  if (start === "now") oncePainted(() => begin());
}
