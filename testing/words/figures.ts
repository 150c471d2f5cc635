import type { CheckedLanguage } from "./checked-languages";

/* Numbers in texts, to compare translations. */

const thousandsSeparators: Record<CheckedLanguage, string> = {
  "en-US": ",",
  "zh-CN": ",",
  "zh-HK": ",",
  "zh-TW": ",",
  "vi-VN": ".",
  "id-ID": ".",
  "ko-KR": ",",
};

/** Patterns of the numbers 1 to 12 as words; matched as whole words in languages that separate them. */
const numberWords: Record<CheckedLanguage, RegExp[]> = {
  "en-US": [
    /\b(one|once|an?|first|single)\b/i,
    /\b(two|twice|both|second)\b/i,
    /\b(three|third)\b/i,
    /\bfour(th)?\b/i,
    /\b(five|fifth)\b/i,
    /\bsix(th)?\b/i,
    /\bseven\b/i,
    /\beight\b/i,
    /\bnine\b/i,
    /\bten\b/i,
    /\beleven\b/i,
    /\b(twelve|dozen)\b/i,
  ],
  "zh-CN": [/[一首单首]|第一/, /[二两双]/, /三/, /四/, /五/, /六/, /七/, /八/, /九/, /十/, /十一/, /十二/],
  "zh-HK": [/[一首單]/, /[二兩雙]/, /三/, /四/, /五/, /六/, /七/, /八/, /九/, /十/, /十一/, /十二/],
  "zh-TW": [/[一首單]/, /[二兩雙]/, /三/, /四/, /五/, /六/, /七/, /八/, /九/, /十/, /十一/, /十二/],
  "vi-VN": [
    /một|đầu tiên|nhất/i,
    /hai/i,
    /ba/i,
    /bốn|tư/i,
    /năm/i,
    /sáu/i,
    /bảy/i,
    /tám/i,
    /chín/i,
    /mười/i,
    /mười một/i,
    /mười hai/i,
  ],
  "id-ID": [
    /\b(satu|sekali|pertama|se[a-z]+)\b/i,
    /\b(dua|kedua)\b/i,
    /\b(tiga|ketiga)\b/i,
    /empat/i,
    /lima/i,
    /enam/i,
    /tujuh/i,
    /delapan/i,
    /sembilan/i,
    /sepuluh/i,
    /sebelas/i,
    /dua belas/i,
  ],
  "ko-KR": [
    /한|하나|첫|일/,
    /두|둘|이/,
    /세|셋|삼/,
    /네|넷|사/,
    /다섯|오/,
    /여섯|육/,
    /일곱/,
    /여덟/,
    /아홉/,
    /열/,
    /열하나|열한/,
    /열두/,
  ],
};

type LargeNumbers = { tens: (n: number) => string; hundreds: (n: number) => string; half: string };

