import { readOrigin } from "../contract/campaign-origin";
import { readSession } from "../desk/cookie";
import { isJson } from "../calls/read-body";
import { languageFromHeader } from "../i18n/resolve";
import { routeLabel } from "../bootstrap/route-label";
import { readCookies } from "../routing/read-request";
import { matchRoute } from "../routing/match";
import { encodingFor } from "../server/pages/compress";
import { canonicalTarget } from "./canonical-target";
import { clientAddress, isForwardedLocally } from "./client-address";
import { decodeEscapes } from "../text/escapes";
import { matchesEtag } from "./etag";
import { hostCheck } from "./host";
import { keepSiteCookies } from "./site-cookies";

/*
 * Every parser of unbounded client input must take linear time. Each gets texts on which a careless parser would take
 * quadratic time.
 */

const isOwnHost = hostCheck("http://localhost:3000");

const readers: [name: string, read: (text: string) => unknown][] = [
  ["Cookie, kept", keepSiteCookies],
  ["Cookie, of pages", readCookies],
  ["Cookie, of the campaign", (text) => readOrigin(text)],
  ["Cookie, of the campaign's value", (text) => readOrigin(`campaign_origin=${text}`)],
  ["Cookie, of the desk", (text) => readSession(text, false)],
  ["target, path", (text) => canonicalTarget(`/a${text}b/`)],
  ["target, query", (text) => canonicalTarget(`/a?${text}`)],
  ["target, absolute", (text) => canonicalTarget(`http://${text}`)],
  ["escapes", decodeEscapes],
  ["route", (text) => matchRoute(`/study-abroad/vn${text}`)],
  ["route label", (text) => routeLabel("GET", `/api/v1/${text}`)],
  ["Host", (text) => isOwnHost(text, "127.0.0.1")],
  ["X-Forwarded-For", (text) => [clientAddress("127.0.0.1", text, 1), isForwardedLocally(text)]],
  ["Accept-Language", languageFromHeader],
  ["Accept-Encoding", encodingFor],
  ["If-None-Match", (text) => matchesEtag(text, ['"x"', '"y"'])],
  ["Content-Type", (text) => isJson(`application/json; charset=${text}x`)],
];

const units = [
  ...[
    "a=b;",
    "token=%;",
    "locale=ko-KR; ",
    "desk=x;",
    "=",
    ";",
    "a=b&",
    "&",
    "?",
    "/",
    "//",
    "./",
    "../",
    "\\",
  ],
  ...[
    "%",
    "%2",
    "%25",
    "%2e",
    "%c3%a1",
    "%c3",
    "%e1%bb",
    "..;",
    ".rsc",
    "#",
    "@",
    ":",
    "[",
    "é",
    "\xe1",
    "á",
  ],
  ...[
    "en,",
    "zh-Hant-",
    "ko;q=0.1,",
    "q=",
    "br;q=0.5,",
    "*,",
    "1.1.1.1,",
    "127.0.0.1, ",
    '"a",',
    'W/"',
    " ",
    "\t",
  ],
  ...["; ", " ;", "a ", "-", "_"],
];

/** Returns the shortest of several times in milliseconds, which other load on the machine affects least. */
function bestTime(work: () => unknown, times: number): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const startedAt = performance.now();
    for (let time = 0; time < times; time += 1) work();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

const textOf = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

test.each(readers)("%s is read in linear time", (_, read) => {
  for (const unit of units) {
    const [short, long] = [textOf(unit, 1_000), textOf(unit, 8_000)];
    read(long);
    // Eight times the length takes 8 times as long in linear time and 64 times in quadratic time. Times below a tenth
    // of a millisecond are noise.
    const allowed =
      30 *
      Math.max(
        bestTime(() => read(short), 4),
        0.1,
      );
    const taken = bestTime(() => read(long), 4);
    expect([unit, taken < allowed || { taken, allowed }]).toEqual([unit, true]);
  }
});
