/**
 * A text as the search compares it: without case, accents, tone marks and full-width forms, so that "do toc do"
 * finds "đo tốc độ".
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
}

/** Whether a folded text has every word of the query. An empty query is in every text. */
export function hasWords(folded: string, query: string): boolean {
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
