/** Mark of a writer without a token. */
export const guest = "guest";

/** Start of the stored text of an account's drafts (lib/base/session/drafts). @param mark "" for a guest */
export const draftPrefix = (mark: string): string => `writer=${mark || guest}`;
