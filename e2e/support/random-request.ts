import fc from "fast-check";
import { languages } from "../../lib/base/i18n/languages";
import { shortForms } from "../../lib/base/i18n/resolve";
import { routes } from "../../lib/base/routes";
import { withId } from "../../lib/base/paths";

/** A request as sent. */
export type WireRequest = { path: string; headers: Record<string, string> };

const pick = fc.constantFrom<string[]>;
const joined = (separator: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((words) => words.filter(Boolean).join(separator));
/** A text in some of the cases, otherwise an empty one. */
const maybe = (percent: number, text: fc.Arbitrary<string>) =>
  fc.oneof({ weight: percent, arbitrary: text }, { weight: 100 - percent, arbitrary: fc.constant("") });

const missingPaths = ["/nowhere", "/Home", "/ko-KR/home", "/missing", "/live/records", "/privacy/view"];
const routePath = fc
  .tuple(
    pick(...Object.values(routes).map(({ path }) => path)),
    pick("1", "2", "3", "7", "999", "4000000000", "0", "07", "x"),
    pick("vn", "VN-facebook-jan", "id", "Id_x", "en", "fr", "enroll", "1", "v"),
  )
  .map(([path, id, region]) => withId(path, id).replace("{region}", region));
const path = fc.oneof(
  { weight: 8, arbitrary: routePath },
  { weight: 1, arbitrary: pick("/", "/account", "/home.html", ...missingPaths) },
);

const code = pick(...languages, ...Object.keys(shortForms)).chain((word) =>
  pick(word, word, word.toLowerCase(), word.toUpperCase()),
);
const localePair = fc.oneof(
  { weight: 7, arbitrary: code.map((word) => `locale=${word}`) },
  {
    weight: 3,
    arbitrary: code.chain((word) =>
      pick(
        `locale=%${word.charCodeAt(0).toString(16)}${word.slice(1)}`,
        ...[`%6Cocale=${word}`, `Locale=${word}`, `locale=${word}+`, `xlocale=${word}`],
        ...["locale=fr", "locale=", "locale", "locale=constructor"],
      ),
    ),
  },
);
const otherPair = pick(
  ...["tab=records", "tab=live", "tab=%72ecords", "page=2", "page=3", "page=1", "page=02", "page=100"],
  ...["utm_source=facebook&utm_medium=social", "fbclid=IwAR0%2Bx", "q=%C3%A9", "a", "&"],
);
const query = fc
  .array(fc.oneof(localePair, otherPair), { maxLength: 3 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));

const cookies = [
  maybe(20, pick("_ga=GA1.1", "xlocale=ko-KR", "TOKEN=1", "token", "a=b=c")),
  maybe(50, pick(...languages.map((language) => `locale=${language}`))),
  maybe(5, pick("locale=fr", "locale=", "locale=KO-kr", "locale=ko%2DKR", "locale=../x", "locale= ko-KR")),
  maybe(30, pick("token=abc.def", "token=a%2Fb%3D", "token=", "token=%zz", "token=%E4%BD")),
  maybe(30, pick("account_type=student", "account_type=teacher", "account_type=te%61cher")),
];
const cookie = fc
  .shuffledSubarray(cookies, { minLength: cookies.length })
  .chain((shuffled) => joined("; ", ...shuffled));

const tag = pick(
  ...["en", "en-GB", "en-US", "zh", "zh-CN", "zh-TW", "zh-Hant", "zh-Hant-HK", "zh-hans-hk", "zh-Hans-TW"],
  ...["zh-Hant-MO", "zh-MO", "ZH-hk", "vi", "vi-VN", "id", "in", "ko-KR", "ko", "fr-FR", "de", "*", "kok"],
  ...["x-zh", "enough"],
);
const quality = pick(
  ...["", "", "", ";q=0.9", ";q=0.8", ";q=0.5", ";q=0", ";q=1", ";q=1.0", "; q=0.7", ";q=5"],
  ...[";level=1;q=0.4", ";q=x"],
);
/** The form that browsers send. */
const usualLanguages = fc
  .tuple(tag, tag)
  .map(([first, second]) => `${first},${first.split("-")[0]};q=0.9,${second};q=0.8,en;q=0.7`);
const oddLanguages = fc
  .tuple(fc.array(joined("", tag, quality), { minLength: 1, maxLength: 5 }), pick(",", ", ", " , "))
  .map(([parts, separator]) => parts.join(separator));
const tooManyLanguages = oddLanguages.map(
  (list) => `${Array.from({ length: 60 }, (_, index) => `x${index};q=0.1`).join()},${list}`,
);

const encoding = pick(
  ...["gzip", "gzip, deflate, br", "gzip, deflate, br, zstd", "br", "identity", "gzip;q=0", "gzip;q=0.5"],
  ...["deflate", "GZIP", "br;q=1.0, gzip;q=0.8, *;q=0.1", "*;q=0", "x-gzip"],
);

/** Headers of Next's client router. */
const routerHeaders = fc.constantFrom<Record<string, string>[]>(
  ...Array<Record<string, string>>(20).fill({}),
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Url": "/home" },
  { RSC: "1", "Next-Router-State-Tree": "%5B%22%22%2C%7B%7D%2Cnull%2C%22refetch%22%5D" },
);

/** Any request: page x language x query x login x router x encoding, in usual and unusual forms. */
const request: fc.Arbitrary<WireRequest> = fc
  .record({
    path: joined("", path, query),
    router: routerHeaders,
    headers: fc.record({
      cookie,
      "accept-language": fc.oneof(
        fc.constant(""),
        usualLanguages,
        usualLanguages,
        oddLanguages,
        tooManyLanguages,
      ),
      "accept-encoding": maybe(90, encoding),
    }),
  })
  .map(({ path: target, router, headers }) => ({
    path: target,
    headers: { ...router, ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value)) },
  }));

/** Random requests, the same for the same seed. */
export const randomRequests = (count: number, seed: number) => fc.sample(request, { numRuns: count, seed });
