/*
 * Runs in the head, before the first paint. Cached pages are the same for all visitors. This script marks the root
 * element with the kind of visitor (`data-viewer`, from the cookies that the account site and `SessionWatcher` write),
 * with the account that the page is for (`data-account`, lib/base/session/page-account.ts), and with whether the browser is on
 * a desktop (`data-desktop`) and can share links itself (`data-web-share`).
 * `data-for` in app/globals.css and Tailwind's `in-data-` variants show and hide content by these.
 */
import { tokenChanged } from "../../base/session/events";
import { markOf } from "../../base/session/token-mark";

const { dataset, style } = document.documentElement;

/** Reading cookies throws if the browser forbids them; the visitor then counts as a guest. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

const readMark = () => markOf(/(?:^|; )token=([^;]*)/.exec(cookies())?.[1]);
const accountType = () => /(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(cookies())?.[1];
const language = /(?:^|; )locale=([-A-Za-z]+)/.exec(cookies())?.[1];

dataset.account = readMark();
dataset.viewer = dataset.account ? (accountType() ?? "pending") : "guest";

// The server may have changed the cookie for a `?locale=` query, and local storage must match it. Not before the first
// paint, which would wait for the browser to open the storage.
addEventListener("load", () => {
  try {
    if (language) localStorage.locale = language;
    else localStorage.removeItem("locale");
  } catch {
    // Storage is forbidden.
  }
});

// iPads identify themselves as Macintosh, but Macs have no touch screen.
const isMobile =
  /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ||
  (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent));
if (!isMobile) dataset.desktop = "";

// Missing on plain http, in Firefox on a desktop and in many in-app browsers.
if ("canShare" in navigator) dataset.webShare = "";

/*
 * Another tab or the account site may have changed the login, and the back-forward cache may show a page from before
 * that. A guest's page shows nothing private and may hold unsent text, so it reloads only when it is shown again.
 */
const checkAccount = (isRestored = false) => {
  if (readMark() === dataset.account || !(isRestored || dataset.account)) return;
  style.visibility = "hidden";
  if (dispatchEvent(new Event(tokenChanged, { cancelable: true }))) location.reload();
};
addEventListener("pageshow", ({ persisted }) => checkAccount(persisted));
for (const type of ["focus", "visibilitychange"]) addEventListener(type, () => checkAccount());
// Missing in older browsers and on plain http.
if (typeof cookieStore !== "undefined") cookieStore.addEventListener("change", () => checkAccount());

// Text is restored only into fields that the visitor has not used yet (components/ui/use-persistent-form.ts).
addEventListener("focusin", ({ target }) => {
  (target as HTMLElement).hadFocus = true;
});
