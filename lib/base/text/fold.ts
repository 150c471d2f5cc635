/*
 * Text folding for searches. The database function `fold_text` (migration 0022) does the same; a test compares them.
 */

/** Accents, tone marks, voicing marks of half-width kana, vowel points, and invisible characters. */
const ignoredMarks =
  /[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061C\u064B-\u065F\u0670\u115F\u1160\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\u3099\u309A\u3164\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0]/g;

/** Replacements for letters that Unicode does not decompose, and for typographic quotes and dashes. */
const replacements: Record<string, string> = {
  ...{ đ: "d", ð: "d", ł: "l", ø: "o", ħ: "h", ŧ: "t", ŋ: "n", ı: "i", ɓ: "b", ɗ: "d", ƙ: "k", ə: "e" },
  ...{ ς: "σ", æ: "ae", œ: "oe", ß: "ss", þ: "th" },
  ...{ "’": "'", "‘": "'", ʼ: "'", ʻ: "'", "`": "'" },
  ...{ "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-" },
};
const replacedCharacters = new RegExp(`[${Object.keys(replacements).join("")}]`, "g");

/**
 * Folds a text for searches: lower case, without accents and tone marks, with normalized width and composition. So
 * "nguyen" finds "Nguyễn".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ignoredMarks, "")
    .toLowerCase()
    .replace(replacedCharacters, (letter) => replacements[letter] ?? letter);
}

/** Splits a query into words; none for an empty query. */
export const splitWords = (query: string): string[] =>
  query.split(/\s+/).filter((word) => foldText(word) !== "");

/** Whether a folded text contains every word of the query. An empty query matches every text. */
export function containsWords(folded: string, query: string): boolean {
  return splitWords(query).every((word) => folded.includes(foldText(word)));
}
