import { previewValue } from "../../base/db/preview-context";
import { setChangedTexts, type ChangedTexts } from "../../base/i18n/changed-texts";
import type { Language } from "../../base/i18n/languages";
import { processState } from "../../base/process-state";
import { arrangeSections, isShown } from "./arrange";
import type { Section } from "./section-types";
import { setChangedDocuments } from "../texts/changed-documents";
import type { DocumentName } from "../texts/document-names";
import { sitePage, sitePages, type BuiltInSection, type SitePageName } from "./site-pages";

/*
 * What the school changed on the pages that come with the site, in this process. Synchronous, so that every text can use
 * it; loaded at the start and after each publication (./store.ts). Empty with another provider. Server only.
 */

/** A page of the school or an article, as listed in the sitemap. */
export type PublicPage = {
  slug: string;
  /** The languages in which it exists. */
  languages: readonly Language[];
  /** ISO 8601. */
  updatedAt: string;
};

export type PublishedPages = {
  /** The stored sections of each page that comes with the site and was ever published. */
  readonly sitePages: Readonly<Partial<Record<SitePageName, readonly Section[]>>>;
  readonly ownPages: readonly PublicPage[];
  /** The newest first. */
  readonly articles: readonly PublicPage[];
};

const slot = processState<PublishedPages>("pages");
const unchanged: PublishedPages = { sitePages: {}, ownPages: [], articles: [] };

/** The pages of the draft. */
export const previewedPages = previewValue<PublishedPages>("pages");

/** Returns the published pages; within a preview, with those of the draft. */
export const publishedPages = (): PublishedPages => previewedPages.current() ?? slot.value ?? unchanged;

/** Replaces the pages after publication. The caller must revalidate them. */
export function setPublishedPages(pages: PublishedPages): void {
  slot.value = pages;
  setChangedTexts(listChangedTexts);
  setChangedDocuments(findChangedDocument);
}

/** The sections of a page that visitors see now, in their order. */
export function shownSections(page: SitePageName, now = new Date()): Section[] {
  return arrangeSections(page, publishedPages().sitePages[page] ?? []).filter((section) =>
    isShown(section, now),
  );
}

/**
 * Returns how many of the times at which sections appear and disappear have passed. A change of this number renews the
 * pages.
 */
export function countPassedTimes(now: Date): number {
  const time = now.toISOString();
  return Object.values(publishedPages().sitePages)
    .flat()
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
    .filter((instant) => instant !== null && instant <= time).length;
}

type BuiltIn = Section<"builtIn">;

/** The stored built-in sections of all pages with their definitions. */
function builtInSections(): { section: BuiltIn; definition: BuiltInSection }[] {
  const pages = publishedPages().sitePages;
  return (Object.keys(sitePages) as SitePageName[]).flatMap((name) =>
    (pages[name] ?? []).flatMap((section) => {
      const definition = sitePage(name).sections[section.id];
      return section.type === "builtIn" && definition ? [{ section, definition }] : [];
    }),
  );
}

const textsCache = new WeakMap<PublishedPages, Map<Language, ChangedTexts>>();

/** Returns the texts that the school changed in a language; the same map until other pages are published. */
export function listChangedTexts(language: Language): ChangedTexts {
  const pages = publishedPages();
  const byLanguage = textsCache.get(pages) ?? new Map<Language, ChangedTexts>();
  textsCache.set(pages, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const changed = new Map(
    builtInSections().flatMap(({ section }) =>
      Object.entries(section.texts).flatMap(([path, texts]) => {
        const text = texts[language];
        return text === undefined ? [] : [[path, text] as const];
      }),
    ),
  );
  byLanguage.set(language, changed);
  return changed;
}

/** Returns the school's own version of a document, by language; empty if it has none. */
export function findChangedDocument(name: DocumentName): Partial<Record<Language, string>> {
  const found = builtInSections().find(({ definition }) => definition.document === name);
  return found?.section.document ?? {};
}

/** Articles on one page of their list. */
export const articlesPerPage = 20;

/** What routing needs to know about own pages and articles (lib/engines/routing/known-classes.ts). */
export function listKnownSlugs(): { ownPages: string[]; articles: string[]; newsPages: number } {
  const { ownPages, articles } = publishedPages();
  return {
    ownPages: ownPages.map(({ slug }) => slug),
    articles: articles.map(({ slug }) => slug),
    newsPages: Math.ceil(articles.length / articlesPerPage),
  };
}
