/* Languages of a user interface (spec section 3, Reference data), with names from `Intl`. */

export type InterfaceLanguage = {
  /** The language's own name. */
  native: string;
  /** English name. */
  name: string;
  /** ISO 639 code: zh. */
  language: string;
  /** Language with region: zh-CN. */
  region: string;
};

const tags = [
  ...[
    "ar-SA",
    "bg-BG",
    "bn-BD",
    "ca-ES",
    "cs-CZ",
    "da-DK",
    "de-DE",
    "el-GR",
    "en-GB",
    "en-US",
    "es-ES",
    "es-MX",
  ],
  ...["et-EE", "fa-IR", "fi-FI", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP"],
  ...[
    "kk-KZ",
    "km-KH",
    "ko-KR",
    "lo-LA",
    "lt-LT",
    "lv-LV",
    "mn-MN",
    "ms-MY",
    "my-MM",
    "nl-NL",
    "pl-PL",
    "pt-BR",
  ],
  ...["pt-PT", "ro-RO", "ru-RU", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK", "zh-TW"],
];

export function interfaceLanguages(): InterfaceLanguage[] {
  return tags.map((region) => {
    const displayTag = shortestTag(region);
    const { language } = new Intl.Locale(region);
    return { native: nameOf(displayTag, region), name: nameOf(displayTag, "en"), language, region };
  });
}

/** Drops the region if the list has the language only once. Chinese keeps it and also gets its script. */
function shortestTag(tag: string): string {
  const locale = new Intl.Locale(tag);
  if (locale.language === "zh") return locale.maximize().toString();
  const isOnlyRegion =
    tags.filter((other) => new Intl.Locale(other).language === locale.language).length === 1;
  return isOnlyRegion ? locale.language : tag;
}

function nameOf(tag: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag;
}
