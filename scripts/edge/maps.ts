import { regions } from "../../lib/campaign/region";
import { byPrimary, shortForms } from "../../lib/i18n/resolve";
import { fallbackLanguage, languages } from "../../lib/i18n/languages";
import { routes, type Route } from "../../lib/routes";
import { parameters } from "../../lib/routing/match";
import { accountTypeCookie, localeCookie, tokenCookie } from "../../lib/session/cookies";

/*
 * nginx `map` blocks that read a request the way lib/routing and lib/i18n do, made from their own tables so that
 * the edge and the middleware cannot drift apart. Whatever a map cannot tell for certain is called odd, and an odd
 * request is passed to the site unchanged and never cached.
 */

type Row = [source: string, value: string];

function map(source: string, target: string, fallback: string, rows: Row[]): string {
  const lines = rows.map(([from, to]) => `  "${from}" "${to}";`);
  return [`map ${source} ${target} {`, `  default "${fallback}";`, ...lines, "}"].join("\n");
}

/** The first pair of a query called `name`; `value` is a pattern of what it holds. */
const firstPair = (name: string, value: string) => `(?:(?!${name}(?:=|&|$))[^&]*&)*${name}${value}(?:&|$)`;

/** Longest Accept-Language that is read, in letters: browsers send under 60. */
const longestHeader = 128;

/**
 * The plainest address of the page behind an address, which stands for it in the key and is what the site is asked
 * for; nothing for an address that is not in the route table.
 */
function pages(): string {
  const rows = (Object.values(routes) as Route[]).flatMap((route): Row[] => {
    const { path, shell, campaign } = route;
    const pattern = path.replace(/\{(\w+)\}/, (_, name: string) => parameters[name] ?? "");
    if (campaign) {
      const [folder] = path.split("{");
      // A campaign page depends on the region alone: the first two letters of its last segment.
      const known = regions.map((region): Row => {
        return [`~^${folder}(?=${parameters.region}$)(?i:${region})`, `${folder}${region}`];
      });
      return [...known, [`~^${pattern}$`, `${folder}other`]];
    }
    // A shell is the same page whatever its id. A pattern even for an address without parameters: nginx compares
    // plain words without regard to case.
    const one = shell ? path.replace("{id}", "1") : path;
    return [[`~^${pattern}$`, one.includes("{") ? "$edge_path" : one]];
  });
  return map("$edge_path", "$edge_page", "", rows);
}

/** The view of a page that its query asks for, as a pair of that query. */
function views(): string {
  const rows = (Object.values(routes) as Route[]).flatMap(({ path, view }): Row[] =>
    view
      ? [
          [
            `~^${path.replaceAll("/", "\\/")}\\?${firstPair(view.query, `=(${view.values})`)}`,
            `${view.query}=$1`,
          ],
        ]
      : [],
  );
  return map('"$edge_page?$args"', "$edge_view", "", rows);
}

const names = ["locale", ...(Object.values(routes) as Route[]).flatMap(({ view }) => view?.query ?? [])];

/** A query with an encoded name, or an encoded value that matters, might mean what these maps do not see. */
const oddQuery = () =>
  map("$args", "$edge_odd_query", "", [
    ["~(?:^|&)[^=&]*%", "query"],
    [`~(?:^|&)(?:${names.join("|")})=[^&]*[%+]`, "query"],
  ]);

/** The language that a query asks for, `?` for one that is none of ours. */
function asked(): string {
  const codes = languages.map((language): Row => [language, language]);
  const rows = [...codes, ...Object.entries(shortForms)].map(([code, language]): Row => {
    return [`~^${firstPair("locale", `=(?i:${code})`)}`, language];
  });
  return map("$args", "$edge_asked", "", [...rows, [`~^${firstPair("locale", "(?:=[^&]*)?")}`, "?"]]);
}

const cookie = (name: string, value: string) => `(?:^|; *)${name}${value}(?:;|$)`;

