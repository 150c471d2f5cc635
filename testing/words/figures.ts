import type { Language } from "../../lib/i18n/languages";

/* The numbers of a text, so that a text can be held to say the same as its translation. */

const group: Record<Language, string> = {
  "en-US": ",",
  "zh-CN": ",",
  "zh-HK": ",",
  "zh-TW": ",",
  "vi-VN": ".",
  "id-ID": ".",
  "ko-KR": ",",
};

/** Numbers that are also written as words, 1 to 12; matched as whole words where a language sets them apart. */
const words: Record<Language, RegExp[]> = {
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

/** Round numbers as words, and half an hour, by the first two letters of the language. */
const large: Record<string, LargeNumbers> = {
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

/** A number from 13 on as a language may write it in words; undefined for one that is always in figures. */
function largeInWords(number: number, language: Language): RegExp | undefined {
  const { tens, hundreds, half } = large[language.slice(0, 2)] ?? large.en!;
  if (number === 30) return new RegExp(`${tens(3)}|${half}`, "i");
  if (number % 100 === 0 && number < 1000) return new RegExp(hundreds(number / 100), "i");
  if (number % 10 === 0 && number < 100) return new RegExp(tens(number / 10), "i");
}

/** Hours after noon as a language names them before or after the figure. */
const afternoon = /(?:晚上|下午|밤|저녁|오후)\s?(\d{1,2})(?=\s?[點点時시])|(\d{1,2})(?=\s?pm\b)/g;

/**
 * The numbers written in figures: 8,000 and 8.000, 22:00 and 10 pm are the same. Names of values, tags, addresses and
 * links are left out.
 */
export function figures(text: string, language: Language): Set<string> {
  const plain = text
    .replace(/\{[^}]*\}|<[^>]*>|https?:\/\/\S*|`[^`]*`/g, " ")
    .replace(/\d{4}\/\d\d\/\d\d/g, " ")
    .replace(/1:1|1-on-1|1 kèm 1/g, " ")
    .replace(afternoon, (_, before?: string, after?: string) => String(Number(before ?? after) + 12))
    .replace(language === "id-ID" ? /(\d\d)\.(\d\d)(?!\d)/g : /(\d\d):(\d\d)/g, (_, hour, minute) =>
      minute === "00" ? `${hour}` : `${hour}h${minute}`,
    );
  const separator = group[language] === "." ? "\\." : ",";
  const thousands = new RegExp(`(\\d)${separator}(?=\\d{3}(?!\\d))`, "g");
  const decimal = group[language] === "." ? /(\d),(?=\d)/g : /(\d)\.(?=\d)/g;
  const whole = plain.replace(thousands, "$1").replace(thousands, "$1").replace(decimal, "$1.");
  return new Set((whole.match(/\d+(?:h\d+|\.\d+)?/g) ?? []).map((n) => n.replace(/^0+(?=\d)/, "")));
}

/** One is said by every singular, or left unsaid. */
const ignored = "1";

/** Whether a text says a number, in figures or as a word. */
function says(text: string, number: string, language: Language): boolean {
  if (figures(text, language).has(number)) return true;
  if (number === "0") return /zero|零|nol|không|영/i.test(text);
  const inWords = words[language][Number(number) - 1] ?? largeInWords(Number(number), language);
  return inWords?.test(text) ?? false;
}

/** The figures of either text that the other does not say. */
export function differingFigures(
  [one, oneLanguage]: [string, Language],
  [other, otherLanguage]: [string, Language],
): string[] {
  const missing = (from: string, fromLanguage: Language, to: string, toLanguage: Language) =>
    [...figures(from, fromLanguage)].filter((number) => number !== ignored && !says(to, number, toLanguage));
  return [
    ...missing(one, oneLanguage, other, otherLanguage).map((number) => `-${number}`),
    ...missing(other, otherLanguage, one, oneLanguage).map((number) => `+${number}`),
  ];
}

/** Numbers and units written as the language does not write them. */
export function wronglyWritten(text: string, language: Language): string[] {
  const plain = text.replace(/https?:\/\/\S*/g, " ");
  const wrong = [
    // Speed is told in Mbps: 10M is a size, too.
    /\d+\s?M(?![\p{L}\d])|Mb\/s|megabit/giu,
    // Korean sets no space before a unit, the others do.
    language === "ko-KR" ? /[\d}][ \u00a0]Mbps/g : /[\d}]Mbps/g,
    /\d+\s%/g,
    // A figure and its unit stay on one line.
    /[\d}] (?:USD|Mbps|MB|pm)(?!\p{L})/gu,
    group[language] === "." ? /\d,\d{3}(?!\d)/g : /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\d)/g,
    // A group of thousands is set apart, but for years and the campaign's sums in yuan.
    /(?<![\d.,/+-])[1-9]\d{4,}(?![\d/])/g,
    ...(language.startsWith("zh") ? [/[\p{Script=Han}]\d|\d\p{Script=Han}/gu] : []),
  ];
  return wrong.flatMap((pattern) => plain.match(pattern) ?? []);
}
