import { languages } from "../../lib/i18n/languages";
import { shortForms } from "../../lib/i18n/resolve";
import { routes } from "../../lib/routes";
import { pick } from "./random";

/** A request as sent. */
export type WireRequest = { path: string; headers: Record<string, string> };

type Random = () => number;

const regions = ["vn", "VN-facebook-jan", "id", "Id_x", "en", "fr", "enroll", "1", "v"];
const ids = ["1", "2", "3", "7", "999", "4000000000", "0", "07", "x"];
const missingPaths = [
  "/nowhere",
  "/Home",
  "/ko-KR/home",
  "/missing",
  "/live/records",
  "/privacy/view",
  "/account",
  "/home.html",
];

function randomPath(random: Random): string {
  const kind = random();
  if (kind < 0.03) return "/";
  if (kind < 0.13) return random() < 0.5 ? pick(random, missingPaths) : `/${random().toString(36).slice(2)}`;
  const route = pick(random, Object.values(routes)).path;
  return route.replace("{id}", () => pick(random, ids)).replace("{region}", () => pick(random, regions));
}

const codes = [...languages, ...Object.keys(shortForms)];

/** In upper, lower or the usual case. */
function randomCase(random: Random, word: string): string {
  return pick(random, [word, word, word.toLowerCase(), word.toUpperCase()]);
}

function localePair(random: Random): string {
  const code = randomCase(random, pick(random, codes));
  const odd = [
    "locale=fr",
    "locale=",
    "locale",
    `locale=%${code.charCodeAt(0).toString(16)}${code.slice(1)}`,
  ];
  const odder = [
    `%6Cocale=${code}`,
    `Locale=${code}`,
    `locale=${code}+`,
    `locale=constructor`,
    `xlocale=${code}`,
  ];
  return random() < 0.7 ? `locale=${code}` : pick(random, [...odd, ...odder]);
}

const pairs = [
  "tab=records",
  "tab=live",
  "tab=%72ecords",
  "page=2",
  "page=3",
  "page=1",
  "page=02",
  "page=100",
  "utm_source=facebook&utm_medium=social",
  "fbclid=IwAR0%2Bx",
  "q=%C3%A9",
  "a",
  "&",
];

function randomQuery(random: Random): string {
  const parts: string[] = [];
  while (random() < 0.35) parts.push(random() < 0.5 ? localePair(random) : pick(random, pairs));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function randomCookies(random: Random): string | undefined {
  const parts: string[] = [];
  if (random() < 0.5) parts.push(`locale=${pick(random, languages)}`);
  if (random() < 0.05) parts.push(`locale=${pick(random, ["fr", "", "KO-kr", "ko%2DKR", "../x", " ko-KR"])}`);
  if (random() < 0.3) parts.push(`token=${pick(random, ["abc.def", "a%2Fb%3D", "", "%zz", "%E4%BD"])}`);
  if (random() < 0.3)
    parts.push(`account_type=${pick(random, ["student", "teacher", "teacher", "te%61cher"])}`);
  if (random() < 0.2) parts.push(pick(random, ["_ga=GA1.1", "xlocale=ko-KR", "TOKEN=1", "token", "a=b=c"]));
  if (parts.length === 0) return undefined;
  return parts.sort(() => random() - 0.5).join(random() < 0.9 ? "; " : ";");
}

const tags = [
  "en",
  "en-GB",
  "en-US",
  "zh",
  "zh-CN",
  "zh-TW",
  "zh-Hant",
  "zh-Hant-HK",
  "zh-hans-hk",
  "zh-Hans-TW",
  "zh-Hant-MO",
  "zh-MO",
  "ZH-hk",
].concat(["vi", "vi-VN", "id", "in", "ko-KR", "ko", "fr-FR", "de", "*", "kok", "x-zh", "enough"]);
const qualities = [
  "",
  "",
  "",
  ";q=0.9",
  ";q=0.8",
  ";q=0.5",
  ";q=0",
  ";q=1",
  ";q=1.0",
  "; q=0.7",
  ";q=5",
  ";level=1;q=0.4",
  ";q=x",
];

function randomAcceptLanguage(random: Random): string | undefined {
  const kind = random();
  if (kind < 0.2) return undefined;
  if (kind < 0.5) {
    // The form that browsers send.
    const [first, second] = [pick(random, tags), pick(random, tags)];
    return `${first},${first.split("-")[0]};q=0.9,${second};q=0.8,en;q=0.7`;
  }
  const parts = [pick(random, tags) + pick(random, qualities)];
  while (random() < 0.6) parts.push(pick(random, tags) + pick(random, qualities));
  if (kind < 0.52) parts.unshift(...Array.from({ length: 60 }, (_, index) => `x${index};q=0.1`));
  return parts.join(pick(random, [",", ", ", " , "]));
}

const encodings = [
  "gzip",
  "gzip, deflate, br",
  "gzip, deflate, br, zstd",
  "br",
  "identity",
  "gzip;q=0",
  "gzip;q=0.5",
].concat(["deflate", "GZIP", "br;q=1.0, gzip;q=0.8, *;q=0.1", "*;q=0", "x-gzip"]);

/** Headers of Next's client router. */
const routerHeaders: Record<string, string>[] = [
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Url": "/home" },
  { RSC: "1", "Next-Router-State-Tree": "%5B%22%22%2C%7B%7D%2Cnull%2C%22refetch%22%5D" },
];

/** A random request: page x language x query x login x router x encoding, in usual and unusual forms. */
export function randomRequest(random: Random): WireRequest {
  const router = random() < 0.15 ? pick(random, routerHeaders) : {};
  const headers: Record<string, string | undefined> = {
    ...router,
    cookie: randomCookies(random),
    "accept-language": randomAcceptLanguage(random),
    "accept-encoding": random() < 0.1 ? undefined : pick(random, encodings),
  };
  const sentHeaders = Object.fromEntries(
    Object.entries(headers).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  return { path: randomPath(random) + randomQuery(random), headers: sentHeaders };
}
