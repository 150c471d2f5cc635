/*
 * Runs in the head, before anything is painted. Pages are the same for everyone, so that they can be cached; this script
 * notes on the root element who the visitor is (`data-viewer`, from the cookies that the account site and
 * `SessionWatcher` write) and whether the browser is a desktop one (`data-desktop`). `data-for` in app/globals.css shows
 * and hides by it.
 */
export {};

const { dataset } = document.documentElement;

/** Reading cookies throws where the browser forbids them: everyone is a guest there. */
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

// The server may have changed the cookie for a `?locale=` query: local storage follows it.
try {
  if (language) localStorage.locale = language;
  else localStorage.removeItem("locale");
} catch {
  // Storage is forbidden.
}

// iPads call themselves Macintoshes, which have no touch screen.
const isMobile =
  /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent) ||
  (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent));
if (!isMobile) dataset.desktop = "";

// The browser's back-forward cache may show a page from before a login or logout.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && hasToken() === (dataset.viewer === "guest")) location.reload();
});
