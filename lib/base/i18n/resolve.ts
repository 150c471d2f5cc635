import { isChinese, languageFacts, languages, type Language } from "./languages";
import { defaultLanguage, readableLanguage } from "./offered";

/** Short forms that a `?locale=` query may use besides the full codes. */
export const shortForms: Record<string, Language> = Object.fromEntries(
  languages.flatMap((language) => languageFacts[language].short.map((form) => [form, language])),
);

const byLowerCase = new Map<string, Language>(
  languages.map((language) => [language.toLowerCase(), language]),
);

/** Parses a `?locale=` value, ignoring case; undefined for an unknown language. */
export function languageFromQuery(value: string | null | undefined): Language | undefined {
  if (!value || value.length > 16) return undefined;
  const key = value.toLowerCase();
  return byLowerCase.get(key) ?? lookup(shortForms, key);
}

/** Parses a `locale` cookie, which contains full codes only. */
export function languageFromCookie(value: string | undefined): Language | undefined {
  return value && value.length <= 16 ? byLowerCase.get(value.toLowerCase()) : undefined;
}

/** Languages by primary subtag of Accept-Language: ISO 639, including old (`in`) and three-letter codes. */
export const languageByPrimarySubtag: Record<string, Language> = Object.fromEntries(
  languages
    .filter((language) => !isChinese(language))
    .flatMap((language) => {
      const { alsoKnownAs } = languageFacts[language];
      return [language.split("-")[0] ?? language, ...alsoKnownAs].map((code) => [code, language]);
    }),
);

/** Languages of the Chinese macrolanguage (ISO 639-3 `zho`), whose speakers all read written Chinese. */
const chinese = new Set([
  ...["zh", "zho", "chi", "cmn", "yue", "wuu", "nan", "hak", "gan", "hsn", "lzh"],
  ...["cdo", "cjy", "cnp", "cpx", "csp", "czh", "czo", "mnp", "hnm", "luh", "sjc"],
]);

/** Deprecated tags and their replacements (IANA registry, and Windows before 2006). */
const deprecatedTags: Record<string, string> = {
  "i-hak": "hak",
  "zh-chs": "zh-hans",
  "zh-cht": "zh-hant",
  "zh-guoyu": "cmn",
  "zh-hakka": "hak",
  "zh-min-nan": "nan",
  "zh-xiang": "hsn",
};

/** Finds the preferred supported language in an Accept-Language header. */
export function languageFromHeader(header: string | null | undefined): Language | undefined {
  return languagesFromHeader(header)[0];
}

/** Lists the supported languages of an Accept-Language header, preferred first (RFC 9110 section 12.5.4). */
function languagesFromHeader(header: string | null | undefined): Language[] {
  if (!header) return [];
  const ranges = header
    .slice(0, 512)
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((p) => /^q=([0-9.]+)$/.exec(p.trim())?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: q === undefined ? 1 : Number(q), index };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  return ranges.flatMap(({ tag }) => languageFromTag(tag) ?? []);
}

function languageFromTag(rawTag: string): Language | undefined {
  const tag = rawTag.replaceAll("_", "-");
  const subtags = (lookup(deprecatedTags, tag) ?? tag).split("-");
  const [primary = ""] = subtags;
  return chinese.has(primary)
    ? chineseLanguageFrom(subtags)
    : (byLowerCase.get(tag) ?? lookup(languageByPrimarySubtag, primary));
}

/**
 * Chooses the Chinese text by script first and region second: `zh-Hans-HK` is simplified. Macau and plain Cantonese map
 * to Hong Kong, a bare `Hant` to Taiwan.
 */
function chineseLanguageFrom(subtags: string[]): Language {
  // Extensions (`-u-…`) and private use (`-x-…`) contain no script or region.
  const end = subtags.findIndex((subtag, at) => at > 0 && subtag.length === 1);
  const namedSubtags = new Set(end < 0 ? subtags : subtags.slice(0, end));
  if (namedSubtags.has("hans")) return "zh-CN";
  if (namedSubtags.has("hk") || namedSubtags.has("mo")) return "zh-HK";
  if (namedSubtags.has("tw")) return "zh-TW";
  const isMainland = namedSubtags.has("cn") || namedSubtags.has("sg") || namedSubtags.has("my");
  if (namedSubtags.has("yue") && (namedSubtags.has("hant") || !isMainland)) return "zh-HK";
  return namedSubtags.has("hant") ? "zh-TW" : "zh-CN";
}

/** Looks up own keys only, so that a value like `constructor` is not found. */
function lookup<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export type LanguageSources = {
  query?: string | null;
  cookie?: string;
  acceptLanguage?: string | null;
};

/**
 * Resolves the language of a request: query, then cookie, then Accept-Language, then English.
 * @param offered the languages to choose from; `./offered` says what replaces the others
 */
export function resolveLanguage(
  { query, cookie, acceptLanguage }: LanguageSources,
  offered: readonly Language[] = languages,
): Language {
  const preferences = [
    languageFromQuery(query),
    languageFromCookie(cookie),
    ...languagesFromHeader(acceptLanguage),
  ];
  for (const preference of preferences) {
    const found = preference && readableLanguage(preference, offered);
    if (found) return found;
  }
  return defaultLanguage(offered);
}
