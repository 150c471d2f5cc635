import type { Language } from "../../lib/i18n/languages";

/* Names of other companies' things, which a text and its translation both have or both lack. */

/** By their English name, and as Chinese readers know them: the mainland and Hong Kong, then Taiwan. */
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

function has(
  text: string,
  [english, chinese = english, taiwan = chinese]: (typeof names)[number],
  language: Language,
) {
  const own = language === "zh-TW" ? taiwan : language.startsWith("zh") ? chinese : english;
  return own.split("|").some((name) => text.includes(name));
}

/** The names that one of two texts has and the other does not, by what they are in English. */
export function differingNames(
  [one, oneLanguage]: [string, Language],
  [other, otherLanguage]: [string, Language],
): string[] {
  return names.flatMap((name) => {
    const [here, there] = [has(one, name, oneLanguage), has(other, name, otherLanguage)];
    return here === there ? [] : [`${here ? "-" : "+"}${name[0]}`];
  });
}
