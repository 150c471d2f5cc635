import { readFileSync } from "node:fs";
import { join } from "node:path";
import words from "../../messages/desk/en-US/content.json" with { type: "json" };
import { schemas, type FieldsOf } from "../desk/content/kinds";
import { readYaml } from "../yaml/checked";

/** Every fact about the school: the fields of the desk's record of it, which say what each may be. */
export type SchoolFacts = FieldsOf<"school">;

const name = "content/school.yaml";

/**
 * Reads the school's facts from their file.
 * @param root the folder of the site.
 * @throws Error with one line: the file, the line, and what is wrong there.
 */
export function readSchoolFile(root = process.cwd()): SchoolFacts {
  return parseSchool(readFileSync(join(/* turbopackIgnore: true */ root, name), "utf8"));
}

/** @throws Error as `readSchoolFile`. */
export function parseSchool(source: string): SchoolFacts {
  const { given, wrong } = readYaml(name, source);
  const facts = schemas.school.safeParse(given);
  if (facts.success) return facts.data;
  const problems: Record<string, string> = words.problems;
  throw wrong(facts.error.issues, "the school", (message) => `is wrong: ${problems[message] ?? message}`);
}

let read: SchoolFacts | undefined;

/** The file's facts, read once: a changed file shows after a start, which says what is wrong with it. */
export function schoolFile(): SchoolFacts {
  return (read ??= readSchoolFile());
}
