import { foldText, hasWords } from "../text/fold";

/**
 * Shows the questions that have the words of the query, in the question or in its answer, and the groups with
 * any of them. Where the words are in the answer alone it opens, so that one sees why it is there. An empty
 * query shows everything, closed.
 * @returns how many questions are shown
 */
export function filterQuestions(root: ParentNode, query: string): number {
  let found = 0;
  for (const group of root.querySelectorAll("section")) {
    let inGroup = 0;
    for (const details of group.querySelectorAll("details")) {
      const question = foldText(details.querySelector("summary")?.textContent ?? "");
      const answer = foldText(details.querySelector("div")?.textContent ?? "");
      const shown = hasWords(`${question} ${answer}`, query);
      details.hidden = !shown;
      details.open = shown && !hasWords(question, query);
      if (shown) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    found += inGroup;
  }
  return found;
}

/** Opens the question that the address names, as a link to it or a pasted address asks. */
export function openNamedQuestion(root: ParentNode, hash: string): void {
  const details = [...root.querySelectorAll("details")].find(({ id }) => `#${id}` === hash);
  if (details) details.open = true;
}
