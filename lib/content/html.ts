import type { Section } from "./parse";

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

/** The words of rendered Markdown without its markup, on one line. */
export function plainText(html: string): string {
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
 * Sections as one piece of HTML. One string keeps the page's payload small and costs the browser no work, which
 * a tree of elements as long as a contract would.
 * @param prefix goes before every id, where two documents share a page.
 * @param level of the outer headings: 2 below a page's title.
 */
export function sectionsHtml(sections: readonly Section[], prefix = "", level = 2): string {
  return sections
    .map((section) => {
      const heading = headed(section, prefix, level);
      return heading + section.html + sectionsHtml(section.children, prefix, level + 1);
    })
    .join("");
}

/** A heading that links to itself, so that anyone can point at a clause. Bare: it stands in a page many times. */
function headed({ id, number, title }: Section, prefix: string, level: number): string {
  const mark = number ? `<b>${number}</b> ` : "";
  const link = `<a href="#${prefix}${id}">${mark}${escapeHtml(title)}</a>`;
  return `<h${level} id="${prefix}${id}">${link}</h${level}>`;
}

/** Gives links inside the site their full address too, for the printed page. */
export function withPrintAddresses(html: string, origin: string): string {
  return html.replace(/href="(\/[^"]*)"/g, `href="$1" data-url="${origin}$1"`);
}
