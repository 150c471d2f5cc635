import "server-only";
import { desc, eq } from "drizzle-orm";
import { database } from "../../base/db/connect";
import { articles, ownPages } from "./tables";
import { env } from "../../base/env";
import type { Language } from "../../base/i18n/languages";
import type { ArticleFields, OwnPageFields } from "./content";
import { pickClosest, type PickedText } from "./pick-text";
import { articlesPerPage } from "./published";

/** Returns a page of the school; undefined if there is none. */
export async function findOwnPage(slug: string): Promise<OwnPageFields | undefined> {
  if (env().API_HOST) return undefined;
  const [row] = await (await database()).select().from(ownPages).where(eq(ownPages.slug, slug));
  return row && { slug: row.slug, ...row.fields };
}

export type Article = ArticleFields & { updatedAt: Date };

const toArticle = ({ slug, publishedOn, fields, updatedAt }: typeof articles.$inferSelect): Article => ({
  slug,
  publishedOn: publishedOn.toISOString(),
  ...fields,
  updatedAt,
});

/** Returns an article; undefined if there is none. */
export async function findArticle(slug: string): Promise<Article | undefined> {
  if (env().API_HOST) return undefined;
  const [row] = await (await database()).select().from(articles).where(eq(articles.slug, slug));
  return row && toArticle(row);
}

export type ListedArticle = {
  slug: string;
  title: PickedText;
  summary: PickedText | undefined;
  picture: string;
  publishedOn: string;
};

/**
 * Lists articles, the newest first, in a language or the closest one that each has.
 * @param page from 1
 */
export async function listArticles(
  language: Language,
  page = 1,
  perPage = articlesPerPage,
): Promise<{ list: ListedArticle[]; total: number }> {
  if (env().API_HOST) return { list: [], total: 0 };
  const db = await database();
  const rows = await db
    .select()
    .from(articles)
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const list = rows.map(toArticle).flatMap(({ slug, title, summary, picture, publishedOn }) => {
    const picked = pickClosest(title, language);
    return picked
      ? [{ slug, title: picked, summary: pickClosest(summary, language), picture, publishedOn }]
      : [];
  });
  return { list, total: await db.$count(articles) };
}
