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

/**
 * With script the answers are closed before they are painted, but for the one that the address names. Stands
 * right after the questions, and holds nothing that varies, as the viewer script does.
 */
export const foldQuestions =
  '(function(d){var l=d.currentScript.parentNode.querySelectorAll("details"),i=l.length;while(i--)l[i].open="#"+l[i].id===location.hash})(document)';
