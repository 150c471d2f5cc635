import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskTranslate } from "../../../base/desk/messages";
import type { CsvCell } from "../../../base/text/csv";
import { localizedText } from "../../../engines/content/form-values";
import { listRecordRows } from "../../../engines/content/records";
import type { TeacherFields } from "../../teachers/content";
import { teacherStore } from "../../teachers/store";
import { fieldsOfImport } from "./fields";

/**
 * Lists all teachers by id, in the columns of the import, below their headings: published ones as published, and drafts.
 * @param language of names, descriptions and headings
 */
export async function* listTeacherRows(
  db: Database,
  language: DeskLanguage,
): AsyncGenerator<readonly CsvCell[]> {
  const t = deskTranslate(language, "imports");
  yield fieldsOfImport.teachers.map((field) => t(`fields.${field}`));
  const published = await teacherStore.read(db);
  const records = await listRecordRows<Partial<TeacherFields>>(db, "teacher");
  const drafts = records.flatMap(({ id, draft }) =>
    draft && !published.has(id) ? [[id, draft] as const] : [],
  );
  const all: (readonly [number, Partial<TeacherFields>])[] = [...published, ...drafts];
  for (const [, fields] of all.toSorted(([one], [other]) => one - other))
    yield [
      localizedText(fields.nickname, language),
      fields.country ?? "",
      (fields.languages ?? []).join(", "),
      localizedText(fields.description, language),
      fields.video ?? "",
      fields.meetingUrl ?? "",
    ];
}
