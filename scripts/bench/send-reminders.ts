import { setTimeout as pause } from "node:timers/promises";
import { eq, max, sql } from "drizzle-orm";
import { closeDatabase, connect } from "../../lib/provider/db/connect";
import { analyzeChanged } from "../../lib/provider/db/analyze";
import { notices } from "../../lib/provider/db/schema";
import { openWays } from "../../lib/provider/notices/start";
import { startWorker } from "../../lib/provider/notices/worker";

/*
 * send-reminders.ts <count>: puts one live class that begins in two hours on the lists of so many students in a new
 * database, lets the site's own worker remind them by the ways of the environment, and says how it went, as JSON.
 */

const count = Number(process.argv[2]);
const { db, engine } = await connect();
await db.execute(sql`
  with parent as (insert into accounts (kind, nickname, points) values ('parent', 'P', 0) returning id)
  insert into accounts (kind, nickname, email, password_hash, language, parent_id)
  select 'student', 'Lan ' || n, 'lan.' || n || '@example.com', 'none', 'vi-VN', parent.id
  from parent, generate_series(1, ${count}::int) n`);
await db.execute(sql`
  with live as (
    insert into live_classes (course_name, lesson_name, cover, starts_at, ends_at)
    values ('{"en-US": "HSK"}', '{"en-US": "Tones"}', '', now() + interval '2 hours', now() + interval '3 hours') returning id)
  insert into live_subscriptions (account_id, live_id, created_at)
  select accounts.id, live.id, now() - interval '1 day' from accounts, live where email is not null`);
if (engine === "pglite") await analyzeChanged(db);

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const memory = [megabytes()];
const [begun, begunAt] = [performance.now(), Date.now()];
const elapsed = () => Math.round((performance.now() - begun) / 100) / 10;
const stop = startWorker(db, await openWays(db));
let writtenAfter: number | undefined;
for (let sent = 0; sent < count;) {
  await pause(5000);
  memory.push(megabytes());
  const written = await db.$count(notices);
  sent = await db.$count(notices, eq(notices.state, "sent"));
  if (written >= count) writtenAfter ??= elapsed();
  process.stderr.write(`${elapsed()} s: ${written} written, ${sent} sent, ${memory.at(-1)} MB\n`);
}
const [{ last } = { last: null }] = await db.select({ last: max(notices.sentAt) }).from(notices);
const seconds = Math.round(((last?.getTime() ?? 0) - begunAt) / 100) / 10;
console.log(JSON.stringify({ engine, count, writtenAfter, seconds, memory }));
await stop();
await closeDatabase();
