/** Documents that a form asks a person to agree to. */
export const consentDocuments = ["terms", "privacy"] as const;

export type ConsentDocument = (typeof consentDocuments)[number];

/**
 * Header that names the documents whose boxes were ticked in a form, separated by spaces. A header, so that the bodies of
 * the provider's calls follow the contract; it is not sent on to an external provider.
 */
export const consentHeader = "x-consent";

/** The header of a form in which these boxes were ticked. */
export const consentHeaders = (...documents: ConsentDocument[]): Record<string, string> => ({
  [consentHeader]: documents.join(" "),
});

/** Reads the documents from a request's headers. Unknown names are left out. */
export function readConsentHeaders(headers: Headers): ConsentDocument[] {
  const sentNames = new Set(headers.get(consentHeader)?.split(" "));
  return consentDocuments.filter((name) => sentNames.has(name));
}
