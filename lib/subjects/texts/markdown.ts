import { marked } from "marked";
import sanitize from "sanitize-html";

/*
 * Markdown that staff write at the desk. Whatever it contains, pages get only these elements, and links only with
 * these schemes.
 */
const options: sanitize.IOptions = {
  allowedTags: [
    ...["a", "b", "blockquote", "br", "code", "del", "em", "h2", "h3", "h4", "hr", "img", "li", "ol", "p"],
    ...["pre", "strong", "table", "tbody", "td", "th", "thead", "tr", "ul"],
  ],
  allowedAttributes: { a: ["href", "title"], img: ["src", "alt", "title"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // Pictures of this site only: the content security policy forbids others.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src?.startsWith("/"),
  // A page has one heading of the first level, its title.
  transformTags: { h1: "h2", h5: "h4", h6: "h4" },
  disallowedTagsMode: "discard",
};

export const sanitizeHtml = (html: string): string => sanitize(html, options);

/** Renders Markdown to sanitized HTML. */
export const renderMarkdown = (text: string): string =>
  sanitizeHtml(marked.parse(text, { async: false })).trim();
