import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { parseContentFile } from "../../engines/content/content-file";
import * as rule from "../../engines/content/rules";
import { showsDemoFiles } from "../../engines/content/demo-files";
import { schoolContent, type SchoolFields } from "./content";

/** The facts about the school: the fields of the desk's school record. */
export type SchoolFacts = SchoolFields;

const name = "content/school.yaml";

/** The facts of a school that has no facts yet: a neutral name and nothing else. */
const emptyName = "content/empty-school.yaml";

const emptySchema = z.strictObject({ name: rule.texts({ most: 40, plain: true }).schema });

/** Marks the demo school, so that `DEMO_CONTENT=false` leaves its facts out. Removed before validation. */
const demoMark = /^demo: true[^\S\n]*$/m;

/**
 * Reads and validates the school's facts from content/school.yaml.
 * @param root the site's folder
 * @throws Error with a one-line message: file, line and problem
 */
export function readSchoolFile(root = process.cwd()): SchoolFacts {
  const read = (file: string) => readFileSync(join(/* turbopackIgnore: true */ root, file), "utf8");
  const source = read(name);
  const facts = parseSchool(source);
  if (showsDemoFiles() || !demoMark.test(source)) return facts;
  return { ...noFacts(), ...parseContentFile(emptyName, read(emptyName), emptySchema) };
}

/** @throws Error as `readSchoolFile` */
export const parseSchool = (source: string): SchoolFacts =>
  parseContentFile(name, source.replace(demoMark, ""), schoolContent.schema);

/** All facts but the name, as "not given". */
export function noFacts(): Omit<SchoolFacts, "name"> {
  const { name: _, ...fields } = schoolContent.fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, z.parse(schema, undefined)]),
  ) as Omit<SchoolFacts, "name">;
}

let cachedFacts: SchoolFacts | undefined;

/** Returns the file's facts, which are read once. Changes need a restart, which reports errors. */
export function schoolFile(): SchoolFacts {
  return (cachedFacts ??= readSchoolFile());
}
