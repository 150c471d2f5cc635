import type { RequiredConsents } from "../../base/contract/call";
import { consentHeader, readConsentHeaders, type ConsentDocument } from "../../base/contract/consent";
import type { Issue } from "../../base/contract/codes";
import type { Language } from "../../base/i18n/languages";
import { refusalWords, type RefusalName } from "./refusals";
import { invalid } from "./validate";

const refusalOf = { terms: "termsNeeded", privacy: "privacyNeeded" } as const satisfies Record<
  ConsentDocument,
  RefusalName
>;

/**
 * Requires that the person agreed to the documents of a form, as the consent header says.
 * @throws ProviderError invalidInput, with an issue for each missing document; its path is the name of the box.
 */
export function requireConsents(
  required: RequiredConsents | undefined,
  headers: Headers,
  language: Language,
): void {
  if (!required || (required.isHeaderOptional && !headers.has(consentHeader))) return;
  const given = readConsentHeaders(headers);
  const missing = required.documents.filter((document) => !given.includes(document));
  const words = refusalWords[language];
  const issues: Issue[] = missing.map((path) => ({ path, message: words[refusalOf[path]] }));
  if (issues.length > 0) throw invalid(issues);
}
