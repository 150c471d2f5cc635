import type english from "@/messages/en-US/writing.json";
import type { Language } from "@/lib/i18n/languages";

/**
 * The texts of the writing grid. They are a file of their own, because the home page fetches them with the grid when the
 * visitor starts to write.
 */
export type WritingTexts = typeof english;

export async function loadWritingTexts(language: Language): Promise<WritingTexts> {
  return ((await import(`../../messages/${language}/writing.json`)) as { default: WritingTexts }).default;
}
