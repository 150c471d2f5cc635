import type { Language } from "./languages";

/** The words of a page's head and share picture. */
export type PageWords = {
  title: string;
  description: string;
  /** A shorter title for the share picture, where the page's own is too long for one glance. */
  ogTitle?: string;
};

/**
 * A page's words straight from the message file, for route handlers: there the language of the page tree, on
 * which next-intl's own lookup relies, is not known. Undefined when the language has none for that page.
 */
export async function pageWords(language: Language, page: string): Promise<PageWords | undefined> {
  const messages: { meta?: Record<string, PageWords> } = (await import(`../../messages/${language}.json`))
    .default;
  return messages.meta && Object.hasOwn(messages.meta, page) ? messages.meta[page] : undefined;
}
