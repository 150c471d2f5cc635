import * as rule from "../../engines/content/rules";
import { defineContentType, type RecordFields } from "../../engines/content/type";
import type { DeskTranslate } from "../../base/desk/messages";
import { articlePath, ownPagePath } from "../../base/paths";
import { sections } from "./section-types";
import { findSitePage, sitePage } from "./site-pages";

/** The pages and menus that come with the site (./site-pages.ts); their records always exist. */
export const sitePageContent = defineContentType({
  fields: { sections },
  titleField: "sections",
  fillsPages: true,
  maxRecords: 100,
  pages: (id) => {
    const name = findSitePage(id);
    return name ? sitePage(name).paths : [];
  },
  isFixed: true,
  nameOf: ({ id }, t: DeskTranslate<"content">) => t(`sitePages.${findSitePage(id) ?? "home"}`),
});

/** The last part of an address: lower-case words with hyphens. */
const slug = rule.slug;
const title = rule.texts({ most: 120, plain: true, anyLanguage: true });
const description = rule.texts({ most: 300, optional: true, anyLanguage: true });

/** Pages that the school adds, at `/pages/{slug}`. A page exists in the languages of its title. */
export const ownPageContent = defineContentType({
  fields: { slug, title, description, sections },
  titleField: "title",
  fillsPages: true,
  maxRecords: 200,
  pages: (_, fields) => (typeof fields.slug === "string" ? [ownPagePath(fields.slug)] : []),
});

/** Articles, at `/news/{slug}`. An article exists in the languages of its title. */
export const articleContent = defineContentType({
  fields: {
    slug,
    title,
    summary: rule.texts({ most: 300, long: true, anyLanguage: true }),
    picture: rule.optionalPicture("16:9"),
    pictureAlt: rule.texts({ most: 300, optional: true, anyLanguage: true }),
    publishedOn: rule.instant,
    body: rule.texts({ most: 40_000, markdown: true, anyLanguage: true }),
  },
  titleField: "title",
  fillsPages: true,
  maxRecords: 2_000,
  pages: (_, fields) => (typeof fields.slug === "string" ? [articlePath(fields.slug)] : []),
});

export type SitePageFields = RecordFields<typeof sitePageContent>;
export type OwnPageFields = RecordFields<typeof ownPageContent>;
export type ArticleFields = RecordFields<typeof articleContent>;

export const pageTypes = { sitePage: sitePageContent, ownPage: ownPageContent, article: articleContent };
