import { fail, markLeaving } from "./load-failure";
import { stopRecording, undoChanges } from "./original-dom";
import { files, off, on, state } from "./state";

/** Events that show that the visitor uses the page. Some assistive technology sends only `click`. */
export const interactionEvents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
];

/** Browsers also send `pointermove` for a pointer that rests where the page appears, with a movement of zero. */
const isResting = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

export function startScripts(event?: Event) {
  if (state.isStarted || (event && isResting(event))) return;
  state.isStarted = true;
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
  document.head.append(hint);
}

/** Preloads all files, one per idle task, so that no task is long. */
export function preloadAll([file, ...rest] = files) {
  if (!file || state.isStarted || savesData()) return;
  preload(file);
  whenIdle(() => preloadAll(rest));
}

function savesData(): boolean {
  // Not all browsers support these. Without support, files are preloaded.
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Safari has no `requestIdleCallback`. */
export const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);

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
  document.head.append(script);
  queueTask(() => runFiles(rest));
}

/** React hydrates in a later task than the script that starts it. From then on, changes come from React. */
function prepareHydration() {
  undoChanges();
  if (hasReactKey(document)) stopRecording();
}

/** React adds properties with this prefix to nodes that it has hydrated. */
export const hasReactKey = (node: Node) => Object.keys(node).some((key) => key.startsWith("__react"));
