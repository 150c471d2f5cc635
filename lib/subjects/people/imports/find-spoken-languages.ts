import { languages } from "../../../base/i18n/languages";
import { spokenLanguages, type SpokenLanguage } from "../../../base/reference/spoken-languages";
import { foldText } from "../../../base/text/fold";

/** Other usual names, besides those of `Intl` in the languages of the site. */
const otherNames: Partial<Record<SpokenLanguage, readonly string[]>> = {
  zh: [
    ...["Mandarin", "Mandarin Chinese", "Tiếng Hoa", "Tiếng Trung Quốc", "Bahasa Mandarin", "중국어"],
    ...["汉语", "漢語", "普通话", "普通話", "国语", "國語", "华语", "華語"],
  ],
  yue: ["广东话", "廣東話", "粤语", "粵語", "Tiếng Quảng"],
  en: ["英文"],
  vi: ["越南文", "越语", "越語"],
  id: ["Bahasa Indonesia", "印尼语", "印尼語", "印尼文"],
  ko: ["韩文", "韓文", "韩国语", "韓國語"],
  ja: ["日文"],
  ms: ["Bahasa Melayu", "Bahasa Malaysia"],
  fil: ["Tagalog"],
};

/** Between languages: punctuation, or "and" in a language of the site. */
const separators = /[,;、，；/|&+\n]|和|및|\s(?:and|và|dan)\s/iu;

const codeOfName = new Map(
  spokenLanguages
    .flatMap((code) => {
      const names = languages.map(
        (reader) => new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? "",
      );
      return [code, ...names, ...names.map((name) => `Bahasa ${name}`), ...(otherNames[code] ?? [])].map(
        (name) => [foldText(name), code] as const,
      );
    })
    .toReversed(),
);

function findOne(text: string): SpokenLanguage | undefined {
  const word = foldText(text).trim();
  // A code may have a country, as in zh-CN.
  return codeOfName.get(word) ?? codeOfName.get(/^([a-z]{2,3})[-_][a-z]{2,4}$/.exec(word)?.[1] ?? "");
}

/**
 * Finds the languages in a text such as "Chinese, English".
 * @returns their codes, each once; undefined if one is unknown
 */
export function findSpokenLanguages(text: string): SpokenLanguage[] | undefined {
  const found = text
    .normalize("NFC")
    .split(separators)
    .filter((part) => part.trim() !== "")
    .map(findOne);
  const codes = found.flatMap((code) => code ?? []);
  return codes.length === found.length ? spokenLanguages.filter((code) => codes.includes(code)) : undefined;
}
