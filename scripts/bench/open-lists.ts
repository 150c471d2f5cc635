import { eq, sql } from "drizzle-orm";
import { serveDeskCall } from "../../lib/bootstrap/serve-calls";
import { closeDatabase, database } from "../../lib/provider/db/connect";
import { accounts, enrolments, staff } from "../../lib/provider/db/schema";
import { openSession } from "../../lib/provider/desk/sessions";

/*
 * open-lists.ts: calls the desk's lists of leads and of accounts on the configured database, and prints the median time of
 * nine calls in milliseconds, as JSON. Measures the whole call except HTTP.
 */

const tries = 9;

const db = await database();
const benchStaff = { email: "bench@example.com", name: "B", role: "adviser" as const, passwordHash: "" };
await db.insert(staff).values(benchStaff).onConflictDoNothing();
const [member] = await db.select().from(staff);
const cookie = `desk=${await openSession(db, member?.id ?? 0, "in", new Date())}`;

async function callDesk(list: string, input: object) {
  const headers = { host: "x", origin: "http://x", "content-type": "application/json", cookie };
  const request = new Request("http://x/", { method: "POST", headers, body: JSON.stringify(input) });
  const response = await (await serveDeskCall(request, list)).json();
  if (response.code !== 0) throw new Error(response.message);
}

async function medianTime(list: string, input: object): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < tries; n++) {
    const startedAt = performance.now();
    await callDesk(list, input);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[(tries - 1) / 2] ?? 0;
}

const [middleLead] = await db
  .select({
    at: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    id: enrolments.id,
  })
  .from(enrolments)
  .orderBy(enrolments.createdAt)
  .offset(Math.floor((await db.$count(enrolments)) / 2))
  .limit(1);
const [middleAccount] = await db
  .select({ id: accounts.id, name: accounts.nickname })
  .from(accounts)
  .where(eq(accounts.kind, "student"))
  .orderBy(accounts.nickname, accounts.id)
  .offset(Math.floor((await db.$count(accounts)) / 4))
  .limit(1);
const after = `${middleAccount?.id} ${middleAccount?.name}`;
const calls = {
  "leads/list": {
    "newest first": {},
    "newest first, in one state": { filter: { state: "new" } },
    "from the middle": { after: `${middleLead?.at} enrolment ${middleLead?.id}` },
    "by season, region and interest": { filter: { season: "2021-01", region: "vn", interest: "1" } },
    "by a link without leads": { filter: { link: "no-such-link" } },
    "by a name without a match": { filter: { text: "nobody of that name" } },
  },
  "accounts/list": {
    "newest first": {},
    "by name": { sort: "name" },
    "by name, from the middle": { sort: "name", after },
    "students, oldest first, from the middle": { sort: "oldest", kind: "student", after },
    "by an email": { text: "lan.99@example.com" },
    "by a phone without a match": { text: "+84 7777 7777" },
    "by a name without a match": { text: "nobody of that name" },
  },
};

const result: Record<string, number> = {};
for (const [list, inputs] of Object.entries(calls))
  for (const [what, input] of Object.entries(inputs))
    result[`${list.split("/")[0]}: ${what}`] = await medianTime(list, input);
console.log(JSON.stringify(result));
await closeDatabase();
