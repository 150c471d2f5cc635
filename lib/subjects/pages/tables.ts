import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, updatedAt } from "../../base/db/columns";
import type { ArticleFields, OwnPageFields } from "./content";
import type { Section } from "./section-types";

/** The pages that come with the site and were published at the desk; the id is that of lib/subjects/pages/site-pages.ts. */
export const sitePageRows = pgTable("site_pages", {
  id: integer().primaryKey(),
  sections: jsonb().$type<Section[]>().notNull(),
  updatedAt: updatedAt(),
});

export const ownPages = pgTable("own_pages", {
  id: id(),
  slug: text().notNull().unique(),
  fields: jsonb().$type<Omit<OwnPageFields, "slug">>().notNull(),
  updatedAt: updatedAt(),
});

export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: text().notNull().unique(),
    publishedOn: instant("published_on").notNull(),
    fields: jsonb().$type<Omit<ArticleFields, "slug" | "publishedOn">>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [index("articles_newest").on(t.publishedOn.desc(), t.id.desc())],
);
