import { charactersToWrite, toneSyllables, wordsOfTheDay } from "../characters/read-characters";
import { inTone, tones } from "../characters/tones";

/** The groups of texts that teachers record, in the order of their page. */
export const textGroups = ["characters", "tones", "words"] as const;
export type TextGroup = (typeof textGroups)[number];

/** A text to record, in simplified characters, by which its recording is found; its reading guides the teacher. */
export type RecordableText = { text: string; pinyin: string; group: TextGroup };

let cachedTexts: readonly RecordableText[] | undefined;

/** Lists what teachers record: each text once, in the first group that has it. */
export const recordableTexts = (): readonly RecordableText[] => (cachedTexts ??= readTexts());

function readTexts(): RecordableText[] {
  const all: RecordableText[] = [
    ...charactersToWrite().map(({ hans, pinyin }) => ({
      ...{ text: hans.character, pinyin, group: "characters" as const },
    })),
    ...toneSyllables().flatMap((syllable) =>
      tones.map((tone) => {
        const { hans, pinyin } = inTone(syllable, tone);
        return { text: hans, pinyin, group: "tones" as const };
      }),
    ),
    ...wordsOfTheDay().map(({ hans, pinyin }) => ({ text: hans, pinyin, group: "words" as const })),
  ];
  const byText = new Map<string, RecordableText>();
  for (const one of all) if (!byText.has(one.text)) byText.set(one.text, one);
  return [...byText.values()];
}
