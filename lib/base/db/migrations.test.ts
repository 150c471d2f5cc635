import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { asc, eq, sql } from "drizzle-orm";
import { drizzle as onPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { describeIf } from "../../../testing/external-server";
import { call } from "../../../testing/provider/calls";
import { createDatabase, postgresReachable } from "../../../testing/provider/postgres";
import { enrolmentInput } from "../../../testing/provider/enrolment";
import { readRecord } from "../../app/editing/records";
import { bookSeat } from "../../subjects/series/bookings/book-seat";
import { useConnection } from "./connect";
import { findBrokenInvariants } from "./invariants";
import { fillPhoneKeys } from "./fill-phone-keys";
import { migrationsFolder } from "./migrations";
import { openPglite } from "./pglite";
import { openPostgres } from "./postgres";
import {
  accounts,
  bookings,
  calendars,
  campaignSeasons,
  contentHistory,
  contentRecords,
  enquiries,
  enrolments,
  lessons,
  notifications,
  pointLedger,
  seatLessons,
} from "../../app/schema";
import type { Connection, Database } from "./types";

/* This release opens a database that an earlier release filled, on PGlite and on PostgreSQL. */

const enrolment = (name: string, phone: string) =>
  `('${name}', ${phone}, '${name}@example.com', 0, '', '', '', '越南', '宣讲会', '${name}')`;

/**
 * A parent with 100 points, 30 of them spent on a child's seat in one of two classes; one phone enrolled three times
 * with different splits or a repeated country code, and other phones once.
 */
const earlierRows = `
  insert into teachers (nickname, avatar, country, description, recommended) values ('{}', '', 'CN', '{}', false);
  insert into accounts (kind, nickname, points) values ('parent', 'P', 70);
  insert into accounts (kind, nickname, parent_id) values ('student', 'S', 1);
  insert into series_classes
    (list, combo_name, description, course_mode, level, teacher_id, class_point, length, capacity, students, deadline)
    select 'preSale', '{}', '{}', 'live', '', 1, 30, 30, 10, students, '2100-01-01Z' from (values (1), (0)) as class(students);
  insert into applications (student_id, class_id, points, created_at) values (2, 1, 30, '2026-01-02T03:04:05Z');
  insert into point_ledger (account_id, change, balance, reason, application_id)
    values (1, 100, 100, 'opening', null), (1, -30, 70, 'application', 1);
  insert into enrolments (name, phone_code, phone_number, email, gpa_score, intention_city, intention_university,
    intention_major, source, interest, activation_code)
    values ${enrolment("first", "1809, 5551234")}, ${enrolment("second", "1, 8095551234")},
      ${enrolment("third", "1, 18095551234")}, ${enrolment("lan", "84, 84912345678")}, ${enrolment("rosa", "39, 612345678")},
      ${enrolment("Đặng", "62, 62811234567")};
  insert into enquiries (class_id, name, region, phone) values (1, 'Rosa', 'IT', '39-0612345678')`;

const seasonRow = (key: string, state: string, version: number) =>
  `('vn', '${key}', '${state}', '2026-01-01Z', '2026-02-01Z', '{"key":"${key}","was":"${state}"}', ${version})`;

/** A published season with a draft, one that is only a draft, and one whose draft was discarded. */
const earlierSeasons = `
  insert into campaign_seasons (region, key, state, starts_at, ends_at, body, version)
    values ${seasonRow("both", "draft", 3)}, ${seasonRow("both", "published", 2)}, ${seasonRow("new", "draft", 1)};
  insert into season_history (region, key, version, action, by, before, after, created_at) values
    ('vn', 'both', 1, 'draft', 'Eda', null, '{}', '2026-01-01Z'), ('vn', 'both', 2, 'publish', 'Eda', null, '{}', '2026-01-02Z'),
    ('vn', 'both', 3, 'draft', 'Jing', '{}', '{}', '2026-01-03Z'), ('vn', 'new', 1, 'draft', 'Eda', null, '{}', '2026-01-04Z'),
    ('vn', 'gone', 1, 'draft', 'Eda', null, '{"name":"Gone"}', '2026-01-05Z'),
    ('vn', 'gone', 2, 'discard', 'Eda', '{"name":"Gone"}', null, '2026-01-06Z')`;

/** Five lessons of the booked class, of which one was over at the booking, as calendars and reminders know them. */
const earlierLessons = `
  insert into lessons (class_id, position, name, starts_at, ends_at)
    select 1, position, '{}', day, day + interval '1 hour'
    from (select position, '2026-01-01Z'::timestamptz + position * interval '2 days' as day
      from generate_series(0, 4) as position) as dated;
  insert into calendars (account_id, hash, entries) values
    (2, 'hash', '{"lesson-1-2@a.example": {"title": "Third"}, "lesson-1-9@a.example": {}, "live-1@a.example": {}}');
  insert into notices (kind, way, audience, lane, data, once_key, next_try_at, give_up_at, state, sent_at)
    select 'lesson.soon', 'mail', 'person', '', '{}', key, now(), now(), 'sent', now()
    from (values ('reminder:series:1:2:2:99'), ('reminder:live:1:0:2:99')) as reminder (key)`;

/** The last migration of an earlier release, and the rows that it wrote. */
const releases = [
  ["0002_limits_and_suspects", earlierRows],
  ["0026_sessions_and_networks", earlierSeasons],
  ["0047_one_voucher_list", earlierLessons],
] as const;

async function fillEarlier(db: Database, migrate: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-migrations-"));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  for (const [lastMigration, rows] of releases) {
    const until = entries.findIndex(({ tag }) => tag === lastMigration) + 1;
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
    await migrate(folder);
    for (const statement of rows.split(";")) await db.execute(sql.raw(statement));
  }
  rmSync(folder, { recursive: true });
}

