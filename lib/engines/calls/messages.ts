import type { CodeName } from "../../base/contract/codes";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";

/** The gateway's message for a code, or an empty string if only the provider can word it. */
export function messageFor(codeName: CodeName, language: Language): string {
  const errors: Partial<Record<CodeName, string>> = serverMessages[language].errors;
  return errors[codeName] ?? "";
}
