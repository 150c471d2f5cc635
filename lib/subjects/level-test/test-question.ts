import type { TestItem } from "./estimate";
import type { QuestionKind } from "./schema";
import type { Script } from "./script";

export type ChineseText = Record<Script, string> & { pinyin?: string | undefined };

/** A question as the browser gets it, in one language. */
export type TestQuestion = TestItem & {
  text?: ChineseText;
  /** What the browser's voice says. */
  say?: ChineseText;
  /** Asks about the text or about what is said. */
  question?: ChineseText;
  /** Meanings or pinyin, or Chinese in both scripts, at the first levels with pinyin. */
  options: string[] | (Record<Script, string[]> & { pinyin?: string[] | undefined });
  /** Words whose characters differ are written `{simplified|traditional}`. */
  explanation: string;
};

export type QuestionFile = { prompts: Record<QuestionKind, string>; questions: TestQuestion[] };

/** Whether the options are Chinese, and not meanings or pinyin. */
export const hasChineseOptions = ({ options }: TestQuestion): boolean => !Array.isArray(options);

/** Returns the text of an option. @param option its number, from 1 */
export function optionText({ options }: TestQuestion, option: number, script: Script): string {
  return (Array.isArray(options) ? options : options[script])[option - 1] ?? "";
}

/** Returns the reading of a Chinese option, at the first levels. @param option its number, from 1 */
export const optionPinyin = ({ options }: TestQuestion, option: number): string | undefined =>
  Array.isArray(options) ? undefined : options.pinyin?.[option - 1];
