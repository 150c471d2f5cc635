import { completeAddress, fromHere } from "../../../markup/from-here";
import { showNotStarted } from "../../../markup/not-started";
import { pageHydrated, rootHydrated } from "../../../hydration/events";
import { recordChanges, restoreAdded, stopRecording, undoChanges } from "./original-dom";

/*
 * Stands in the head of every page and starts its scripts when they are needed (route table, `scripts`). Compiled and
 * minified by scripts/lib/bundle-server.mjs into one constant text, which the policy names by its hash; so it holds
 * nothing that varies, and no more than it must. What it works with stands in attributes of its own element.
 */
const own = document.currentScript as HTMLScriptElement;
const { start, files: list = "" } = own.dataset;
const files = list.split(" ");
const { documentElement: page, head } = document;
const on = addEventListener;
const off = removeEventListener;

/** First signs of a reader who is about to use the page; `click` alone comes from some aids. */
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
/** How long a page that moves by itself, shows live data or waits to be filled in lies still after it has loaded. */
const soonMs = 3000;
/** After this time nobody is on the way to another page any more. */
const stillHereMs = 5000;

/** What was pressed before a script could answer, in order, each once, with its place among all that may be. */
const pressed = new Map<HTMLElement, number>();
let begun = false;
/** React answers presses, also in sections that it has not hydrated yet. */
let answering = false;
let failed = false;
let leaving = false;

/** A pointer that rests where the page appears is told of, too, as one that has moved by nothing. */
const resting = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

function begin(event?: Event) {
  if (begun || (event && resting(event))) return;
  begun = true;
  on("beforeunload", leave);
  for (const name of touches) off(name, begin, true);
  // While the page is still coming, its scripts may come beside it; React takes over only what is whole.
  if (document.readyState !== "loading") return load();
  files.forEach(fetchAhead);
  on("DOMContentLoaded", () => load());
}

/** Fetched ahead, so that no more than running it is left to do. */
function fetchAhead(file: string) {
  const hint = document.createElement("link");
  Object.assign(hint, { rel: "preload", as: "script", href: file });
  head.append(hint);
}

/** Fetches the files ahead, one in a task, so that none is long. */
function fetchAllAhead([file, ...rest] = files) {
  if (!file || begun || savesData()) return;
  fetchAhead(file);
  whenIdle(() => fetchAllAhead(rest));
}

