import { changedTexts } from "./changed-texts";
import type { Language } from "./languages";

/** The texts of a page's metadata and share picture. */
export type PageTexts = {
  title: string;
  description: string;
  /** Replaces the description if the school has all the facts that it names. */
  descriptionWithFacts?: string;
  /** A shorter title for the share picture. */
  ogTitle?: string;
};

/**
 * Reads a page's texts from the message file, for route handlers: they have no root parameter, on which next-intl's own
 * lookup relies. Undefined if the language has no texts for that page.
 */
export async function readPageTexts(language: Language, page: string): Promise<PageTexts | undefined> {
  const messages: { meta?: Record<string, PageTexts> } = (
    await import(`../../messages/${language}/site.json`)
  ).default;
  if (!messages.meta || !Object.hasOwn(messages.meta, page)) return undefined;
  const changed = changedTexts(language);
  const texts = Object.entries(messages.meta[page] ?? {}).map(([name, text]) => [
    name,
    changed.get(`meta.${page}.${name}`) ?? text,
  ]);
  return Object.fromEntries(texts) as PageTexts;
}
