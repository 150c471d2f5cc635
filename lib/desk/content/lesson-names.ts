import { perLanguage, type Language } from "../../i18n/languages";

/** The default name of a lesson in each language, with `{n}` for its number. */
export type LessonNames = Record<Language, string>;

/** The default name of the n-th lesson. */
export const defaultNames = (names: LessonNames, n: number): Record<Language, string> =>
  perLanguage((language) => names[language].replace("{n}", String(n)));
