import { readFileSync } from "node:fs";
import { join } from "node:path";
import words from "../../messages/en-US/desk/content.json" with { type: "json" };
import { schemas, type FieldsOf } from "../desk/content/kinds";
import { readYaml } from "../yaml/checked";

/** The facts about the school: the fields of the desk's school record. */
export type SchoolFacts = FieldsOf<"school">;

const name = "content/school.yaml";

/**
 * Reads and validates the school's facts from content/school.yaml.
 * @param root the site's folder
 * @throws Error with a one-line message: file, line and problem
 */
export function readSchoolFile(root = process.cwd()): SchoolFacts {
  return parseSchool(readFileSync(join(/* turbopackIgnore: true */ root, name), "utf8"));
}

/** @throws Error as `readSchoolFile` */
export function parseSchool(source: string): SchoolFacts {
  const { value, toError } = readYaml(name, source);
  const facts = schemas.school.safeParse(value);
  if (facts.success) return facts.data;
  const problems: Record<string, string> = words.problems;
  throw toError(facts.error.issues, "the school", (message) => `is wrong: ${problems[message] ?? message}`);
}

let cachedFacts: SchoolFacts | undefined;

/** Returns the file's facts, which are read once. Changes need a restart, which reports errors. */
export function schoolFile(): SchoolFacts {
  return (cachedFacts ??= readSchoolFile());
}
