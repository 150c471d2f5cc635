import { createHash } from "node:crypto";
import type levelTestMessages from "../../../messages/en-US/level-test.json";
import type { Language } from "../../base/i18n/languages";
import { readMessageFiles } from "../../base/i18n/server-messages";
import { defaultScript, optionTexts } from "./display";
import { levelTestQuestions } from "./read-questions";
import type { Question } from "./schema";
import type { ChineseText, QuestionFile, TestQuestion } from "./test-question";

/* The file with which a browser takes the whole test, one per language. */

/** Returns what the browser needs of a question. */
export function toTestQuestion(question: Question, language: Language): TestQuestion {
  const { id, kind, level, difficulty, optionCount, answer, options, explanation } = question;
  const texts: Partial<Record<"text" | "say" | "question", ChineseText | undefined>> = question;
  return {
    ...{ id, kind, level, difficulty, optionCount, answer },
    ...(texts.text && { text: texts.text }),
    ...(texts.say && { say: texts.say }),
    ...(texts.question && { question: texts.question }),
    options: "hans" in options ? options : optionTexts(question, language, defaultScript(language)),
    explanation: explanation[language],
  };
}

/** A file's JSON and its version, which changes with its content. */
type ServedFile = { json: string; version: string };

/** The instruction of each kind of question, in a language. */
export const questionPrompts = (language: Language): QuestionFile["prompts"] =>
  readMessageFiles<typeof levelTestMessages>("level-test.json")[language].prompts;

const files = new Map<Language, ServedFile>();

/** Returns the question file of a language, which is built once. Changes of the questions need a restart. */
export function questionFile(language: Language): ServedFile {
  const known = files.get(language);
  if (known) return known;
  const content: QuestionFile = {
    prompts: questionPrompts(language),
    questions: levelTestQuestions().map((question) => toTestQuestion(question, language)),
  };
  const json = JSON.stringify(content);
  const version = createHash("sha256").update(json).digest("hex").slice(0, 12);
  const file = { json, version };
  files.set(language, file);
  return file;
}

/** Query parameter with a file's version. */
export const versionParameter = "v";

/** The address of a language's question file. It contains the version, so that browsers may keep the file forever. */
export const questionFileAddress = (language: Language) =>
  `/api/level-test/${language}?${versionParameter}=${questionFile(language).version}`;
