import type { Item } from "feed";
import { articlePath } from "../../base/paths";
import { toAbsoluteUrl } from "../seo/json-ld";
import { pageUrl } from "../seo/urls";
import type { Language } from "../../base/i18n/languages";
import { escapeHtml } from "../texts/html";
import type { ListedArticle } from "./read";

/**
 * Describes an article for the RSS feed. Feed readers render a description as HTML, and some render the title, too
 * (RSS 2.0 does not say which). Others show a title as it is, so only the character that opens a tag is escaped there.
 */
export function toFeedItem(article: ListedArticle, language: Language): Item {
  const { slug, title, summary, picture, publishedOn } = article;
  return {
    title: title.text.replaceAll("<", "&lt;"),
    id: pageUrl(articlePath(slug)),
    link: pageUrl(articlePath(slug), language),
    date: new Date(publishedOn),
    ...(summary && { description: escapeHtml(summary.text) }),
    ...(picture && { image: toAbsoluteUrl(picture) }),
  };
}
