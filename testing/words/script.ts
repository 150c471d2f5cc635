import type { Language } from "../../lib/base/i18n/languages";

/*
 * Finds characters of one script in a text of another. Simplified characters are those in GB 2312, traditional ones those
 * in Big5; a character in only one of these standards is foreign to readers of the other.
 */

/** Decodes the Han characters in rows and cells of a two-byte character set. */
function decodeCharacters(encoding: string, rows: [number, number], cells: [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (const [first, last] of cells) {
      for (let cell = first; cell <= last; cell++) {
        const character = decoder.decode(Uint8Array.of(row, cell));
        if (/^\p{Script=Han}$/u.test(character)) characters.add(character);
      }
    }
  }
  return characters;
}

/** Levels 1 and 2 of GB 2312, whose bytes are the same in GBK. */
const simplified = decodeCharacters("gbk", [0xb0, 0xf7], [[0xa1, 0xfe]]);
/** Levels 1 and 2 of the original Big5, without the Hong Kong extensions. */
const traditional = decodeCharacters(
  "big5",
  [0xa4, 0xf9],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);

/** Characters of Hong Kong that are not in the original Big5. */
const hongKongCharacters = new Set("着羣衞");

/** Finds simplified characters in a traditional text, or the reverse. */
export function findOtherChinese(text: string, language: Language): string[] {
  const [own, other] = language === "zh-CN" ? [simplified, traditional] : [traditional, simplified];
  return [...text.matchAll(/\p{Script=Han}/gu)]
    .map(String)
    .filter((c) => other.has(c) && !own.has(c) && !(language === "zh-HK" && hongKongCharacters.has(c)));
}

/** Typical conversion errors in traditional texts: characters that are in both standards with different meanings. */
const conversionErrors =
  /(?<!皇)后[來面續天]|[以之然最今]后|干[淨凈]|[這那哪]里|聯系|關系|制[作造]|游戲|旅游|准備|標准|采用|注冊/u;

/** Finds words in another script, and English words in Vietnamese and Indonesian texts. */
export function findOtherScript(text: string, language: Language, allowed: ReadonlySet<string>): string[] {
  const plainText = stripNonText(text);
  const found: string[] = [];
  if (language.startsWith("zh")) found.push(...findOtherChinese(plainText, language));
  if (language === "zh-HK" || language === "zh-TW")
    found.push(...(conversionErrors.exec(plainText) ?? []).slice(0, 1));
  const hangul = language === "ko-KR" ? [] : plainText.match(/\p{Script=Hangul}+/gu);
  const han = language.startsWith("zh") ? [] : plainText.match(/\p{Script=Han}+/gu);
  const latin = /^(zh|ko)/.test(language) ? plainText.match(/[\p{Script=Latin}\u0300-\u036f]+/gu) : [];
  const english = /^(vi|id)/.test(language)
    ? plainText.match(/(?<!\p{L})(the|and|your|with|please)(?!\p{L})/giu)
    : [];
  const others = [hangul, han, latin, english].flatMap((list) => list ?? []);
  return [...found, ...others.filter((word) => !allowed.has(word))];
}

/** Removes placeholders, tags, URLs, email addresses and names of settings. */
const stripNonText = (text: string) =>
  text
    .normalize("NFC")
    .replace(/(?<=\}\s*)other(?= \{)/g, " ")
    .replace(/\{[^}]*\}|<[^>]*>|https?:\/\/\S*|[\w.+-]+@[\w.-]+\w|[A-Z]+(_[A-Z]+)+/g, " ");
