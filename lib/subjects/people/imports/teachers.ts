import type { Database } from "../../../base/db/types";
import { createDraft, deleteUnchangedDraft } from "../../../engines/content/drafts";
import { lockContent } from "../../../engines/content/lock";
import { teacherContent } from "../../teachers/content";
import { teacherStore } from "../../teachers/store";
import { createImport, rowsPerRun } from "./batches";
import {
  listImportedTeachers,
  readTeacherNames,
  teacherKind as kind,
  type ImportedTeacher,
} from "./list-imported-teachers";
import type { RowProblem } from "./read-cells";
import { normalizeName, type TeacherRow } from "./read-teachers";
import { importedRecords } from "./tables";

/* Teachers that a file brings in. Each is a draft, since a published teacher needs a picture. */

type ComparedTeachers = { newTeachers: TeacherRow[]; known: number; problems: RowProblem[] };

/**
 * Separates new teachers from those whose name is known in any language.
 * @returns a problem for each teacher for whom there is no room
 */
export async function compareTeachers(db: Database, rows: readonly TeacherRow[]): Promise<ComparedTeachers> {
  const { published, drafts } = await readTeacherNames(db);
  const all = [...published, ...drafts];
  const names = new Set(all.flatMap(({ nickname }) => Object.values(nickname).map(normalizeName)));
  const unknown = rows.filter(({ name }) => !names.has(normalizeName(name)));
  const room = Math.max(teacherContent.maxRecords - new Set(all.map(({ id }) => id)).size, 0);
  return {
    newTeachers: unknown.slice(0, room),
    known: rows.length - unknown.length,
    problems: unknown
      .slice(room)
      .map(({ row, name }) => ({ row, field: "name", problem: "tooManyTeachers", value: name })),
  };
}

type ImportContext = { importId: number | undefined; staffId: number; by: string; now: Date };

/**
 * Creates the next teachers of a batch as drafts.
 * @param context with the batch to go on with, a new one without it, and the name of the editor
 * @returns the batch, and how many teachers were created and are left
 */
export async function importTeachers(
  tx: Database,
  teachers: readonly TeacherRow[],
  { importId, staffId, by, now }: ImportContext,
): Promise<{ importId: number; created: number; left: number }> {
  await lockContent(tx);
  const { newTeachers } = await compareTeachers(tx, teachers);
  const id = importId ?? (await createImport(tx, "teachers", { staffId, now }));
  const next = newTeachers.slice(0, rowsPerRun);
  for (const { fields, row } of next) {
    const recordId = await createDraft(tx, { kind, store: teacherStore }, fields, { by, now });
    await tx.insert(importedRecords).values({ importId: id, kind, recordId, row });
  }
  return { importId: id, created: next.length, left: newTeachers.length - next.length };
}

/**
 * Removes the drafts of a batch that were neither edited nor published since.
 * @param language of the names
 * @returns how many were removed, and those that stay
 */
export async function removeTeachers(db: Database, importId: number, language: string) {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const all = await listImportedTeachers(tx, [importId], language);
    const kept: ImportedTeacher[] = [];
    for (const teacher of all)
      if (!(await deleteUnchangedDraft(tx, { kind, id: teacher.id }))) kept.push(teacher);
    return {
      removed: all.length - kept.length,
      kept: kept.map(({ id, name, row }) => ({ id, name, row })),
    };
  });
}
