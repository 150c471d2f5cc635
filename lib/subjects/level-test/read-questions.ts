import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "../../engines/content/content-file";
import { hskLevels, questionsSchema, type HskLevel, type Question } from "./schema";

/** Folder of the question files, one per level; part of error messages. */
const folder = "content/level-test";

/**
 * Parses the question file of a level.
 * @throws Error with a one-line message: file, line and problem
 */
export function parseQuestions(level: HskLevel, source: string): Question[] {
  return parseContentFile(`${folder}/hsk${level}.yaml`, source, questionsSchema(level));
}

/**
 * Reads the questions of all levels.
 * @param root the site's folder
 * @throws Error as `parseQuestions`
 */
export function readQuestions(root = process.cwd()): Question[] {
  return hskLevels.flatMap((level) => {
    const file = join(/* turbopackIgnore: true */ root, folder, `hsk${level}.yaml`);
    return parseQuestions(level, readFileSync(file, "utf8"));
  });
}

let cachedQuestions: readonly Question[] | undefined;

/**
 * Returns the questions of all levels, which are read once. Changes need a restart.
 * @throws Error as `parseQuestions`
 */
export function levelTestQuestions(): readonly Question[] {
  return (cachedQuestions ??= readQuestions());
}
