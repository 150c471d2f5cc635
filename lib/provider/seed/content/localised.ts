import type { LocalizedText } from "../content-types";

/** One text per language under the short forms of `?locale=`. `tw` is left out where Taiwan and Hong Kong write the same. */
type Texts<Value> = {
  en: Value;
  zh: Value;
  hk: Value;
  tw?: Value;
  vi: Value;
  id: Value;
  ko: Value;
};

export function localised({ en, zh, hk, tw = hk, vi, id, ko }: Texts<string>): LocalizedText {
  return {
    "en-US": en,
    "zh-CN": zh,
    "zh-HK": hk,
    "zh-TW": tw,
    "vi-VN": vi,
    "id-ID": id,
    "ko-KR": ko,
  };
}

/**
 * A series of texts, each language written as its own list, so that it is read in one piece. The content's
 * test refuses lists of different lengths.
 * @throws Error when a language has fewer or more texts than English.
 */
export function localisedList(texts: Texts<string[]>): LocalizedText[] {
  for (const [language, list] of Object.entries(texts)) {
    if (list.length !== texts.en.length)
      throw new Error(`${language} has ${list.length} texts, English ${texts.en.length}: ${texts.en[0]}`);
  }
  const { en, zh, hk, tw = hk, vi, id, ko } = texts;
  const at = (list: string[], index: number) => list[index] ?? "";
  return en.map((text, index) =>
    localised({
      en: text,
      zh: at(zh, index),
      hk: at(hk, index),
      tw: at(tw, index),
      vi: at(vi, index),
      id: at(id, index),
      ko: at(ko, index),
    }),
  );
}
