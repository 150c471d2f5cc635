/** Markdown files in the folders of `messages/`. */
export type DocumentName = "about" | "help" | "privacy" | "terms" | "terms-summary" | "plus-terms";

/** The documents that are written in the style of legal texts. */
export const legalDocuments: ReadonlySet<DocumentName> = new Set([
  "privacy",
  "terms",
  "terms-summary",
  "plus-terms",
]);
