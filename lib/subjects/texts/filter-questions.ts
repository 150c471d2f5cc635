import { foldText, containsWords } from "../../base/text/fold";

/** Words that visitors use for what a question is about, by its id. */
export type SearchWords = Partial<Record<string, string>>;

/**
 * Shows the questions that contain all words of the query in the question, its answer or its search words, and hides empty
 * groups. A question opens if its title alone does not match. An empty query shows all questions, closed.
 * @returns the number of questions shown
 */
export function filterQuestions(root: ParentNode, query: string, words: SearchWords = {}): number {
  let shownCount = 0;
  for (const group of root.querySelectorAll("section")) {
    let shownInGroup = 0;
    for (const details of group.querySelectorAll("details")) {
      const question = foldText(details.querySelector("summary")?.textContent ?? "");
      const answer = foldText(details.querySelector("div")?.textContent ?? "");
      const isShown = containsWords(`${question} ${answer} ${foldText(words[details.id] ?? "")}`, query);
      details.hidden = !isShown;
      details.open = isShown && !containsWords(question, query);
      if (isShown) shownInGroup += 1;
    }
    group.hidden = shownInGroup === 0;
    shownCount += shownInGroup;
  }
  return shownCount;
}

/** Opens the question that the fragment of the address names. */
export function openNamedQuestion(root: ParentNode, hash: string): void {
  const details = [...root.querySelectorAll("details")].find(({ id }) => `#${id}` === hash);
  if (details) details.open = true;
}
