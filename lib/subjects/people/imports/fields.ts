import { editors, owners } from "../../../base/desk/access";
import type { Role } from "../../../base/desk/roles";

/* What a file brings in, and what its columns can mean. The exports have a column for each of these fields. */

export const fieldsOfImport = {
  families: ["parent", "student", "birth_year", "email", "phone", "language", "points", "note"],
  /** Class points of families that are here. */
  balances: ["email", "phone", "points", "reason"],
  /** Drafts of the content type `teacher`. */
  teachers: ["name", "country", "languages", "description", "video", "meeting_link"],
} as const;

export type ImportKind = keyof typeof fieldsOfImport;
export const importKinds = Object.keys(fieldsOfImport) as [ImportKind, ...ImportKind[]];

/** Teachers are content, which editors change too. */
const rolesOfImport: Readonly<Record<ImportKind, readonly Role[]>> = {
  families: owners,
  balances: owners,
  teachers: editors,
};

/** The kinds that a role may import and undo. */
export const importKindsOf = (role: Role): ImportKind[] =>
  importKinds.filter((kind) => rolesOfImport[kind].includes(role));

export type ImportField = (typeof fieldsOfImport)[ImportKind][number];
export const importFields = [...new Set<ImportField>(Object.values(fieldsOfImport).flat())];

/** The meaning of each column of a file, from left to right; null for one that is left out. */
export type ColumnMapping = readonly (ImportField | null)[];

/** What is wrong in a row; `desk.imports.problems` in messages has a sentence for each. */
export const importProblems = [
  "noName",
  "noContact",
  "wrongEmail",
  "wrongPhone",
  "wrongYear",
  "wrongLanguage",
  "wrongPoints",
  "longText",
  "minorAlone",
  "parentMissing",
  "otherParent",
  "otherValue",
  "otherFamily",
  "sameStudent",
  "tooManyStudents",
  "emailOfTeacher",
  "noPoints",
  "unknownFamily",
  "severalFamilies",
  "sameFamily",
  "tooManyPoints",
  "noTeacherName",
  "wrongCountry",
  "wrongSpokenLanguage",
  "wrongVideo",
  "wrongMeetingLink",
  "sameTeacher",
  "tooManyTeachers",
] as const;

export type ImportProblem = (typeof importProblems)[number];

/** The encodings of text files that can be chosen; `auto` finds it. */
export const encodings = [
  "auto",
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1258",
  "gb18030",
  "big5",
  "windows-1252",
  "euc-kr",
] as const;
export type Encoding = (typeof encodings)[number];

/** The maximum size of a file in bytes, and of rows and columns that are read of it. */
export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportRows = 20_000;
export const maxImportColumns = 40;
