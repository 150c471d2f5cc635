import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../lib/i18n/languages";

/** A word that is not said, and the longer phrases in which it is. */
export type Forbidden = { word: string; but: string[] };

export type Row = { english: string; term: string; never: Forbidden[] };

/** The rows of a language's glossary (docs/glossary). */
export function readGlossary(language: Language): Row[] {
  return parseGlossary(readFileSync(join(process.cwd(), "docs/glossary", `${language}.md`), "utf8"));
}

/** @throws Error when there is no table of the four columns, or a row has other columns. */
export function parseGlossary(source: string): Row[] {
  const [head, , ...rows] = source
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cellsOf);
  if (head?.join() !== "English term,Term,Never,Note") throw new Error("no table of term, Never and Note");
  return rows.map((cells) => {
    const [english = "", term = "", never = ""] = cells;
    if (cells.length !== 4 || !english) throw new Error(`not a row of four cells: ${cells.join(" | ")}`);
    return { english, term, never: never.split(" ; ").filter(Boolean).map(forbidden) };
  });
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** `điểm (but điểm trung bình, điểm số)` */
function forbidden(cell: string): Forbidden {
  const [, word = cell, but = ""] = /^(.*?)\s*\(but (.*)\)$/.exec(cell.trim()) ?? [];
  return { word: word.trim(), but: but.split(/, */).filter(Boolean) };
}

/** Languages whose words are not set apart by spaces, or take endings without one: found anywhere. */
const joined = /^(zh|ko)/;

/** A finder of forbidden words: the first place of each in a text that stands outside the phrases that allow it. */
export function forbiddenIn(never: readonly Forbidden[], language: Language): (text: string) => string[] {
  const [before, after] = joined.test(language) ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const rules = never.map(({ word, but }) => ({
    pattern: new RegExp(before + literal(word) + after, "iu"),
    allowed: but.map((phrase) => new RegExp(literal(phrase), "giu")),
  }));
  return (text) => {
    const words = text.normalize("NFC").replace(/\u00a0|\{[^}]*\}|<[^>]*>/g, " ");
    return rules.flatMap(({ pattern, allowed }) => {
      if (!pattern.test(words)) return [];
      return pattern.exec(allowed.reduce((rest, phrase) => rest.replace(phrase, "\u0000"), words))?.[0] ?? [];
    });
  };
}

const literal = (text: string) => text.normalize("NFC").replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
