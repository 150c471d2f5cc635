import { languages, type Language } from "@/lib/base/i18n/languages";
import { nearestLanguage } from "@/lib/base/i18n/offered";

/** The language to copy a missing text from; undefined if none is written. */
export function closestWritten(
  language: Language,
  texts: Partial<Record<Language, string>>,
): Language | undefined {
  const written = languages.filter((other) => other !== language && texts[other]?.trim());
  return written.length > 0 ? nearestLanguage(language, written) : undefined;
}
