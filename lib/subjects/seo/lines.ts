import { languageFacts, type Language } from "../../base/i18n/languages";

/*
 * Line breaking for share pictures, because the renderer does not combine Chinese word breaks with balanced lines.
 * Widths are in em of a bold sans serif and rounded up, so that no line is wider than computed.
 */

const widths: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\s/u, 0.26],
  [/[.,:;'’|!iljtfrI()-]/u, 0.36],
  [/[mwMWĐ@%&—]/u, 0.94],
  [/[\p{Lu}\d$]/u, 0.68],
];

/** Estimates the width of a text in em. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize("NFC")) sum += widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.6;
  return sum;
}

/** Splits a text into parts between which lines may break: words with their closing punctuation. */
function splitAtBreaks(text: string, language: Language): string[] {
  if (!languageFacts[language].isFullWidth) return text.split(/(?<=\s)/);
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return words.reduce<string[]>((done, { segment }) => {
    const last = done.at(-1);
    // Closing marks never begin a line, opening marks never end one, and Latin words keep their spaces.
    const isJoined =
      last !== undefined && (/^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last));
    return isJoined ? [...done.slice(0, -1), last + segment] : [...done, segment];
  }, []);
}

/**
 * Breaks a text into the fewest lines of at most `width` em, with widths as even as possible. A longer word gets a line
 * of its own.
 */
export function balancedLines(text: string, language: Language, width: number): string[] {
  const words = splitAtBreaks(text.trim(), language);
  type Best = { lines: string[]; waste: number };
  const best: Best[] = [{ lines: [], waste: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let winner: Best | undefined;
    for (let start = end - 1; start >= 0; start--) {
      const line = words.slice(start, end).join("").trim();
      const slack = width - widthOf(line);
      if (slack < 0 && start < end - 1) break;
      const before = best[start]!;
      const lines = [...before.lines, line];
      const waste = before.waste + slack ** 2;
      const hasFewerLines = winner && lines.length < winner.lines.length;
      const isMoreEven = winner && lines.length === winner.lines.length && waste < winner.waste;
      if (!winner || hasFewerLines || isMoreEven) winner = { lines, waste };
    }
    best.push(winner!);
  }
  return best.at(-1)!.lines;
}

/** The first sentence of a text; empty for an empty one. */
export function firstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return first?.segment.trim() ?? "";
}
