import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "../content/content-file";
import { schoolContent, type SchoolFields } from "./content";

/** The facts about the school: the fields of the desk's school record. */
export type SchoolFacts = SchoolFields;

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
export const parseSchool = (source: string): SchoolFacts =>
  parseContentFile(name, source, schoolContent.schema);

let cachedFacts: SchoolFacts | undefined;

/** Returns the file's facts, which are read once. Changes need a restart, which reports errors. */
export function schoolFile(): SchoolFacts {
  return (cachedFacts ??= readSchoolFile());
}
