import {
  eq,
  getTableColumns,
  getTableName,
  inArray,
  sql,
  type InferInsertModel,
  type InferSelectModel,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../base/db/types";
import type { Store } from "./store";

type TableWithId = PgTable & { id: PgColumn };

/** Reserves the next id of a table, for a record that may be published much later. */
export const nextIdOf = (table: TableWithId) => async (tx: Database) => {
  const name = getTableName(table);
  const { rows } = (await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${name}, 'id'))::integer as id`,
  )) as { rows: { id: number }[] };
  return rows[0]?.id ?? 0;
};

/** Creates the store of a content type whose records are single rows of one table. */
export function rowStore<Fields, Table extends TableWithId>(
  table: Table,
  toFields: (row: InferSelectModel<Table>) => Fields,
  toRow: (fields: Fields) => Omit<InferInsertModel<Table>, "id">,
): Store<Fields> {
  return {
    read: async (db, ids) => {
      const where = ids && inArray(table.id, ids);
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(where);
      return new Map(
        rows.map((row) => [row.id as number, toFields(row as InferSelectModel<Table>)] as const),
      );
    },
    write: async (tx, id, fields, now) => {
      const row = { ...toRow(fields), ...("updatedAt" in table && { updatedAt: now }) } as Record<
        string,
        unknown
      >;
      await tx
        .insert(table)
        .overridingSystemValue()
        .values({ ...row, id } as never)
        .onConflictDoUpdate({ target: table.id, set: row as never });
    },
    remove: async (tx, id) => {
      await tx.delete(table).where(eq(table.id, id));
    },
    nextId: nextIdOf(table),
  };
}

/**
 * Creates the store of a content type whose fields are columns of one table with the same names. Fields hold instants in
 * ISO 8601, columns hold dates.
 */
export function columnStore<Fields extends object>(
  table: TableWithId,
  type: { fields: Record<keyof Fields & string, unknown> },
): Store<Fields> {
  const columns = getTableColumns(table);
  const names = Object.keys(type.fields) as (keyof Fields & string)[];
  const mapFields = (values: object, convert: (value: unknown, name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, convert((values as Fields)[name], name)]));
  return rowStore<Fields, TableWithId>(
    table,
    (row) =>
      mapFields(row, (value) => (value instanceof Date ? value.toISOString() : value)) as unknown as Fields,
    (fields) =>
      mapFields(fields, (value, name) =>
        typeof value === "string" && columns[name]?.dataType === "date" ? new Date(value) : value,
      ),
  );
}
