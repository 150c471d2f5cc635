import { sql } from "drizzle-orm";
import { analyzeChangedTables } from "../../lib/provider/db/analyze";
import { closeDatabase, connect } from "../../lib/provider/db/connect";

/*
 * fill-reminders.ts <count> <time>: inserts one live class and its subscribed students into a new database. Their reminders
 * are due at the given time.
 */

const [count, dueAt] = process.argv.slice(2);
const { db, engine } = await connect();
await db.execute(sql`
  with parent as (insert into accounts (kind, nickname, points) values ('parent', 'P', 0) returning id)
  insert into accounts (kind, nickname, email, password_hash, language, parent_id)
  select 'student', 'Lan ' || n, 'lan.' || n || '@example.com', 'none', 'vi-VN', parent.id
  from parent, generate_series(1, ${count}::int) n`);
await db.execute(sql`
  with live as (
    insert into live_classes (course_name, lesson_name, cover, starts_at, ends_at)
    values ('{"en-US": "HSK"}', '{"en-US": "Tones"}', '', ${dueAt}::timestamptz + interval '3 hours', ${dueAt}::timestamptz + interval '4 hours') returning id)
  insert into live_subscriptions (account_id, live_id, created_at)
  select accounts.id, live.id, now() - interval '1 day' from accounts, live where email is not null`);
if (engine === "pglite") await analyzeChangedTables(db);
await closeDatabase();
