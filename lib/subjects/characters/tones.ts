/** The tones of Mandarin that have a mark. */
export const tones = [1, 2, 3, 4] as const;
export type Tone = (typeof tones)[number];

const marks = ["\u0304", "\u0301", "\u030c", "\u0300"];

/** Returns the tone that the mark of a pinyin syllable shows; 5 for the neutral tone, which has none. */
export function toneOf(syllable: string): Tone | 5 {
  const index = marks.findIndex((mark) => syllable.normalize("NFD").includes(mark));
  return index < 0 ? 5 : ((index + 1) as Tone);
}

/** Pitch over the time of a tone, from 1 (lowest) to 5 (highest), as Chao Yuen Ren writes them. */
export const contours: Readonly<Record<Tone, readonly number[]>> = {
  1: [5, 5],
  2: [3, 5],
  3: [2, 1, 4],
  4: [5, 1],
};

/** A syllable with its character, in both scripts, and its pinyin in each tone. */
type ToneRow = { hans: string; hant: string; pinyin: readonly string[] };

/** Returns the character and the pinyin of a syllable in a tone. */
export const inTone = (syllable: ToneRow, tone: Tone) => ({
  hans: [...syllable.hans][tone - 1] as string,
  hant: [...syllable.hant][tone - 1] as string,
  pinyin: syllable.pinyin[tone - 1] as string,
});