async function openEarlierPglite(): Promise<Connection> {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-before-"));
  const client = await PGlite.create({ dataDir: join(folder, "database") });
  const db = onPglite(client);
  await fillEarlier(db, (migrationsFolder) => migratePglite(db, { migrationsFolder }));
  await client.close();
  const connection = await openPglite(folder);
  const close = () => connection.close().then(() => rmSync(folder, { recursive: true, force: true }));
  return { ...connection, close };
}

async function openEarlierPostgres(): Promise<Connection> {
  const { url, drop } = await createDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = onPostgres(client);
  await fillEarlier(db, (migrationsFolder) => migratePostgres(db, { migrationsFolder }));
  await client.end();
  const connection = await openPostgres(url);
  return { ...connection, close: () => connection.close().then(drop) };
}

describe("on PGlite, a database of an earlier release", () => testEarlierDatabase(openEarlierPglite));
describeIf(postgresReachable)("on PostgreSQL, a database of an earlier release", () =>
  testEarlierDatabase(openEarlierPostgres),
);

function testEarlierDatabase(open: () => Promise<Connection>) {
  let connection: Connection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    ({ db } = connection);
    useConnection(connection);
  }, 60_000);
  afterAll(() => connection.close());

  test("keeps every seat and every line of the ledger", async () => {
    expect(await db.select().from(bookings)).toEqual([
      {
        ...{ id: 1, studentId: 2, classId: 1, points: 30, createdAt: new Date("2026-01-02T03:04:05Z") },
        ...{ movedFrom: null, ended: null, endedAt: null, staffId: null, note: null, ruleId: null },
      },
    ]);
    expect(await db.select().from(pointLedger).orderBy(asc(pointLedger.id))).toMatchObject([
      { change: 100, balance: 100, reason: "opening", bookingId: null },
      { change: -30, balance: 70, reason: "booking", bookingId: 1 },
    ]);
    expect(await findBrokenInvariants(db)).toEqual([]);
  });

  test("gives lessons an id, and distributes the price over those that were ahead of the booking", async () => {
    const rows = await db.select().from(lessons).orderBy(lessons.position);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(await db.select().from(seatLessons).orderBy(seatLessons.lessonId)).toEqual(
      [7, 8, 7, 8].map((points, index) => ({
        ...{ bookingId: 1, lessonId: ids[index + 1], points, givenBackAt: null },
      })),
    );
    const [calendar] = await db.select().from(calendars);
    expect(calendar?.entries).toEqual({
      [`lesson-${ids[2]}@a.example`]: { title: "Third" },
      "lesson-1-9@a.example": {},
      "live-1@a.example": {},
    });
    const reminders = await db.select().from(notifications).orderBy(notifications.id);
    expect(reminders.map(({ onceKey }) => onceKey)).toEqual([
      `reminder:series:1:${ids[2]}:2:99`,
      "reminder:live:1:0:2:99",
    ]);
    await db.delete(notifications);
  });

  test("keeps published seasons, drafts and the history of each season, also of a discarded one", async () => {
    const seasons = await db.select().from(campaignSeasons).orderBy(campaignSeasons.key);
    expect(seasons).toMatchObject([
      { key: "both", body: { was: "published" } },
      { key: "gone", body: null, startsAt: null },
      { key: "new", body: null, endsAt: null },
    ]);
    const [both, gone, drafted] = seasons.map(({ id }) => id);
    expect(await db.select().from(contentRecords).orderBy(contentRecords.changedAt)).toMatchObject([
      { id: both, version: 3, draft: { was: "draft" }, published: true, changedBy: "Jing" },
      { id: drafted, version: 1, draft: { key: "new" }, changedBy: "Eda" },
      { id: gone, version: 2, draft: null },
    ]);
    const lines = await db.select().from(contentHistory).orderBy(contentHistory.id);
    expect(lines.map(({ recordId, version, action }) => [recordId, version, action])).toEqual([
      [both, 1, "draft"],
      [both, 2, "publish"],
      [both, 3, "draft"],
      [drafted, 1, "draft"],
      [gone, 1, "draft"],
      [gone, 2, "discard"],
    ]);
    expect((await readRecord(db, { kind: "season", id: gone ?? 0 })).status).toBe("gone");
  });

  test("has no database object called application", async () => {
    const { rows } = (await db.execute(sql`
      select conname as name from pg_constraint where conname like '%application%'
      union all select relname from pg_class where relname like '%application%'
      union all select column_name from information_schema.columns where table_schema = 'public' and column_name like '%application%'
      union all select pg_get_constraintdef(oid) from pg_constraint where pg_get_constraintdef(oid) like '%application%'`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  test("books and charges a new seat, and refuses the existing one", async () => {
    const [student] = await db.select().from(accounts).where(eq(accounts.id, 2));
    const book = (classId: number) =>
      db.transaction((tx) =>
        bookSeat(tx, { student: student!, classId, now: new Date(), language: "en-US" }),
      );
    expect(await book(2)).toBe(1);
    await expect(book(1)).rejects.toMatchObject({ codeName: "alreadyApplied" });
    await expect(db.insert(bookings).values({ studentId: 2, classId: 1, points: 0 })).rejects.toMatchObject({
      cause: { constraint: "bookings_once" },
    });
    expect(await findBrokenInvariants(db)).toEqual([]);
  });

  test("only the first enrolment of a phone gets its key, and the others are kept", async () => {
    const { name, e164 } = enrolments;
    expect(await db.select({ name, e164 }).from(enrolments).orderBy(enrolments.id)).toEqual([
      { name: "first", e164: "+18095551234" },
      { name: "second", e164: null },
      { name: "third", e164: null },
      { name: "lan", e164: "+84912345678" },
      { name: "rosa", e164: "+390612345678" },
      { name: "Đặng", e164: "+62811234567" },
    ]);
    expect(await db.select({ e164: enquiries.e164 }).from(enquiries)).toEqual([{ e164: "+390612345678" }]);
    await fillPhoneKeys(db);
    expect(await db.$count(enrolments, sql`${e164} is null`)).toBe(2);
  });

  test("earlier enrolments return their own activation code again", async () => {
    const input = { ...enrolmentInput, phone_code: 1, phone_number: 8095551234 };
    const codeOf = async (name: string, more: { phone_code?: number; phone_number?: number } = {}) =>
      (await call("abroadCreate", { ...input, ...more, name, email: `${name}@example.com` }))
        ?.activation_code;
    expect(await codeOf("first")).toBe("first");
    expect(await codeOf("second")).toBe("second");
    expect(await codeOf("third", { phone_number: 18095551234 })).toBe("third");
    expect(await codeOf("lan", { phone_code: 84, phone_number: 912345678 })).toBe("lan");
    await expect(codeOf("stranger")).rejects.toMatchObject({ codeName: "alreadyApplied" });
    expect(await call("abroadIsApplied", { code: "1", num: "8095551234" })).toEqual({
      phone_code: 1809,
      phone_number: 5551234,
    });
    expect(await db.$count(enrolments)).toBe(6);
  });

  test("a misread number is corrected, together with its pending notifications", async () => {
    await db.update(enrolments).set({ e164: "+6262811234567" }).where(eq(enrolments.name, "Đặng"));
    const at = new Date();
    await db.insert(notifications).values({
      ...{ kind: "enrolment.made", way: "mail", audience: "school", lane: "x", e164: "+6262811234567" },
      ...{ data: {}, nextTryAt: at, giveUpAt: at },
    });
    const [first = ""] = readFileSync(join(migrationsFolder(), "0025_folded_names.sql"), "utf8").split(";");
    await db.execute(sql.raw(first));
    await fillPhoneKeys(db);
    const [read] = await db.select().from(enrolments).where(eq(enrolments.name, "Đặng"));
    expect(read).toMatchObject({ e164: "+62811234567", search: "dang\ndang@example.com" });
    expect(await db.select().from(notifications)).toMatchObject([{ e164: "+62811234567" }]);
  });
}
