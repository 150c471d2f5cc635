import { once } from "node:events";
import { sql } from "drizzle-orm";
import { openOperatorSocket } from "../../lib/provider/admin/operator-socket";
import { analyzeChangedTables } from "../../lib/provider/db/analyze";
import { closeDatabase, connect } from "../../lib/provider/db/connect";
import { env } from "../../lib/env";

/*
 * fill-leads.ts <count> [hold]: inserts leads into a new database in DATA_DIR. With `hold` it then keeps the database open as a
 * running site does, prints "ready", and exits when its standard input ends.
 */

const [count, hold] = process.argv.slice(2);
const connection = await connect();
await connection.db.execute(sql`
  insert into enrolments (season, name, phone_code, phone_number, e164, email, gpa_score, intention_city,
    intention_university, intention_major, source, interest, activation_code, origin, created_at)
  select '2021-01', 'Nguyễn Thị Lan Anh ' || n, 84, 900000000 + n, '+84' || 900000000 + n, 'lan.' || n || '@example.com', 8.5, 'Thâm Quyến',
    'Đại học Thâm Quyến', 'Kinh tế quốc tế', '越南', '宣讲会;留学服务;HSK培训班', 'CODE-' || n,
    '{"segment":"vn-facebook-jan","utm_source":"facebook","utm_campaign":"tet-2026"}'::jsonb,
    now() - n * interval '5 minutes'
  from generate_series(1, ${Number(count)}::int) n`);
if (hold) {
  await openOperatorSocket(connection, env().DATA_DIR);
  console.log("ready");
  await once(process.stdin.resume(), "end");
}
// A running site updates these statistics regularly.
await analyzeChangedTables(connection.db);
await closeDatabase();
