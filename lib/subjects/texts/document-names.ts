/** Markdown files in the folders of `messages/`. */
export type DocumentName = "about" | "help" | "privacy" | "terms" | "terms-summary" | "plus-terms";
