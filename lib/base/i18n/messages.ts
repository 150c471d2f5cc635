import { changedTexts } from "./changed-texts";
import type { Language } from "./languages";
import { readSiteMessages } from "./site-messages";

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
 * lookup relies. Undefined if there are no texts for that page.
 */
export async function readPageTexts(language: Language, page: string): Promise<PageTexts | undefined> {
  const meta: Record<string, PageTexts> = (await readSiteMessages(language)).meta;
  if (!Object.hasOwn(meta, page)) return undefined;
  const changed = changedTexts(language);
  const texts = Object.entries(meta[page] ?? {}).map(([name, text]) => [
    name,
    changed.get(`meta.${page}.${name}`) ?? text,
  ]);
  return Object.fromEntries(texts) as PageTexts;
}
