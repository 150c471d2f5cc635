import { foldText, hasWords } from "../text/fold";

/**
 * Shows the questions that contain all words of the query in the question or its answer, and hides empty groups. A
 * question opens if its title alone does not match. An empty query shows all questions, closed.
 * @returns the number of questions shown
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

/** Opens the question that the fragment of the address names. */
export function openNamedQuestion(root: ParentNode, hash: string): void {
  const details = [...root.querySelectorAll("details")].find(({ id }) => `#${id}` === hash);
  if (details) details.open = true;
}
