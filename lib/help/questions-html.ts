import { escapeHtml } from "../content/html";
import type { Section } from "../content/parse";

/**
 * Questions as one piece of HTML (see sectionsHtml): each a `details` with an address of its own, open as it
 * comes from the server, so that without script every browser's page find reaches every answer.
 * @param link words of the link to a single answer
 */
export function questionsHtml(questions: readonly Section[], link: string): string {
  return questions
    .map(
      ({ id, title, html }) =>
        `<details id="${id}" open><summary><h3>${escapeHtml(title)}</h3></summary>` +
        `<div>${html}</div><a href="#${id}">${escapeHtml(link)}</a></details>`,
    )
    .join("");
}
