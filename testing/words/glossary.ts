import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../lib/base/i18n/languages";

/** A forbidden word, and longer phrases in which it is allowed. */
export type ForbiddenWord = { word: string; exceptions: string[] };

export type GlossaryRow = { english: string; term: string; forbidden: ForbiddenWord[] };

/** Reads the rows of a language's glossary (docs/glossary). */
export function readGlossary(language: Language): GlossaryRow[] {
  return parseGlossary(readFileSync(join(process.cwd(), "docs/glossary", `${language}.md`), "utf8"));
}

/**
 * Parses a glossary's Markdown table.
 * @throws Error if there is no table with the four columns, or a row is malformed
 */
export function parseGlossary(source: string): GlossaryRow[] {
  const [head, , ...rows] = source
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(parseCells);
  if (head?.join() !== "English term,Term,Never,Note") throw new Error("no table of term, Never and Note");
  return rows.map((cells) => {
    const [english = "", term = "", forbidden = ""] = cells;
    if (cells.length !== 4 || !english) throw new Error(`not a row of four cells: ${cells.join(" | ")}`);
    return { english, term, forbidden: forbidden.split(" ; ").filter(Boolean).map(parseForbiddenWord) };
  });
}

const parseCells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** Parses a cell such as `điểm (but điểm trung bình, điểm số)`. */
function parseForbiddenWord(cell: string): ForbiddenWord {
  const [, word = cell, exceptions = ""] = /^(.*?)\s*\(but (.*)\)$/.exec(cell.trim()) ?? [];
  return { word: word.trim(), exceptions: exceptions.split(/, */).filter(Boolean) };
}

/** Languages without spaces between words or before endings, in which words are matched anywhere. */
const languagesWithoutSpaces = /^(zh|ko)/;

/** Returns a function that finds the first occurrence of each forbidden word outside of its exceptions. */
export function createForbiddenWordFinder(
  forbidden: readonly ForbiddenWord[],
  language: Language,
): (text: string) => string[] {
  const [before, after] = languagesWithoutSpaces.test(language)
    ? ["", ""]
    : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const rules = forbidden.map(({ word, exceptions: but }) => ({
    pattern: new RegExp(before + escapePattern(word) + after, "iu"),
    allowed: but.map((phrase) => new RegExp(escapePattern(phrase), "giu")),
  }));
  return (text) => {
    const plainText = text.normalize("NFC").replace(/\u00a0|\{[^}]*\}|<[^>]*>/g, " ");
    return rules.flatMap(({ pattern, allowed }) => {
      if (!pattern.test(plainText)) return [];
      return (
        pattern.exec(allowed.reduce((rest, phrase) => rest.replace(phrase, "\u0000"), plainText))?.[0] ?? []
      );
    });
  };
}

const escapePattern = (text: string) => text.normalize("NFC").replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
