import { fillMissing } from "@/lib/base/i18n/fill-missing";
import type { Language } from "@/lib/base/i18n/languages";
import english from "@/messages/en-US/characters.json";

/**
 * The texts of the writing grid. They are a file of their own, because the home page fetches them with the grid when the
 * visitor starts to write.
 */
export type CharacterTexts = typeof english;

/** Loads the texts of a language; those that it lacks are in English. */
export async function loadCharacterTexts(language: Language): Promise<CharacterTexts> {
  const file: Promise<{ default: object }> = import(`../../messages/${language}/characters.json`);
  return fillMissing((await file.catch(() => undefined))?.default, english);
}
