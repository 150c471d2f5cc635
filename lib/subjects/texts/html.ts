import type { DocumentSection } from "./parse";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** Converts rendered Markdown to plain text on one line. */
export function toPlainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, " ");
  const words = Object.entries(entities).reduceRight(
    (done, [letter, name]) => done.replaceAll(name, letter),
    text,
  );
  return words
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?。，；：！？）)])/g, "")
    .trim();
}

/**
 * Renders sections to one HTML string. A long document as a tree of React elements would enlarge the page's payload and
 * slow down hydration.
 * @param prefix for every id, needed where two documents share a page
 * @param level heading level of the outermost sections
 */
export function sectionsHtml(sections: readonly DocumentSection[], prefix = "", level = 2): string {
  return sections
    .map((section) => {
      const heading = renderHeading(section, prefix, level);
      return heading + section.html + sectionsHtml(section.children, prefix, level + 1);
    })
    .join("");
}

/** Renders a heading that links to itself. The markup is minimal because a page may contain it many times. */
function renderHeading({ id, number, title }: DocumentSection, prefix: string, level: number): string {
  const mark = number ? `<b>${number}</b> ` : "";
  const link = `<a href="#${prefix}${id}">${mark}${escapeHtml(title)}</a>`;
  return `<h${level} id="${prefix}${id}">${link}</h${level}>`;
}

/** Adds the absolute URL to links within the site, for the print stylesheet. */
export function addPrintUrls(html: string, origin: string): string {
  return html.replace(/href="(\/[^"]*)"/g, `href="$1" data-url="${origin}$1"`);
}
