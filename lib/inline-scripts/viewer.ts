/*
 * Runs in the head, before the first paint. Cached pages are the same for all visitors. This script marks the root
 * element with the kind of visitor (`data-viewer`, from the cookies that the account site and `SessionWatcher` write)
 * and with whether the browser is on a desktop (`data-desktop`) and can share links itself (`data-web-share`).
 * `data-for` in app/globals.css and Tailwind's `in-data-` variants show and hide content by these.
 */
export {};

const { dataset } = document.documentElement;

/** Reading cookies throws if the browser forbids them; the visitor then counts as a guest. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

const hasToken = () => /(?:^|; )token=[^;]/.test(cookies());
const accountType = () => /(?:^|; )account_type=(student|teacher)(?:;|$)/.exec(cookies())?.[1];
const language = /(?:^|; )locale=([-A-Za-z]+)/.exec(cookies())?.[1];

dataset.viewer = hasToken() ? (accountType() ?? "pending") : "guest";

// The server may have changed the cookie for a `?locale=` query, and local storage must match it.
try {
  if (language) localStorage.locale = language;
  else localStorage.removeItem("locale");
} catch {
  // Storage is forbidden.
}

// iPads identify themselves as Macintosh, but Macs have no touch screen.
const isMobile =
  /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ||
  (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent));
if (!isMobile) dataset.desktop = "";

// Missing on plain http, in Firefox on a desktop and in many in-app browsers.
if ("canShare" in navigator) dataset.webShare = "";

// The browser's back-forward cache may show a page from before a login or logout.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && hasToken() === (dataset.viewer === "guest")) location.reload();
});
