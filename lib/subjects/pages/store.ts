import { asc, desc, eq, sql } from "drizzle-orm";
import { invalidField } from "../../engines/content/invalid-field";
import { nextIdOf, rowStore } from "../../engines/content/row-store";
import type { Store } from "../../engines/content/store";
import { articles, ownPages, sitePageRows } from "./tables";
import type { Database } from "../../base/db/types";
import { languages } from "../../base/i18n/languages";
import { parseContent } from "../texts/parse";
import { documentValues } from "../texts/read";
import { arrangeSections } from "./arrange";
import { canReplace } from "./check-texts";
import type { ArticleFields, OwnPageFields, SitePageFields } from "./content";
import { readDefaultTexts } from "./default-texts";
import { writtenLanguages } from "./pick-text";
import {
  countPassedTimes,
  previewedPages,
  setPublishedPages,
  type PublicPage,
  type PublishedPages,
} from "./published";
import { wrapUnknown, type Section } from "./section-types";
import { findSitePage, sitePage, sitePages, type SitePageName } from "./site-pages";

const readSections = (stored: readonly unknown[]) => stored.map(wrapUnknown) as Section[];

/** Reads the sections of the published pages that come with the site. */
async function readSitePages(db: Database): Promise<PublishedPages["sitePages"]> {
  const rows = await db.select().from(sitePageRows);
  return Object.fromEntries(
    rows.flatMap(({ id, sections }) => {
      const name = findSitePage(id);
      return name ? [[name, readSections(sections)]] : [];
    }),
  );
}

type Listed = { slug: string; title: unknown; updatedAt: Date };

const toPublicPage = ({ slug, title, updatedAt }: Listed): PublicPage => ({
  slug,
  languages: writtenLanguages((title ?? {}) as OwnPageFields["title"]),
  updatedAt: updatedAt.toISOString(),
});

/** Reads what every process keeps of the published pages. */
export async function readPublishedPages(db: Database): Promise<PublishedPages> {
  const columns = <Table extends typeof ownPages | typeof articles>({ slug, fields, updatedAt }: Table) => ({
    slug,
    title: sql<unknown>`${fields} -> 'title'`,
    updatedAt,
  });
  const pages = await db.select(columns(ownPages)).from(ownPages).orderBy(asc(ownPages.id));
  const news = await db
    .select(columns(articles))
    .from(articles)
    .orderBy(desc(articles.publishedOn), desc(articles.id));
  return {
    sitePages: await readSitePages(db),
    ownPages: pages.map(toPublicPage),
    articles: news.map(toPublicPage),
  };
}

/** Loads the published pages into this process. */
export async function loadPages(db: Database): Promise<void> {
  setPublishedPages(await readPublishedPages(db));
}

/**
 * Checks that a page has only sections that it can show, and that changed texts fit the messages and documents they
 * replace.
 * @throws ProviderError invalidInput
 */
async function checkSections(name: SitePageName, sections: readonly Section[]): Promise<void> {
  const { adds, sections: builtIn } = sitePage(name);
  const defaults = await readDefaultTexts(name);
  for (const [index, section] of sections.entries()) {
    const path = `sections.${index}`;
    if (section.type === "later") continue;
    if (section.type !== "builtIn") {
      const fits = section.type === "menuLink" ? adds === "links" : adds === "sections";
      if (!fits || Object.hasOwn(builtIn, section.id)) throw invalidField(path, "malformed");
      continue;
    }
    const originals = defaults[section.id] ?? {};
    for (const [key, texts] of Object.entries(section.texts))
      for (const language of languages) {
        const original = originals[key]?.[language];
        const text = texts[language];
        // A message that this version does not have stays unused.
        if (text !== undefined && original !== undefined && !canReplace(original, text))
          throw invalidField(`${path}.texts.${key}.${language}`, "otherPlaceholders");
      }
    const documentName = builtIn[section.id]?.document;
    for (const language of languages) {
      const text = section.document[language];
      if (text === undefined || documentName === undefined) continue;
      try {
        parseContent(text, await documentValues(documentName, language, language));
      } catch {
        throw invalidField(`${path}.document.${language}`, "notADocument");
      }
    }
  }
}

/** The pages and menus that come with the site. They always exist, with the sections they came with. */
export const sitePageStore: Store<SitePageFields> = {
  read: async (db, ids) => {
    const published = await readSitePages(db);
    const names = Object.keys(sitePages) as SitePageName[];
    return new Map(
      names
        .map(
          (name) => [sitePage(name).id, { sections: arrangeSections(name, published[name] ?? []) }] as const,
        )
        .filter(([id]) => !ids || ids.includes(id)),
    );
  },
  check: async (_tx, id, { sections }) => {
    const name = findSitePage(id);
    if (!name) throw invalidField("id", "notFound");
    await checkSections(name, sections);
  },
  write: async (tx, id, { sections }, now) => {
    const name = findSitePage(id);
    if (!name) throw invalidField("id", "notFound");
    await checkSections(name, sections);
    const row = { sections, updatedAt: now };
    await tx
      .insert(sitePageRows)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: sitePageRows.id, set: row });
  },
  remove: () => Promise.reject(invalidField("", "inUse")),
  timeStamp: (now) => sql`${countPassedTimes(now)}::integer`,
  // Of all kinds of pages: their addresses are in the menus and lists of every page.
  previewValues: async (tx) => previewedPages.entry(await readPublishedPages(tx)),
};

/** Only sections that staff can add stand on a page of the school. */
function checkOwnSections(sections: readonly Section[]): void {
  const wrong = sections.findIndex(({ type }) => type === "builtIn" || type === "menuLink");
  if (wrong >= 0) throw invalidField(`sections.${wrong}`, "malformed");
}

type SluggedTable = typeof ownPages | typeof articles;

/** Rejects an address that another record has. @throws ProviderError invalidInput */
async function checkSlug(tx: Database, table: SluggedTable, id: number, slug: string): Promise<void> {
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  if (row && row.id !== id) throw invalidField("slug", "taken");
}

const ownPageRows = rowStore<OwnPageFields, typeof ownPages>(
  ownPages,
  ({ slug, fields }) => ({ slug, ...fields, sections: readSections(fields.sections) }),
  ({ slug, ...fields }) => ({ slug, fields }),
);

export const ownPageStore: Store<OwnPageFields> = {
  ...ownPageRows,
  nextId: nextIdOf(ownPages),
  check: async (tx, id, { slug, sections }) => {
    checkOwnSections(sections);
    await checkSlug(tx, ownPages, id, slug);
  },
  write: async (tx, id, fields, now) => {
    checkOwnSections(fields.sections);
    await checkSlug(tx, ownPages, id, fields.slug);
    await ownPageRows.write(tx, id, fields, now);
  },
};

const articleRows = rowStore<ArticleFields, typeof articles>(
  articles,
  ({ slug, publishedOn, fields }) => ({ slug, publishedOn: publishedOn.toISOString(), ...fields }),
  ({ slug, publishedOn, ...fields }) => ({ slug, publishedOn: new Date(publishedOn), fields }),
);

export const articleStore: Store<ArticleFields> = {
  ...articleRows,
  nextId: nextIdOf(articles),
  check: (tx, id, { slug }) => checkSlug(tx, articles, id, slug),
  write: async (tx, id, fields, now) => {
    await checkSlug(tx, articles, id, fields.slug);
    await articleRows.write(tx, id, fields, now);
  },
};
