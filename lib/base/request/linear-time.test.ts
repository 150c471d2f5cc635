import { readOrigin } from "../contract/campaign-origin";
import { readSession } from "../desk/cookie";
import { isJson } from "../../engines/calls/read-body";
import { languageFromHeader } from "../i18n/resolve";
import { routeLabel } from "../../app/bootstrap/route-label";
import { readCookies } from "../../engines/routing/read-request";
import { matchRoute } from "../../engines/routing/match";
import { encodingFor } from "../../app/server/pages/compress";
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

/** Returns the time of four runs in milliseconds. */
function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  for (let time = 0; time < 4; time += 1) work();
  return performance.now() - startedAt;
}

const textOf = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

test.each(readers)("%s is read in linear time", (_, read) => {
  for (const unit of units) {
    const [short, long] = [textOf(unit, 1_000), textOf(unit, 8_000)];
    read(long);
    // Eight times the length takes 8 times as long in linear time and 64 times in quadratic time. Other load on the
    // machine only lengthens times: the shortest of several is the reader's own, and a doubt is settled by more of
    // them. Times below a tenth of a millisecond are noise.
    const fiveTimes = Array.from({ length: 5 }, () => timeOf(() => read(short)));
    const allowed = 30 * Math.max(0.1, Math.min(...fiveTimes));
    let taken = Infinity;
    for (let attempt = 0; attempt < 100 && taken >= allowed; attempt += 1)
      taken = Math.min(
        taken,
        timeOf(() => read(long)),
      );
    expect([unit, taken < allowed || { taken, allowed }]).toEqual([unit, true]);
  }
});
