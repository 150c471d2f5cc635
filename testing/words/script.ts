import type { Language } from "../../lib/i18n/languages";

/*
 * Characters of one script in a text of another. What is simplified and what is traditional is told by the two
 * standards that list them, GB 2312 and Big5, which the runtime can decode: what stands in the one and not in the
 * other is not written by the readers of the other.
 */

/** The characters of rows and cells of a two-byte character set. */
function charactersOf(encoding: string, rows: [number, number], cells: [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (const [first, last] of cells) {
      for (let cell = first; cell <= last; cell++) {
        const character = decoder.decode(Uint8Array.of(row, cell));
        if (/^\p{Script=Han}$/u.test(character)) found.add(character);
      }
    }
  }
  return found;
}

/** GB 2312: level 1 and 2. Its bytes are those of GBK. */
const simplified = charactersOf("gbk", [0xb0, 0xf7], [[0xa1, 0xfe]]);
/** Big5 as it was first: level 1 and 2, without the additions of Hong Kong. */
const traditional = charactersOf(
  "big5",
  [0xa4, 0xf9],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);

/** What Hong Kong writes and Big5 did not list. */
const hongKong = new Set("着羣衞");

/** Which characters are of the other way of writing Chinese. */
export function otherChinese(text: string, language: Language): string[] {
  const [own, other] = language === "zh-CN" ? [simplified, traditional] : [traditional, simplified];
  return [...text.matchAll(/\p{Script=Han}/gu)]
    .map(String)
    .filter((c) => other.has(c) && !own.has(c) && !(language === "zh-HK" && hongKong.has(c)));
}

/** In both sets, but as other words: what is written like this in a traditional text was converted badly. */
const halfConverted =
  /(?<!皇)后[來面續天]|[以之然最今]后|干[淨凈]|[這那哪]里|聯系|關系|制[作造]|游戲|旅游|准備|標准|采用|注冊/u;

/** The characters or words of another script: Han and Hangul among Latin, Latin among Chinese and Korean. */
export function otherScript(text: string, language: Language, allowed: ReadonlySet<string>): string[] {
  const words = textOnly(text);
  const found: string[] = [];
  if (language.startsWith("zh")) found.push(...otherChinese(words, language));
  if (language === "zh-HK" || language === "zh-TW")
    found.push(...(halfConverted.exec(words) ?? []).slice(0, 1));
  const hangul = language === "ko-KR" ? [] : words.match(/\p{Script=Hangul}+/gu);
  const han = language.startsWith("zh") ? [] : words.match(/\p{Script=Han}+/gu);
  const latin = /^(zh|ko)/.test(language) ? words.match(/[\p{Script=Latin}\u0300-\u036f]+/gu) : [];
  const english = /^(vi|id)/.test(language)
    ? words.match(/(?<!\p{L})(the|and|your|with|please)(?!\p{L})/giu)
    : [];
  const others = [hangul, han, latin, english].flatMap((list) => list ?? []);
  return [...found, ...others.filter((word) => !allowed.has(word))];
}

/** Without values, tags, addresses and names of settings, which are no words. */
const textOnly = (text: string) =>
  text.normalize("NFC").replace(/\{[^}]*\}|<[^>]*>|https?:\/\/\S*|[\w.+-]+@[\w.-]+\w|[A-Z]+(_[A-Z]+)+/g, " ");
