import { isTraditional, type Language } from "../../base/i18n/languages";
import type { Question } from "./schema";
import type { Script } from "./script";

/** The script in which a language's visitors see the questions unless they choose the other one. */
export const defaultScript = (language: Language): Script => (isTraditional(language) ? "hant" : "hans");

/** Returns the texts of a question's options: meanings in the language, Chinese in the script, or pinyin. */
export function optionTexts({ options }: Question, language: Language, script: Script): string[] {
  if ("hans" in options) return options[script];
  return "pinyin" in options ? options.pinyin : options[language];
}
