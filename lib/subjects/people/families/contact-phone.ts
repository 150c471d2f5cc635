import { languageFacts, type Language } from "../../../base/i18n/languages";
import { formatE164 } from "../../../base/reference/e164";
import { parsePhone } from "../../../base/reference/phone";

/**
 * Parses a family's phone. A number without country code is of the country where its language is spoken.
 * @returns E.164, or undefined if it is no phone number
 */
export function parseContactPhone(text: string, language: Language): string | undefined {
  const phone = parsePhone(text, languageFacts[language].region ?? "");
  return phone && formatE164(phone);
}