function savesData(): boolean {
  // Chrome alone has the first, and no browser may have the second yet: then nobody asked to save data.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Safari has no idle callbacks. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

/** A task that comes right after this one, without the delay of nested timers. */
function queueTask(act: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = act;
  port2.postMessage(0);
}

/** Runs the files in their order, the page's data first. Each is added in a task of its own, so that none is long. */
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

/** React hydrates in a later task than the script that starts it. From then on changes are its own. */
function prepareHydration() {
  undoChanges();
  if (hasReactKey(document)) stopRecording();
}

/** React names its own properties so of what it has taken over. */
const hasReactKey = (node: Node) => Object.keys(node).some((key) => key.startsWith("__react"));

/**
 * The reader is on the way to another page. Some browsers tell of the scripts that they stop fetching then as of scripts
 * that could not be had; loading this page anew would keep the reader here.
 */
const leave = () => (leaving = true);

/** What a press may be meant for that only a script can answer. Popovers, disclosures and fields need none. */
const scripted = `button:not([popovertarget],:disabled),a[data-scripted],${fromHere}`;

/** Keeps a press until React can answer it. Links hardly ever wait. */
function keep(event: MouseEvent) {
  const target = (event.target as Element).closest<HTMLElement>("button,a");
  // A link with a script of its own opens a dialog instead.
  if (!target?.matches(scripted)) return;
  if (answering) {
    if (leavesTyped(target)) {
      hold(event);
      return wait(target);
    }
    const current = hydrate(target);
    // React answers by itself, unless it has put another element in the place of this one.
    if (current === target) return;
    hold(event);
    if (current) current.click();
    else wait(target);
    return;
  }
  if (target instanceof HTMLAnchorElement) {
    const led = target.matches(fromHere);
    if (led) completeAddress(target);
    // Opened elsewhere so. A button pressed so would still send its form.
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // What was typed here would be lost; the page's script keeps it. Where it cannot be had, links lead on all the same,
    // and a form is not sent: its page would be gone, with what was typed.
    if (elsewhere || failed || (led && !typed())) return;
  }
  hold(event);
  if (failed) return showNotStarted();
  wait(target);
  begin();
}

/** It looks like what it is: pressed, and not answered yet (button.css). */
function wait(target: HTMLElement) {
  target.ariaBusy = "true";
  pressed.set(target, all(scripted).indexOf(target));
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Has React hydrate the section that an element is in, as it does at once for an event of this kind, which nobody else
 * listens to.
 * @returns the element, or the one in its place where React had to render the section anew; undefined where it could not.
 */
function hydrate(target: HTMLElement, place = all(scripted).indexOf(target)): HTMLElement | undefined {
  target.dispatchEvent(new Event("dragend", { bubbles: true }));
  const current = target.isConnected ? target : all<HTMLElement>(scripted)[place];
  return current && hasReactKey(current) ? current : undefined;
}

/** React answers presses now (components/layout/hydration-signal.tsx). */
function answer() {
  answering = true;
  stopRecording();
  off("beforeunload", leave);
  answerPressed(
    hydrate,
    [...pressed].filter(([target]) => !leavesTyped(target)),
  );
}

/** Every section is hydrated. */
function end() {
  off("click", keep, true);
  answerPressed((target, place) => (target.isConnected ? target : all<HTMLElement>(scripted)[place]));
  restoreAdded();
}

/** A link that leads to this page's neighbor or another language would lose what was typed before its section keeps it. */
const leavesTyped = (target: HTMLElement) => target.matches(fromHere) && typed();

/** Does what was pressed, but for what nothing can answer yet. */
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
 * A script could not be had: the line is gone, or a new version of the site is out. In the second case the page is
 * loaded anew, once and only while nothing has been typed; else it says so.
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
  // A link was followed while it was asked.
  if (leaving) later(startAnew);
  else if (again() || typed()) showNotStarted();
  else location.reload();
}

/** Still here after a while: what was followed was a download, or the reader is back. */
const later = (act: () => void) => void setTimeout(() => ((leaving = false), act()), stillHereMs);

const again = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
};

/**
 * Whether anything was typed, ticked or chosen. Of a select without a default the first option is, by itself; where
 * another one was chosen or was the default, one further on tells.
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
 * What a script has to do before anybody touches a form: to note the link that was followed, to show what was begun
 * before or the phone that was asked about (lib/campaign/storage.ts).
 */
function awaited() {
  try {
    if ([...new URLSearchParams(location.search).keys()].some((name) => name !== "locale")) return true;
    // eslint-disable-next-line no-restricted-globals -- in a net; the module for it is larger than all of this
    return Object.keys(sessionStorage).some((key) => /:(?:form|asked_phone)\b/.test(key));
  } catch {
    return false;
  }
}

/**
 * Once all of it is painted, in its own letters: over a slow line what is seen comes before what answers. The frame after
 * that in which it is painted tells. A hidden page is not painted.
 */
function oncePainted(act: () => void) {
  const painted = () => (document.hidden ? act() : requestAnimationFrame(() => requestAnimationFrame(act)));
  on("DOMContentLoaded", () => document.fonts.ready.then(painted));
}

on("click", keep, true);
on(rootHydrated, answer);
on(pageHydrated, end);
on("readystatechange", () => document.readyState === "interactive" && recordChanges(), true);
// They come disabled, for browsers without scripts. With one, an early press is kept like any other.
if (start === "form")
  on("DOMContentLoaded", () => {
    for (const button of all<HTMLButtonElement>("form button:disabled")) button.disabled = false;
  });
// Whoever has a token is shown what only a script can tell (lib/inline-scripts/viewer.ts).
if (page.dataset.viewer !== "guest") begin();
else {
  for (const name of touches) on(name, begin, { capture: true, passive: true });
  if (start === "soon" || start === "form") on("load", () => setTimeout(begin, soonMs));
  if (start === "form") oncePainted(() => (awaited() ? begin() : fetchAllAhead()));
  if (start === "soon" || start === "press") on("load", () => whenIdle(() => fetchAllAhead()));
  if (start === "now") oncePainted(() => begin());
}