/** A cookie that stands there twice, or encoded, is read by the site alone. */
function oddCookies(): string {
  const all = [localeCookie, accountTypeCookie, tokenCookie];
  return map("$http_cookie", "$edge_odd_cookies", "", [
    ...all.map((name): Row => [`~(?:^|; *)${name}(?:=[^;]*)?; *(?:.*; *)?${name}(?:=|;|$)`, "cookies"]),
    ...[localeCookie, accountTypeCookie].map((name): Row => [`~${cookie(name, "=[^;]*%[^;]*")}`, "cookies"]),
    // A token is only looked at for being there; one that cannot be decoded is not.
    [`~(?:^|; *)${tokenCookie}=[^;]*%(?![2-7][0-9A-Fa-f])`, "cookies"],
  ]);
}

const stored = () =>
  map(
    "$http_cookie",
    "$edge_stored",
    "",
    languages.map((language) => [`~${cookie(localeCookie, `=(?i:${language})`)}`, language]),
  );

const teacher = () =>
  map("$http_cookie", "$edge_teacher", "", [
    [
      `~^(?=.*${cookie(tokenCookie, "(?:=[^;]+)?")})(?=.*${cookie(accountTypeCookie, "=teacher")})`,
      "teacher",
    ],
  ]);

/**
 * The language of an Accept-Language header. nginx cannot sort by quality, so only headers whose first language
 * wins whatever follows are read; the rest stand for themselves, and become part of the key as they are.
 */
function preferred(): string {
  const length = `(?=.{1,${longestHeader}}$)`;
  const quality = "(?:\\s*;\\s*q=(?:0(?:\\.[0-9]*)?|1(?:\\.0*)?))?";
  const first = (tag: string) => `~*^${length}${tag}\\s*(?:,\\s*[a-z0-9*-]+${quality}\\s*)*$`;
  const more = "(?:-[a-z0-9]+)*";
  const chinese = (subtags: string) => first(`zh${more}-(?:${subtags})${more}`);
  const primaries = Object.entries(byPrimary).filter(([primary]) => primary !== "zh");
  const others = [...new Set(["zh", ...Object.keys(byPrimary)])].filter(
    (primary) => byPrimary[primary] !== fallbackLanguage,
  );
  return map("$http_accept_language", "$edge_preferred", "$http_accept_language", [
    ["", fallbackLanguage],
    // Nothing of ours but the language that is the fallback too: no order can change the outcome.
    [`~*^${length}(?!.*(?<![a-z0-9-])(?:${others.join("|")})(?![a-z0-9]))`, fallbackLanguage],
    [chinese("hans"), "zh-CN"],
    [chinese("hk|mo"), "zh-HK"],
    [chinese("tw|hant"), "zh-TW"],
    [first(`zh${more}`), "zh-CN"],
    ...primaries.map(([primary, language]): Row => [first(`${primary}${more}`), language]),
  ]);
}

/** Whether the language is one that only the site can tell. */
const uncertain = () =>
  map("$edge_language", "$edge_uncertain", "uncertain", [[`~^(?:${languages.join("|")})$`, ""]]);

const oddLanguage = () =>
  map("$http_accept_language", "$edge_odd_language", "language", [
    ["", ""],
    [`~^[A-Za-z0-9*;=.,\\x20-]{0,${longestHeader}}$`, ""],
  ]);

/** Everything the edge's site configuration needs to know about this site. */
export function edgeMaps(): string {
  return [
    "# Made from lib/routes.ts, lib/routing and lib/i18n by `npm run edge`: change those instead.",
    map("$request_uri", "$edge_path", "", [["~^([^?]*)", "$1"]]),
    ...[
      pages(),
      views(),
      asked(),
      oddQuery(),
      stored(),
      teacher(),
      oddCookies(),
      preferred(),
      oddLanguage(),
      uncertain(),
    ],
  ].join("\n\n");
}