const englishTens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const koreanTens = ["", "", "스물|스무", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];
const units: Record<string, string[]> = {
  en: ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  zh: ["", "一?", "二|兩|两", "三", "四", "五", "六", "七", "八", "九"],
  vi: ["", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"],
  id: ["", "se", "dua ", "tiga ", "empat ", "lima ", "enam ", "tujuh ", "delapan ", "sembilan "],
  ko: ["", "", "이", "삼", "사", "오", "육", "칠", "팔", "구"],
};

/** Patterns of round numbers and half hours as words, by the first two letters of the language. */
const largeNumbers: Record<string, LargeNumbers> = {
  en: { tens: (n) => englishTens[n] ?? "", hundreds: (n) => `${units.en?.[n]} ?hundred`, half: "half" },
  zh: { tens: (n) => `(${units.zh?.[n]})十`, hundreds: (n) => `(${units.zh?.[n]})百`, half: "半" },
  vi: { tens: (n) => `${units.vi?.[n]} mươi`, hundreds: (n) => `${units.vi?.[n]} trăm`, half: "nửa" },
  id: { tens: (n) => `${units.id?.[n]}puluh`, hundreds: (n) => `${units.id?.[n]}ratus`, half: "setengah" },
  ko: {
    tens: (n) => `${koreanTens[n]}|${units.ko?.[n]}십`,
    hundreds: (n) => `${units.ko?.[n]}백`,
    half: "반",
  },
};

/** Returns a pattern of a round number above 12 as words; undefined for numbers that are always in figures. */
function createLargeNumberPattern(number: number, language: CheckedLanguage): RegExp | undefined {
  const { tens, hundreds, half } = largeNumbers[language.slice(0, 2)] ?? largeNumbers.en!;
  if (number === 30) return new RegExp(`${tens(3)}|${half}`, "i");
  if (number % 100 === 0 && number < 1000) return new RegExp(hundreds(number / 100), "i");
  if (number % 10 === 0 && number < 100) return new RegExp(tens(number / 10), "i");
}

/** Hours after noon, marked by a word before or after the figure. */
const afternoon = /(?:晚上|下午|밤|저녁|오후)\s?(\d{1,2})(?=\s?[點点時시])|(\d{1,2})(?=\s?PM\b)/gi;

/**
 * Extracts the numbers written in figures in a common format, in which 8,000 and 8.000, or 22:00 and 10 PM, are equal.
 * Placeholders, tags and URLs are ignored.
 */
export function extractFigures(text: string, language: CheckedLanguage): Set<string> {
  const normalized = text
    .replace(/\{[^}]*\}|<[^>]*>|https?:\/\/\S*|`[^`]*`/g, " ")
    .replace(/\d{4}\/\d\d\/\d\d/g, " ")
    .replace(/1:1|1-on-1|1 kèm 1/g, " ")
    .replace(afternoon, (_, before?: string, after?: string) => String(Number(before ?? after) + 12))
    .replace(language === "id-ID" ? /(\d\d)\.(\d\d)(?!\d)/g : /(\d\d):(\d\d)/g, (_, hour, minute) =>
      minute === "00" ? `${hour}` : `${hour}h${minute}`,
    );
  const separator = thousandsSeparators[language] === "." ? "\\." : ",";
  const thousands = new RegExp(`(\\d)${separator}(?=\\d{3}(?!\\d))`, "g");
  const decimal = thousandsSeparators[language] === "." ? /(\d),(?=\d)/g : /(\d)\.(?=\d)/g;
  const joined = normalized.replace(thousands, "$1").replace(thousands, "$1").replace(decimal, "$1.");
  return new Set((joined.match(/\d+(?:h\d+|\.\d+)?/g) ?? []).map((n) => n.replace(/^0+(?=\d)/, "")));
}

/** Ignored because a singular implies it. */
const ignoredNumber = "1";

/** Returns whether a text contains a number in figures or as a word. */
export function containsNumber(text: string, number: string, language: CheckedLanguage): boolean {
  if (extractFigures(text, language).has(number)) return true;
  if (number === "0") return /zero|零|nol|không|영/i.test(text);
  const pattern =
    numberWords[language][Number(number) - 1] ?? createLargeNumberPattern(Number(number), language);
  return pattern?.test(text) ?? false;
}

/** Lists the figures that only the first text (-) or only the second one (+) contains. */
export function compareFigures(
  [first, firstLanguage]: [string, CheckedLanguage],
  [second, secondLanguage]: [string, CheckedLanguage],
): string[] {
  const findMissing = (
    from: string,
    fromLanguage: CheckedLanguage,
    to: string,
    toLanguage: CheckedLanguage,
  ) =>
    [...extractFigures(from, fromLanguage)].filter(
      (number) => number !== ignoredNumber && !containsNumber(to, number, toLanguage),
    );
  return [
    ...findMissing(first, firstLanguage, second, secondLanguage).map((number) => `-${number}`),
    ...findMissing(second, secondLanguage, first, firstLanguage).map((number) => `+${number}`),
  ];
}

/** Lists numbers and units that do not have the language's format. */
export function findFormatErrors(text: string, language: CheckedLanguage): string[] {
  const normalized = text.replace(/https?:\/\/\S*/g, " ");
  const patterns = [
    // The unit of speed is Mbps; 10M could also be a size.
    /\d+\s?M(?![\p{L}\d])|Mb\/s|megabit/giu,
    // Korean has no space before a unit, the other languages do.
    language === "ko-KR" ? /[\d}][ \u00a0]Mbps/g : /[\d}]Mbps/g,
    /\d+\s%/g,
    // A figure and its unit are separated by a no-break space.
    /[\d}] (?:USD|Mbps|MB|PM|pm)(?!\p{L})/gu,
    thousandsSeparators[language] === "." ? /\d,\d{3}(?!\d)/g : /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\d)/g,
    // Numbers from 10000 on need thousands separators; amounts in yuan of the campaign are exempt.
    /(?<![\d.,/+-])[1-9]\d{4,}(?![\d/])/g,
    ...(language.startsWith("zh") ? [/[\p{Script=Han}]\d|\d\p{Script=Han}/gu] : []),
  ];
  return patterns.flatMap((pattern) => normalized.match(pattern) ?? []);
}
