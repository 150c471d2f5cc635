import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { localizedText } from "../../../engines/content/form-values";
import { listRecordRows } from "../../../engines/content/records";
import type { TeacherFields } from "../../teachers/content";
import { listTeachers } from "../../teachers/queries";
import { importedRecords } from "./tables";

/** The content type of teachers. */
export const teacherKind = "teacher";

/** Reads the names of all teachers, published or drafts, by id. */
export async function readTeacherNames(db: Database) {
  const published = await listTeachers(db);
  const records = await listRecordRows<Partial<TeacherFields>>(db, teacherKind);
  const drafts = records.flatMap(({ id, draft }) => (draft ? [{ id, nickname: draft.nickname ?? {} }] : []));
  return { published, drafts };
}

export type ImportedTeacher = { importId: number; id: number; row: number; name: string; isDraft: boolean };

/** Lists the teachers of batches that are still there, by row. @param language of the names */
export async function listImportedTeachers(
  db: Database,
  importIds: readonly number[],
  language: string,
): Promise<ImportedTeacher[]> {
  const rows = await db
    .select()
    .from(importedRecords)
    .where(and(eq(importedRecords.kind, teacherKind), inArray(importedRecords.importId, [...importIds])))
    .orderBy(asc(importedRecords.row));
  if (rows.length === 0) return [];
  const { published, drafts } = await readTeacherNames(db);
  const publishedNames = new Map(published.map(({ id, nickname }) => [id, nickname]));
  const draftNames = new Map(drafts.map(({ id, nickname }) => [id, nickname]));
  return rows.flatMap(({ importId, recordId: id, row }) => {
    const nickname = publishedNames.get(id) ?? draftNames.get(id);
    if (!nickname) return [];
    return [{ importId, id, row, name: localizedText(nickname, language), isDraft: !publishedNames.has(id) }];
  });
}
