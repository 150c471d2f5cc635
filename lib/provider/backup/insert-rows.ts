import { sql } from "drizzle-orm";
import type { Database } from "../db/types";
import { queryRows } from "./session";

/** Inserts rows, each a JSON object, with their existing ids. @throws Error if there is no such table. */
export async function insertRows(tx: Database, table: string | undefined, rows: string[]): Promise<void> {
  const [tableInfo] = await queryRows<{ columns: string | null }>(
    tx,
    sql`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relname = ${table ?? ""} and relkind = 'r' and relnamespace = current_schema()::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  if (!tableInfo?.columns)
    throw new Error(`it holds rows of ${table ?? "no table"}, which is not a table of its version`);
  const [name, columns] = [sql.identifier(table ?? ""), sql.raw(tableInfo.columns)];
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::jsonb)`,
  );
}
