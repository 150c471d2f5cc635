import type { Language } from "../i18n/languages";

/*
 * Lines for share pictures, whose renderer knows neither Chinese words nor balanced lines together. Widths are
 * in em of a bold sans serif, rounded up, so that a line never ends up wider than was reckoned.
 */

const widths: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\s/u, 0.26],
  [/[.,:;'’|!iljtfrI()-]/u, 0.36],
  [/[mwMWĐ@%&—]/u, 0.94],
  [/[\p{Lu}\d$]/u, 0.68],
];

/** Width of a text in em. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize("NFC")) sum += widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.6;
  return sum;
}

/** The pieces between which a line may end: words, with the mark that closes them, in Chinese as elsewhere. */
function pieces(text: string, language: Language): string[] {
  if (!language.startsWith("zh")) return text.split(/(?<=\s)/);
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return words.reduce<string[]>((done, { segment }) => {
    const last = done.at(-1);
    // A closing mark never begins a line, an opening one never ends it, and Latin words keep their spaces.
    const joined =
      last !== undefined && (/^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last));
    return joined ? [...done.slice(0, -1), last + segment] : [...done, segment];
  }, []);
}

/**
 * Breaks a text into the fewest lines no wider than `width` em, as even as they can be. A word wider than that
 * stands on a line alone.
 */
export function balancedLines(text: string, language: Language, width: number): string[] {
  const words = pieces(text.trim(), language);
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
      const fewer = winner && lines.length < winner.lines.length;
      const evener = winner && lines.length === winner.lines.length && waste < winner.waste;
      if (!winner || fewer || evener) winner = { lines, waste };
    }
    best.push(winner!);
  }
  return best.at(-1)!.lines;
}
