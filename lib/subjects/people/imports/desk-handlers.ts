import { database } from "../../../base/db/connect";
import type { Database } from "../../../base/db/types";
import { toTableFile } from "../../../engines/calls/table-file";
import { deskRefusal, type DeskRefusal } from "../../../base/desk/refusals";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskMessages, deskTranslate } from "../../../base/desk/messages";
import type { DeskHandlers, StaffContext } from "../../staff/context";
import { writeAuditLog } from "../audit";
import type { importCalls } from "./desk-calls";
import { listFamilyRows } from "./export-families";
import { listTeacherRows } from "./export-teachers";
import {
  fieldsOfImport,
  importKindsOf,
  type ColumnMapping,
  type Encoding,
  type ImportField,
  type ImportKind,
} from "./fields";
import { proposeMapping, saveMapping } from "./find-mapping";
import type { ReadOptions } from "./read-row";
import { planOf, type ImportPlan } from "./plans";
import { readTable } from "./read-table";
import { hasImport, listImports } from "./batches";
import { undoImport } from "./undo";

/** Problems and rows that an answer contains at most. */
const [maxProblems, sampleRows] = [500, 5];

const importedActs = {
  families: "families-imported",
  balances: "balances-imported",
  teachers: "teachers-imported",
} as const satisfies Record<ImportKind, string>;

type ColumnsRequest = {
  kind: ImportKind;
  encoding: Encoding;
  columns: string;
  language: ReadOptions["language"];
};

/** Parses the meaning of columns; one that the kind lacks has none. */
function parseMapping(columns: string, kind: ImportKind): ColumnMapping {
  const fields: readonly ImportField[] = fieldsOfImport[kind];
  return columns.split(",").map((name) => fields.find((field) => field === name) ?? null);
}

/** Reads a file. @throws ProviderError invalidInput if it cannot be read, is empty or too large */
async function readRows(file: Uint8Array, encoding: Encoding, language: DeskLanguage) {
  const table = await readTable(file, encoding);
  if ("problem" in table) throw deskRefusal(fileRefusals[table.problem], language, "file");
  if (table.rows.length < 2) throw deskRefusal("fileEmpty", language, "file");
  return table;
}

const fileRefusals = {
  unreadable: "fileUnreadable",
  tooLarge: "fileTooLarge",
  tooManyRows: "fileTooLong",
} as const satisfies Record<string, DeskRefusal>;

type ImportSource = ColumnsRequest & { file: Uint8Array; deskLanguage: DeskLanguage; now: Date };

type CheckedImport = ImportPlan & { headings: readonly string[]; mapping: ColumnMapping };

/** Reads a file and compares it with what is here. */
async function checkImport(db: Database, source: ImportSource): Promise<CheckedImport> {
  const { kind, encoding, columns, language, file, deskLanguage, now } = source;
  const { rows } = await readRows(file, encoding, deskLanguage);
  const mapping = parseMapping(columns, kind);
  const { pointsReason } = deskMessages[deskLanguage].imports;
  const plan = await planOf[kind](db, rows, { mapping, language, now, pointsReason });
  return { ...plan, headings: rows[0] ?? [], mapping };
}

type Caller = Pick<StaffContext, "self" | "language">;

/** @throws ProviderError notAllowed if the role may not import this kind */
function authorizeKind(kind: ImportKind, { self, language }: Caller): void {
  if (!importKindsOf(self.role).includes(kind)) throw deskRefusal("notYours", language);
}

export const importHandlers: DeskHandlers<typeof importCalls> = {
  "people/import-read": async ({ kind, encoding: chosen }, { file, language, self }) => {
    authorizeKind(kind, { self, language });
    const { rows, encoding } = await readRows(file, chosen, language);
    const [headings = [], ...others] = rows;
    return {
      encoding,
      headings,
      columns: [...(await proposeMapping(await database(), kind, headings))],
      sample: others.slice(0, sampleRows),
      rows: others.length,
    };
  },

  "people/import-check": async (request, { file, language: deskLanguage, self, now }) => {
    authorizeKind(request.kind, { self, language: deskLanguage });
    const source = { ...request, file, deskLanguage, now };
    const { headings, mapping, counts, problems } = await checkImport(await database(), source);
    return {
      ...counts,
      problems: problems
        .toSorted((one, other) => one.row - other.row)
        .slice(0, maxProblems)
        .map(({ field, other = null, ...problem }) => ({
          ...problem,
          column: field === null ? "" : (headings[mapping.indexOf(field)] ?? ""),
          other,
        })),
      problem_count: problems.length,
    };
  },

  "people/import-run": async ({ import_id: earlier, ...request }, { file, self, language, now }) => {
    authorizeKind(request.kind, { self, language });
    const db = await database();
    const importId = earlier === undefined ? undefined : Number(earlier);
    if (importId !== undefined && !(await hasImport(db, importId, request.kind)))
      throw deskRefusal("gone", language);
    const { headings, mapping, counts, run } = await checkImport(db, {
      ...request,
      ...{ file, deskLanguage: language, now },
    });
    if (counts.count === 0) return { import_id: importId ?? null, created: 0, left: 0 };
    return db.transaction(async (tx) => {
      const { importId: id, ...result } = await run(tx, { importId, staffId: self.id, by: self.name });
      if (importId === undefined) {
        await saveMapping(tx, request.kind, headings, mapping);
        await writeAuditLog(tx, self.id, importedActs[request.kind], String(id));
      }
      return { import_id: id, ...result };
    });
  },

  "people/imports": async (_, { self, language }) => {
    const list = await listImports(await database(), importKindsOf(self.role), language);
    return {
      imports: list.map(({ at, undoneAt, ...row }) => ({
        ...row,
        at: at.toISOString(),
        undone_at: undoneAt?.toISOString() ?? null,
      })),
    };
  },

  "people/import-undo": async ({ id }, { self, language, now }) => {
    const db = await database();
    const kinds = importKindsOf(self.role);
    const undone = await undoImport(db, id, { staffId: self.id, kinds, language, now });
    if (!undone) throw deskRefusal("gone", language);
    await writeAuditLog(db, self.id, "import-undone", String(id));
    return undone;
  },

  "people/export": async ({ format }, { self, language }) => {
    const db = await database();
    await writeAuditLog(db, self.id, "families-exported", format);
    return toTableFile("families", format, listFamilyRows(db, deskTranslate(language, "imports")));
  },

  "people/export-teachers": async ({ format }, { self, language }) => {
    const db = await database();
    await writeAuditLog(db, self.id, "teachers-exported", format);
    return toTableFile("teachers", format, listTeacherRows(db, language));
  },
};
