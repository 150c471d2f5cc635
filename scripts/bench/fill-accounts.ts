import { sql } from "drizzle-orm";
import { analyzeChangedTables } from "../../lib/provider/db/analyze";
import { closeDatabase, database } from "../../lib/provider/db/connect";

/*
 * fill-accounts.ts <count>: inserts students into the configured database, each with a parent account without a login, as
 * for students who registered themselves.
 */

const count = Number(process.argv[2]);
const db = await database();
await db.execute(sql`
  with parents as (
    insert into accounts (kind, nickname, points, language, created_at)
    select 'parent', 'Nguyễn Thị Lan Anh ' || n, 0, 'vi-VN', now() - n * interval '5 minutes'
    from generate_series(1, ${count}::int) n
    returning id, nickname, created_at)
  insert into accounts (kind, nickname, email, password_hash, parent_id, language, created_at)
  select 'student', nickname, 'lan.' || id || '@example.com', '-', id, 'vi-VN', created_at from parents`);
// A running site updates these statistics regularly.
await analyzeChangedTables(db);
await closeDatabase();
