import { sql } from "drizzle-orm";
import { analyzeChanged } from "../../lib/provider/db/analyze";
import { closeDatabase, database } from "../../lib/provider/db/connect";

/*
 * fill-accounts.ts <count>: puts so many students into the database of the environment, each opened by themselves as most
 * are: with a parent that holds the points and has no login.
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
// As a site does that has run for ten minutes.
await analyzeChanged(db);
await closeDatabase();
