import { languages, type Language } from "../../base/i18n/languages";
import { closestLanguages } from "../texts/languages";

type Texts = Partial<Record<Language, string>>;

/** The languages in which a text is written. */
export const writtenLanguages = (texts: Texts): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** A text and its language, which may differ from the page's. */
export type PickedText = { text: string; language: Language };

/** Returns a text in a language, else in the closest one that is written; undefined for an empty text. */
export function pickClosest(texts: Texts, language: Language): PickedText | undefined {
  const written = writtenLanguages(texts);
  const chosen = closestLanguages(language).find((other) => written.includes(other)) ?? written[0];
  const text = chosen && texts[chosen];
  return text === undefined ? undefined : { text, language: chosen! };
}
