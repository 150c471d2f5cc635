import type { Language } from "../../lib/base/i18n/languages";

/* Names of other companies' products, which a text and its translation must both contain or both omit. */

/** The name in English, in Chinese (mainland and Hong Kong), and in Taiwan. */
const names: [english: string, chinese?: string, taiwan?: string][] = [
  ["WeChat Pay", "微信支付", "WeChat Pay"],
  ["Alipay", "支付宝|支付寶"],
  ["PayPal"],
  ["Chrome"],
  ["Android"],
  ["iPhone"],
  ["iPad"],
  ["JavaScript"],
  ["HSK"],
];

function includesName(
  text: string,
  [english, chinese = english, taiwan = chinese]: (typeof names)[number],
  language: Language,
) {
  const localName = language === "zh-TW" ? taiwan : language.startsWith("zh") ? chinese : english;
  return localName.split("|").some((name) => text.includes(name));
}

/** Lists the names that only the first text (-) or only the second one (+) contains, in English. */
export function compareNames(
  [first, firstLanguage]: [string, Language],
  [second, secondLanguage]: [string, Language],
): string[] {
  return names.flatMap((name) => {
    const [isInFirst, isInSecond] = [
      includesName(first, name, firstLanguage),
      includesName(second, name, secondLanguage),
    ];
    return isInFirst === isInSecond ? [] : [`${isInFirst ? "-" : "+"}${name[0]}`];
  });
}
