import * as z from "zod/mini";
import { withFallback } from "../../engines/content/with-fallback";
import { gapMark } from "./gap";
import { toScript } from "./script";

/* The schema of the questions of the level test. content/level-test/hsk1.yaml explains the fields. */

/** The levels of the HSK exam of 2010 to 2025 (HSK 2.0). */
export const hskLevels = [1, 2, 3, 4, 5, 6] as const;
export type HskLevel = (typeof hskLevels)[number];

export const questionKinds = ["meaning", "tone", "listening", "word-order", "cloze", "reading"] as const;
export type QuestionKind = (typeof questionKinds)[number];

const minQuestions = 20;
const text = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(600, "tooLong"));

/** Words whose characters differ are written `{simplified|traditional}`. */
const explanationText = text.check(
  z.refine((value) => !/[{}|]/.test(toScript(value, "hans")), "A pair is written {simplified|traditional}."),
);
const explanation = withFallback(explanationText);

/** A Chinese text in simplified and traditional characters, at the first levels also in pinyin. */
const chinese = z.strictObject({ hans: text, hant: text, pinyin: z.optional(text) });

const optionList = z.array(text).check(
  z.minLength(3, "There are fewer than three options."),
  z.maxLength(5, "There are more than five options."),
  z.refine((list) => new Set(list).size === list.length, "The options are not distinct."),
);
const sameLength = z.refine<Record<string, string[] | undefined>>(
  (lists) => new Set(Object.values(lists).map((list) => list?.length)).size === 1,
  "The lists of options have different lengths.",
);
const localizedOptions = withFallback(optionList).check(sameLength);
const chineseOptions = z
  .strictObject({ hans: optionList, hant: optionList, pinyin: z.optional(optionList) })
  .check(sameLength);
const pinyinOptions = z.strictObject({ pinyin: optionList });

const common = {
  id: z.string(),
  /** Among the questions of its level; most are medium. */
  difficulty: z._default(z.enum(["easy", "medium", "hard"]), "medium"),
  /** Number of the right option, from 1. */
  answer: z.int().check(z.positive()),
  explanation,
};
const question = z.optional(chinese);

const withGap = chinese.check(
  z.refine(
    (value) => [value.hans, value.hant].every((each) => each.split(gapMark).length === 2),
    `The text needs one gap: ${gapMark}`,
  ),
);

const questionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("meaning"),
    ...common,
    text: chinese,
    options: localizedOptions,
  }),
  z.strictObject({ kind: z.literal("tone"), ...common, text: chinese, options: pinyinOptions }),
  z.strictObject({
    kind: z.literal("listening"),
    ...common,
    /** What the browser's voice says; not shown before the answer. */
    say: chinese,
    question,
    options: z.union([localizedOptions, chineseOptions]),
  }),
  z.strictObject({
    kind: z.literal("word-order"),
    ...common,
    text: chinese,
    options: chineseOptions,
  }),
  z.strictObject({
    kind: z.literal("cloze"),
    ...common,
    text: withGap,
    options: chineseOptions,
  }),
  z.strictObject({
    kind: z.literal("reading"),
    ...common,
    text: chinese,
    question: chinese,
    options: z.union([localizedOptions, chineseOptions]),
  }),
]);

/** Learners of these levels read pinyin. Questions on tones do without it: it is their answer. */
const pinyinLevels: readonly HskLevel[] = [1, 2];

/** The fields with characters that lack their reading. */
function fieldsWithoutPinyin(question: z.output<typeof questionSchema>): string[] {
  const { text, question: asked, options }: Record<string, unknown> = question;
  return Object.entries({ text, question: asked, options }).flatMap(([name, value]) => {
    const texts = value as { hans?: string | string[]; pinyin?: unknown } | undefined;
    return /\p{Script=Han}/u.test(String(texts?.hans ?? "")) && !texts?.pinyin ? [name] : [];
  });
}

const countOptions = (options: object) => (Object.values(options)[0] as string[]).length;

/** The schema of one level's file. It adds the level and the number of options to each question. */
export const questionsSchema = (level: HskLevel) =>
  z.pipe(
    z
      .array(questionSchema)
      .check(z.minLength(minQuestions, `A level needs at least ${minQuestions} questions.`))
      .check(
        z.superRefine((questions, context) => {
          const ids = new Set<string>();
          const report = (path: (string | number)[], message: string) =>
            context.addIssue({ code: "custom", path, message });
          for (const [index, question] of questions.entries()) {
            const { id, kind, answer, options } = question;
            if (!new RegExp(`^hsk${level}-${kind}-\\d\\d$`).test(id))
              report([index, "id"], `must be like hsk${level}-${kind}-01.`);
            if (ids.has(id)) report([index, "id"], `${id} is not unique.`);
            ids.add(id);
            if (answer > countOptions(options)) report([index, "answer"], "is not among the options.");
            if (!pinyinLevels.includes(level) || kind === "tone") continue;
            for (const field of fieldsWithoutPinyin(question)) report([index, field], "has no pinyin.");
          }
        }),
      ),
    z.transform((questions) =>
      questions.map((each) => ({ ...each, level, optionCount: countOptions(each.options) })),
    ),
  );

export type Question = z.output<ReturnType<typeof questionsSchema>>[number];
