import type { Database } from "../../../base/db/types";
import type { DeskTranslate } from "../../../base/desk/messages";
import type { CsvCell } from "../../../base/text/csv";
import { readFamilyNotes } from "../../family/notes";
import { readFamilyPage } from "../../identity/entered-accounts";
import { fieldsOfImport } from "./fields";

/** Families that are read at once. */
const pageSize = 200;

/** Streams all families, a row per student, in the columns of the import, below their headings. */
export async function* listFamilyRows(
  db: Database,
  t: DeskTranslate<"imports">,
): AsyncGenerator<readonly CsvCell[]> {
  yield fieldsOfImport.families.map((field) => t(`fields.${field}`));
  for (let after = 0; ;) {
    const { families, last } = await readFamilyPage(db, { after, limit: pageSize });
    const notes = await readFamilyNotes(
      db,
      families.map(({ parent }) => parent.id),
    );
    for (const { parent, contact, students } of families) {
      const note = (notes.get(parent.id) ?? []).map(({ text }) => text).join("\n");
      // A parent without students has a row of its own.
      for (const student of students.length > 0 ? students : [null])
        yield [
          contact.kind === "parent" ? parent.nickname : "",
          student?.nickname ?? "",
          student?.birthYear ?? null,
          contact.email,
          contact.phone,
          contact.language,
          parent.points,
          note,
        ];
    }
    if (last === null) return;
    after = last;
  }
}
