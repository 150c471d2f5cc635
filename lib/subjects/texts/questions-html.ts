import { escapeHtml } from "./html";
import type { DocumentSection } from "./parse";

/**
 * Renders questions to one HTML string (see `sectionsHtml`): each is a `details` element with an id. The server sends
 * them open, so that the browser's page search finds every answer even without scripts.
 * @param link text of the link to a single answer
 */
export function questionsHtml(questions: readonly DocumentSection[], link: string): string {
  return questions
    .map(
      ({ id, title, html }) =>
        `<details id="${id}" open><summary><h3>${escapeHtml(title)}</h3></summary>` +
        `<div>${html}</div><a href="#${id}">${escapeHtml(link)}</a></details>`,
    )
    .join("");
}
