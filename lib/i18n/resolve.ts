import { fallbackLanguage, languages, type Language } from "./languages";

/** Short forms a `?locale=` query may use besides the full codes. */
export const shortForms: Record<string, Language> = {
  vn: "vi-VN",
  vi: "vi-VN",
  id: "id-ID",
  en: "en-US",
  zh: "zh-CN",
  ko: "ko-KR",
  hk: "zh-HK",
  tw: "zh-TW",
};

const byLowerCase = new Map<string, Language>(
  languages.map((language) => [language.toLowerCase(), language]),
);

/** The language a `?locale=` value asks for, or undefined when it names none. Case does not matter. */
export function languageFromQuery(value: string | null | undefined): Language | undefined {
  if (!value || value.length > 16) return undefined;
  const key = value.toLowerCase();
  return byLowerCase.get(key) ?? lookup(shortForms, key);
}

/** The language a `locale` cookie holds, or undefined. Only full codes are ever written there. */
export function languageFromCookie(value: string | undefined): Language | undefined {
  return value && value.length <= 16 ? byLowerCase.get(value.toLowerCase()) : undefined;
}

/** Primary subtags of Accept-Language and where they lead; `in` is the old code of Indonesian. */
export const byPrimary: Record<string, Language> = {
  en: "en-US",
  zh: "zh-CN",
  vi: "vi-VN",
  id: "id-ID",
  in: "id-ID",
  ko: "ko-KR",
};

/**
 * The best of our languages for an Accept-Language header (RFC 9110 section 12.5.4), or undefined.
 * Chinese is told apart by its script, and only then by its region: `zh-Hans-HK` is someone in Hong Kong who reads
 * simplified characters. Macau reads Hong Kong's text, a bare `Hant` Taiwan's.
 */
export function languageFromHeader(header: string | null | undefined): Language | undefined {
  if (!header) return undefined;
  const ranges = header
    .slice(0, 512)
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((p) => /^\s*q=([0-9.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: q === undefined ? 1 : Number(q), index };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of ranges) {
    const match = languageFromTag(tag);
    if (match) return match;
  }
  return undefined;
}

function languageFromTag(tag: string): Language | undefined {
  const subtags = tag.split("-");
  if (subtags[0] === "zh") {
    if (subtags.includes("hans")) return "zh-CN";
    if (subtags.includes("hk") || subtags.includes("mo")) return "zh-HK";
    if (subtags.includes("tw") || subtags.includes("hant")) return "zh-TW";
    return "zh-CN";
  }
  return byLowerCase.get(tag) ?? lookup(byPrimary, subtags[0] ?? "");
}

/** Own keys only, so that a value like `constructor` finds nothing. */
function lookup<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export type LanguageSources = {
  query?: string | null;
  cookie?: string;
  acceptLanguage?: string | null;
};

/** The language of a request: query, then cookie, then Accept-Language, then English. */
export function resolveLanguage(sources: LanguageSources): Language {
  return (
    languageFromQuery(sources.query) ??
    languageFromCookie(sources.cookie) ??
    languageFromHeader(sources.acceptLanguage) ??
    fallbackLanguage
  );
}
