import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../../../base/db/columns";
import { contentRecords } from "../../../engines/content/tables";
import { accounts } from "../../identity/tables";
import { staff } from "../../staff/tables";
import { pointLedger, pointLots } from "../../points/tables";
import type { ImportField, ImportKind } from "./fields";

/** A batch from a file. The file itself is not stored. */
export const imports = pgTable("imports", {
  id: id(),
  kind: text().$type<ImportKind>().notNull().default("families"),
  /** Who imported it; null after that account is erased. */
  staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
  createdAt: createdAt(),
  undoneAt: instant("undone_at"),
});

/** The families that a batch created, by the account that is invited. */
export const importedFamilies = pgTable(
  "imported_families",
  {
    accountId: integer("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its first row in the file; the headings are row 1. */
    row: integer().notNull(),
  },
  (t) => [index("imported_families_import").on(t.importId)],
);

/** The class points that a batch added to families. A line that was taken back has no row. */
export const importedBalances = pgTable(
  "imported_balances",
  {
    ledgerId: integer("ledger_id")
      .primaryKey()
      .references(() => pointLedger.id, { onDelete: "cascade" }),
    lotId: integer("lot_id")
      .notNull()
      .references(() => pointLots.id, { onDelete: "cascade" }),
    /** The account with the class points. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its row in the file; the headings are row 1. */
    row: integer().notNull(),
  },
  (t) => [
    index("imported_balances_import").on(t.importId),
    index("imported_balances_account").on(t.accountId),
    index("imported_balances_lot").on(t.lotId),
  ],
);

/** The content that a batch created as drafts. */
export const importedRecords = pgTable(
  "imported_records",
  {
    /** The type of the content. */
    kind: text().notNull(),
    recordId: integer("record_id").notNull(),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its row in the file; the headings are row 1. */
    row: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    foreignKey({
      name: "imported_records_record",
      columns: [t.kind, t.recordId],
      foreignColumns: [contentRecords.kind, contentRecords.id],
    }).onDelete("cascade"),
    index("imported_records_import").on(t.importId),
  ],
);

/** Which field a heading meant in the last import, for the next file of its kind with the same headings. */
export const importHeadings = pgTable(
  "import_headings",
  {
    kind: text().$type<ImportKind>().notNull().default("families"),
    /** Without case, accents and character width. */
    heading: text().notNull(),
    /** Null for a column that was left out. */
    field: text().$type<ImportField>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.heading] })],
);
