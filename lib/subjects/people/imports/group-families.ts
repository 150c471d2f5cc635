import type { Language } from "../../../base/i18n/languages";
import { maxStudents } from "../../family/limits";
import { mayBeMinor } from "../../family/minor";
import type { NewFamily } from "../families/create-family";
import type { ImportField, ImportProblem } from "./fields";
import type { RowProblem } from "./read-cells";
import { readRow, type ImportRow, type ReadOptions } from "./read-row";

/** A family of one or several rows; `row` is the first. */
export type ImportedFamily = NewFamily & { row: number };

export type GroupedFamilies = { families: ImportedFamily[]; problems: RowProblem[] };

/**
 * Joins rows with the same email, or without an email with the same phone, into families. A family with a problem in any of
 * its rows is left out.
 * @param rows the file's rows with the headings, which are row 1
 */
export function groupFamilies(rows: readonly (readonly string[])[], options: ReadOptions): GroupedFamilies {
  const groups = new Map<string, ImportRow[]>();
  const problems: RowProblem[] = [];
  const badRows = new Set<number>();
  rows.forEach((cells, index) => {
    if (index === 0 || cells.every((cell) => cell === "")) return;
    const read = readRow(cells, index + 1, options);
    problems.push(...read.problems);
    const { row } = read;
    if (read.problems.length > 0) badRows.add(row.row);
    // A contact that cannot be read is reported as such.
    const isContactWrong = read.problems.some(({ field }) => field === "email" || field === "phone");
    if (row.email === null && row.phone === null && !isContactWrong) {
      problems.push({ row: row.row, field: null, problem: "noContact", value: "" });
      badRows.add(row.row);
    }
    const key = row.email ?? row.phone ?? `row ${row.row}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  });
  const families: ImportedFamily[] = [];
  for (const own of groups.values()) {
    const found = problemsOfFamily(own, options.now);
    problems.push(...found);
    const isGood = found.length === 0 && !own.some(({ row }) => badRows.has(row));
    if (isGood) families.push(toFamily(own, options.language));
  }
  const separated = withoutSharedPhones(families);
  problems.push(...separated.problems);
  return {
    families: separated.families,
    problems: problems.toSorted((one, other) => one.row - other.row),
  };
}

/** Writes names alike that differ in case or width only. Accents stay: Minh and Mình are two. */
const normalize = (text: string) => text.normalize("NFKC").toLowerCase();

/** The first value of a column in the rows of a family. */
function firstOf<Name extends keyof ImportRow>(
  rows: readonly ImportRow[],
  name: Name,
): ImportRow[Name] | null {
  return rows.find((row) => row[name] !== null)?.[name] ?? null;
}

const sharedFields = [
  ["parent", "parent", "otherParent"],
  ["phone", "phone", "otherValue"],
  ["language", "language", "otherValue"],
  ["points", "points", "otherValue"],
] as const satisfies [keyof ImportRow, ImportField, ImportProblem][];

function problemsOfFamily(rows: readonly ImportRow[], now: Date): RowProblem[] {
  const [first] = rows;
  if (!first) return [];
  const problems: RowProblem[] = [];
  for (const [name, field, problem] of sharedFields) {
    const value = firstOf(rows, name);
    const source = rows.find((row) => row[name] !== null);
    for (const row of rows)
      if (row[name] !== null && !isSame(row[name], value))
        problems.push({
          row: row.row,
          field,
          problem,
          value: String(row[name]),
          other: source?.row ?? first.row,
        });
  }
  const students = rows.filter(({ student }) => student !== null);
  const parent = firstOf(rows, "parent");
  const at = (row: ImportRow, field: ImportField | null, problem: ImportProblem) =>
    problems.push({ row: row.row, field, problem, value: row.student ?? "" });
  if (students.length === 0 && parent === null) at(first, null, "noName");
  if (parent === null && students.length > 1) at(first, "parent", "parentMissing");
  const [alone] = students;
  if (parent === null && students.length === 1 && alone?.birthYear != null) {
    if (mayBeMinor(alone.birthYear, now.getUTCFullYear())) at(alone, "parent", "minorAlone");
  }
  if (students.length > maxStudents) at(students[maxStudents] ?? first, "student", "tooManyStudents");
  const seen = new Map<string, number>();
  for (const row of students) {
    const name = normalize(row.student ?? "");
    const other = seen.get(name);
    if (other === undefined) seen.set(name, row.row);
    else
      problems.push({
        row: row.row,
        field: "student",
        problem: "sameStudent",
        value: row.student ?? "",
        other,
      });
  }
  return problems;
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" ? normalize(one) === normalize(other) : one === other;

/** Parents without a student column learn themselves, and so do students without a parent. */
function toFamily(rows: readonly ImportRow[], language: Language): ImportedFamily {
  const parent = firstOf(rows, "parent");
  const students = rows.filter(({ student }) => student !== null);
  const contact = {
    row: rows[0]?.row ?? 0,
    email: firstOf(rows, "email"),
    phone: firstOf(rows, "phone"),
    language: firstOf(rows, "language") ?? language,
    points: firstOf(rows, "points") ?? 0,
    note: [...new Set(rows.flatMap(({ note }) => note ?? []))].join("\n"),
  };
  if (parent !== null && students.length > 0)
    return {
      ...contact,
      ...{ kind: "parent", nickname: parent, birthYear: null },
      students: students.map(({ student, birthYear }) => ({ nickname: student ?? "", birthYear })),
    };
  const alone = students[0] ?? rows[0];
  return {
    ...contact,
    ...{ kind: "student", nickname: alone?.student ?? parent ?? "", students: [] },
    birthYear: alone?.birthYear ?? null,
  };
}

/** Leaves out families whose phone an earlier one has, since they may be the same people with another email. */
function withoutSharedPhones(families: readonly ImportedFamily[]): GroupedFamilies {
  const rowOfPhone = new Map<string, number>();
  const problems: RowProblem[] = [];
  const own = families.filter(({ phone, row }) => {
    const other = phone === null ? undefined : rowOfPhone.get(phone);
    if (phone === null) return true;
    if (other === undefined) rowOfPhone.set(phone, row);
    else problems.push({ row, field: "phone", problem: "otherFamily", value: phone, other });
    return other === undefined;
  });
  return { families: own, problems };
}
