import {
  and,
  arrayOverlaps,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { dumpDatabase } from "../../app/backup/dump";
import { collectText } from "../../base/commands/collect-text";
import * as schema from "../../app/schema";
import { tableNames, tables } from "../../app/all-tables";
import type { Connection, Database } from "../../base/db/types";
import { rememberNetwork } from "../identity/known-networks";
import { eraseLeads } from "../leads/erase";
import { readLeadData } from "../leads/lead-data";
import { startCommand } from "../../app/operator/commands";
import { eraseAccountData } from "../../app/personal-data/erase";

/*
 * A walk through every table: all texts of a person's rows are marked, the person is erased, and no mark may be left in a
 * backup. What erasing deletes must be in the copy of the person's data. A new table, or a new text in one, fails here
 * until it is marked below, or declared with a reason.
 */

process.env.LOG_LEVEL = "silent";

// Hundreds of statements per test, one per text of each table.
jest.setTimeout(120_000);

/** Tables without texts about a member, a lead, a teacher's account or staff. */
const withoutPersons: Record<string, string> = {
  ...content("teachers", "the public profile: editors remove it at the desk"),
  ...content("student_voices", "a published quote with its own consent: editors remove it at the desk"),
  ...content("series_classes", "class"),
  ...content("lessons", "class"),
  ...content("canceled_lessons", "class"),
  ...content("class_changes", "announced to all students of a class"),
  ...content("lesson_changes", "announced to all students of a class"),
  ...content("courses", "course"),
  ...content("live_classes", "class"),
  ...content("recordings", "class"),
  ...content("lesson_recordings", "address of a class's recording"),
  ...content("closed_days", "days without lessons"),
  ...content("lesson_rules", "the school's rules"),
  ...content("refund_rules", "the school's rules"),
  ...content("campaign_seasons", "campaign"),
  ...content("campaign_links", "marketing"),
  ...content("campaign_link_days", "counts"),
  ...content("level_test_days", "counts"),
  ...content("link_properties", "pictures"),
  ...content("partners", "universities"),
  ...content("school_facts", "the school"),
  ...content("point_packages", "prices"),
  ...content("app_versions", "apps"),
  ...content("site_pages", "pages"),
  ...content("own_pages", "pages"),
  ...content("articles", "pages"),
  ...content("content_records", "drafts; names of editors stay with their work"),
  ...content("content_history", "changes of content; names of editors stay with their work"),
  ...content("content_state", "a number"),
  ...content("pictures", "pictures of content"),
  ...content("picture_files", "pictures of content"),
  ...content("backups", "dates of backups"),
  ...content("teacher_rates", "erased and exported in lib/subjects/lessons/hours/hours.test.ts"),
  ...content("teacher_delays", "erased and exported in the same test"),
  ...content("messages", "what the school wrote to groups"),
  ...content("message_recipients", "ids and states; erased in lib/subjects/messages/messages.test.ts"),
  ...content("advertising_opt_outs", "erased and exported in the same test"),
  ...content("payments", "kept by law; erased and exported in lib/subjects/payments/payments.test.ts"),
  ...content("lot_pauses", "days; the reason is the note of the ledger line"),
  ...content("point_moves", "ids and numbers"),
  ...content("withdrawals", "erased and exported in the same test"),
  ...content("seat_requests", "erased in lib/subjects/series/bookings/changes/changes.test.ts"),
  ...content("receipts", "the school's own facts and numbers"),
  ...content("closed_months", "numbers"),
  ...content("imports", "dates and numbers"),
  ...content("imported_families", "numbers of rows; deleted with the account"),
  ...content("imported_balances", "ids and numbers of rows; deleted with the account"),
  ...content("imported_records", "kinds, ids and numbers of rows"),
  ...content("import_headings", "headings of a school's file"),
  ...content("setup_marks", "the school's setup"),
  ...content("rate_limits", "keys are hashes (lib/base/limits)"),
  ...content("known_networks", "HMACs; counted below"),
  ...content("installation_secrets", "secrets of the site"),
};
function content(table: string, reason: string) {
  return { [table]: reason };
}

/** What stays of a member of staff who leaves: the audit log and the history of content name who did what. */
const staysOfStaff = [
  "staff.email",
  "staff.name",
  "staff.password_hash",
  "staff.totp_secret",
  "staff.recovery_codes",
];

/** Not in the copy of a person's data: secrets, their hashes, and search keys that repeat the name. */
const notExported = new Set([
  ...["accounts.password_hash", "accounts.search", "accounts.sort_key", "accounts.pinyin_key"],
  ...["tokens.hash", "account_links.hash", "calendars.hash"],
  ...["teacher_invitations.hash", "teacher_invitations.mailed_hash"],
  ...["family_invitations.hash", "family_invitations.mailed_hash"],
  ...["enrolments.search", "enquiries.search"],
  // The school's secret, which may open other classes.
  "trial_lessons.meeting_url",
  // Of stored responses, which repeat what the call did, for a day.
  ...["idempotency_keys.key", "idempotency_keys.request_hash", "idempotency_keys.answer"],
]);

/** Columns whose value selects what is erased, or that hold a name of the program; they keep what was inserted. */
const keyColumns = new Set([
  ...[
    "accounts.email",
    "enrolments.email",
    "staff.email",
    "teacher_invitations.email",
    "family_invitations.email",
    "account_links.email",
    "point_lots.currency",
  ],
  ...[
    "enrolments.e164",
    "enquiries.e164",
    "enquiries.phone",
    "notices.e164",
    "notices.kind",
    "idempotency_keys.scope",
    "idempotency_keys.key",
  ],
  // What was done, and the ids that it was done to.
  ...["staff_log.act", "staff_log.subject"],
  // Maintained by a trigger.
  ...["accounts.search", "accounts.sort_key", "accounts.pinyin_key", "enrolments.search", "enquiries.search"],
]);

type Part = { owner: string; table: PgTable; where: SQL | undefined };

const columnName = (table: PgTable, column: PgColumn) => `${getTableName(table)}.${column.name}`;
const markOf = (owner: string, name: string) => `mark:${owner}:${name}:`;

/** Columns that were marked, or that the database closes to other values. */
const seenColumns = new Set<string>();

const isText = (column: PgColumn) =>
  column.getSQLType() === "text[]" || ["PgText", "PgJsonb"].includes(column.columnType);

/** Writes a mark into each text of a person's rows. @returns the marked columns as `table.column`. */
async function mark(db: Database, { owner, table, where }: Part): Promise<string[]> {
  const names: string[] = [];
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, PgColumn>)) {
    const name = columnName(table, column);
    const isList = column.columnType === "PgArray" && column.getSQLType() === "text[]";
    if (keyColumns.has(name) || !isText(column)) continue;
    const text = sql`${markOf(owner, name)} || md5(${table}.ctid::text)`;
    const value = isList
      ? sql`array_append(${column}, ${text})`
      : column.columnType === "PgJsonb"
        ? sql`${column} || jsonb_build_object('mark', ${text})`
        : text;
    const fill = async (rows: SQL | undefined) =>
      (
        await db
          .update(table)
          .set({ [key]: value })
          .where(rows)
          .returning({ column })
      ).length;
    const isSet = sql`${column} is not null`;
    const isClosed = (error: unknown) => {
      if (/23514|23503/.test(JSON.stringify((error as { cause?: object }).cause ?? error))) return undefined;
      throw error;
    };
    const count =
      (column.columnType === "PgText" ? await fill(where).catch(isClosed) : undefined) ??
      (await fill(and(where, isSet)).catch(isClosed));
    // The database allows listed names only.
    if (count === undefined) seenColumns.add(name);
    if (!count) continue;
    seenColumns.add(name);
    names.push(name);
  }
  return names;
}

const codeOf = { a: 11_222_333, b: 44_555_666 } as const;
type Key = keyof typeof codeOf;
const phoneOf = (key: Key) => `+849${codeOf[key]}`;
const emailOf = (owner: string) => `mark:${owner}:@example.com`.replace(/:@/, "@").replaceAll(":", ".");

const accountFields = {
  ...({ kind: "parent", language: "en-US", timeZone: "Asia/Seoul" } as const),
  ...({ messenger: "zalo", messengerContact: "+84912345678" } as const),
};
type AccountFields = Partial<typeof schema.accounts.$inferInsert>;

/** Inserts an account with every row that hangs on it alone. */
async function insertAccount(
  db: Database,
  owner: string,
  fields: AccountFields,
): Promise<{ id: number; parts: Part[] }> {
  const [account] = await db
    .insert(schema.accounts)
    .values({ ...accountFields, nickname: owner, ...fields })
    .returning();
  const id = account?.id ?? 0;
  const later = new Date(now.getTime() + 86_400_000);
  const [live] = await db.select().from(schema.liveClasses);
  const device = { browser: "x", system: "x", network: "x" };
  if (account?.email) {
    await db
      .insert(schema.tokens)
      .values({ hash: `${owner}-t${id}`, accountId: id, expiresAt: later, ...device });
    const link = {
      hash: `${owner}-l${id}`,
      accountId: id,
      purpose: "password",
      email: account.email,
    } as const;
    await db.insert(schema.accountLinks).values({ ...link, expiresAt: later });
    await rememberNetwork(db, { kind: "member", email: account.email }, "192.0.2.0");
    await db
      .insert(schema.notifications)
      .values(notification({ kind: "password.forgotten", data: { email: account.email } }));
  }
  await db.insert(schema.calendars).values({ accountId: id, hash: `${owner}-c${id}`, entries: {} });
  await db
    .insert(schema.consents)
    .values({ accountId: id, document: "privacy", digest: "x", language: "en-US" });
  await db.insert(schema.liveSubscriptions).values({ accountId: id, liveId: live?.id ?? 0 });
  await db.insert(schema.notifications).values(notification({ accountId: id, data: {} }));
  await db
    .insert(schema.idempotencyKeys)
    .values({ scope: `account:${id}`, key: "k", requestHash: "x", answer: {} });
  const {
    accounts,
    tokens,
    accountLinks,
    calendars,
    consents,
    liveSubscriptions,
    notifications,
    idempotencyKeys,
  } = schema;
  const ofEmail = eq(sql`${notifications.data} ->> 'email'`, account?.email ?? "");
  const parts: Part[] = [
    { owner, table: accounts, where: eq(accounts.id, id) },
    ...(account?.email
      ? [
          { owner, table: tokens, where: eq(tokens.accountId, id) },
          { owner, table: accountLinks, where: eq(accountLinks.accountId, id) },
        ]
      : []),
    { owner, table: calendars, where: eq(calendars.accountId, id) },
    { owner, table: consents, where: eq(consents.accountId, id) },
    { owner, table: liveSubscriptions, where: eq(liveSubscriptions.accountId, id) },
    { owner, table: notifications, where: or(eq(notifications.accountId, id), ofEmail) },
    { owner, table: idempotencyKeys, where: eq(idempotencyKeys.scope, `account:${id}`) },
  ];
  return { id, parts };
}

function notification(
  fields: Partial<typeof schema.notifications.$inferInsert>,
): typeof schema.notifications.$inferInsert {
  const times = { nextTryAt: now, giveUpAt: now, createdAt: now };
  const texts = { lane: "x", onceKey: crypto.randomUUID(), error: "x" };
  return { kind: "booking.made", way: "mail", audience: "person", ...times, ...texts, data: {}, ...fields };
}

/** Inserts what a student has: seats, places, notes, a trial lesson; `parentId` holds points and trial. */
async function insertStudentRows(
  db: Database,
  owner: string,
  studentId: number,
  parentId: number,
): Promise<Part[]> {
  const { bookings, seatLessons, lessonAttendance, waitingPlaces } = schema;
  const { pointLedger, trialLessons, staffLog } = schema;
  const classId = await findClassId(db, "open");
  const [seat] = await db.insert(bookings).values({ studentId, classId, points: 1, note: "x" }).returning();
  const canceled = { studentId, classId, points: 1, note: "x", ended: "cancelled", endedAt: now } as const;
  await db.insert(bookings).values(canceled);
  await db.insert(waitingPlaces).values({ studentId, classId: await findClassId(db, "full") });
  const bookingId = seat?.id ?? 0;
  await db.insert(seatLessons).values({ bookingId, lessonId: 1, points: 1 });
  const mark = { lessonId: 1, startsAt: now, state: "late", markedAt: now } as const;
  await db.insert(lessonAttendance).values({ ...mark, studentId });
  await db.insert(pointLedger).values([
    { accountId: parentId, change: -1, balance: 0, reason: "booking", bookingId },
    { accountId: parentId, change: 1, balance: 1, reason: "refund", bookingId, note: "x" },
  ]);
  const wishes = { contact: "x" } as never;
  const held = { state: "held", attendance: "late", startsAt: now, meetingUrl: "x" } as const;
  await db.insert(trialLessons).values({ parentId, studentId, wishes, ...(owner.startsWith("a") && held) });
  const line = { act: "waiting-removed", subject: `#${studentId}`, note: "x", noteAccounts: [studentId] };
  await db.insert(staffLog).values(line);
  return [
    { owner, table: bookings, where: eq(bookings.studentId, studentId) },
    { owner, table: seatLessons, where: eq(seatLessons.bookingId, bookingId) },
    { owner, table: lessonAttendance, where: eq(lessonAttendance.studentId, studentId) },
    { owner, table: waitingPlaces, where: eq(waitingPlaces.studentId, studentId) },
    { owner, table: pointLedger, where: eq(pointLedger.bookingId, bookingId) },
    { owner, table: trialLessons, where: eq(trialLessons.studentId, studentId) },
    { owner, table: staffLog, where: arrayOverlaps(staffLog.noteAccounts, [studentId]) },
  ];
}

/** Inserts leads: an enrolment by phone, a company's enquiry and a question, and what hangs on them. */
async function insertLeads(
  db: Database,
  owner: string,
  key: Key,
  { accountId, email = "someone@example.com" }: { accountId?: number; email?: string } = {},
): Promise<Part[]> {
  const { enrolments, enquiries, leadNotes, consents, notifications, idempotencyKeys } = schema;
  const texts = {
    intentionCity: "x",
    intentionUniversity: "x",
    intentionMajor: "x",
    source: "国际",
    interest: "x",
  };
  const phone = { phoneCode: 84, phoneNumber: Number(`9${codeOf[key]}`), e164: phoneOf(key) };
  const created = { createdAt: new Date(now.getTime() + codeOf[key] + owner.length) };
  const [enrolment] = await db
    .insert(enrolments)
    .values({
      ...texts,
      ...phone,
      ...created,
      season: owner,
      name: owner,
      email,
      gpaScore: 0,
      activationCode: owner,
      origin: {},
      accountId,
    })
    .returning();
  const common = {
    name: owner,
    region: "VN",
    phone: `84-9${codeOf[key]}`,
    e164: phoneOf(key),
    origin: {},
    accountId,
  };
  const asked = await db
    .insert(enquiries)
    .values([
      { ...common, ...created, message: "x" },
      { ...common, company: { name: "x", email } as never },
    ])
    .returning();
  const enrolmentId = enrolment?.id ?? 0;
  const enquiryIds = asked.map(({ id }) => id);
  for (const of of [{ enrolmentId }, ...enquiryIds.map((enquiryId) => ({ enquiryId }))]) {
    await db.insert(leadNotes).values({ ...of, kind: "note", text: "x" });
    await db.insert(consents).values({ ...of, document: "privacy", digest: "x", language: "en-US" });
  }
  const e164 = phoneOf(key);
  await db
    .insert(notifications)
    .values([
      notification({ kind: "enrolment.made", e164, data: { id: enrolmentId } }),
      notification({ kind: "question.made", e164, data: {} }),
    ]);
  const answered = { scope: "visitor", key: owner, requestHash: "x", answer: {} };
  await db.insert(idempotencyKeys).values({ ...answered, ...created });
  return [
    { owner, table: enrolments, where: eq(enrolments.id, enrolmentId) },
    { owner, table: enquiries, where: inArray(enquiries.id, enquiryIds) },
    {
      owner,
      table: leadNotes,
      where: or(eq(leadNotes.enrolmentId, enrolmentId), inArray(leadNotes.enquiryId, enquiryIds)),
    },
    {
      owner,
      table: consents,
      where: or(eq(consents.enrolmentId, enrolmentId), inArray(consents.enquiryId, enquiryIds)),
    },
    { owner, table: notifications, where: eq(notifications.e164, e164) },
    {
      owner,
      table: idempotencyKeys,
      where: and(eq(idempotencyKeys.scope, "visitor"), eq(idempotencyKeys.key, owner)),
    },
  ];
}

/** A parent with a child without a login, both with every row that they can have. */
async function insertFamily(db: Database, key: Key) {
  const login = { email: emailOf(key), passwordHash: "x", avatar: "x" };
  const parent = await insertAccount(db, key, { ...login, points: 1 });
  const childFields = { kind: "student", parentId: parent.id, points: null, birthYear: 1990 } as const;
  const child = await insertAccount(db, `${key}-child`, childFields);
  const { lotChanges, pointLedger, pointLots } = schema;
  const given = { accountId: parent.id, change: 1, balance: 1, reason: "operator", note: "x" } as const;
  const [line] = await db.insert(pointLedger).values(given).returning();
  const ofLine = eq(pointLedger.id, line?.id ?? 0);
  const lotRow = { accountId: parent.id, source: "entered", points: 2, remaining: 1 } as const;
  const [lot] = await db.insert(pointLots).values(lotRow).returning();
  const lotId = lot?.id ?? 0;
  await db.insert(lotChanges).values({ lotId, ledgerId: line?.id ?? 0, change: -1 });
  const { familyInvitations, familyNotes } = schema;
  const invitation = { accountId: parent.id, email: emailOf(key), hash: `${key}-h`, mailedHash: `${key}-m` };
  await db.insert(familyInvitations).values({ ...invitation, expiresAt: now });
  await db.insert(familyNotes).values({ accountId: parent.id, text: "x" });
  const parts = [
    ...parent.parts,
    ...child.parts,
    ...(await insertStudentRows(db, `${key}-child`, child.id, parent.id)),
    { owner: key, table: pointLedger, where: ofLine },
    { owner: key, table: pointLots, where: eq(pointLots.id, lotId) },
    { owner: key, table: lotChanges, where: eq(lotChanges.lotId, lotId) },
    { owner: key, table: familyInvitations, where: eq(familyInvitations.accountId, parent.id) },
    { owner: key, table: familyNotes, where: eq(familyNotes.accountId, parent.id) },
  ];
  return { id: parent.id, parts };
}

const covered = new Set<string>();

/** Marks all parts. @returns the marked columns by owner, and all tables that were marked. */
async function markAll(db: Database, parts: Part[]): Promise<{ owner: string; name: string }[]> {
  const names = [];
  for (const part of parts) {
    covered.add(getTableName(part.table));
    for (const name of await mark(db, part)) names.push({ owner: part.owner, name });
  }
  return names;
}

/** The lines of a backup that contain a text, without those of the outbox's order. */
async function linesWith(connection: Connection, ...texts: string[]): Promise<string[]> {
  const lines = (await collectText(dumpDatabase(connection))).split("\n");
  return lines.filter((line) => texts.some((text) => line.includes(text)));
}

/** The columns that still contain a text. */
const columnsWith = async (connection: Connection, ...texts: string[]) =>
  (await linesWith(connection, ...texts)).flatMap((line) =>
    Object.entries(JSON.parse(line) as object).flatMap(([column, value]) =>
      texts.some((text) => JSON.stringify(value)?.includes(text)) ? [column] : [],
    ),
  );

describeEachEngine((db, own) => {
  const connection = () => own();
  const erase = (id: number) => db().transaction((tx) => eraseAccountData(tx, id, now));
  const show = (email: string) => collectText(startCommand(connection(), "showAccount", { email }));

  /** Checks that a copy of the data has all that is marked, and that nothing of it remains after erasing. */
  async function checkErasure(
    marked: { owner: string; name: string }[],
    traces: string[],
    { copy, run }: { copy: string; run: () => Promise<unknown> },
  ) {
    const missing = marked.filter(
      ({ owner, name }) => !notExported.has(name) && !copy.includes(markOf(owner, name)),
    );
    expect(missing).toEqual([]);
    expect((await columnsWith(connection(), ...traces)).length).toBeGreaterThan(0);
    await run();
    expect(await columnsWith(connection(), ...traces)).toEqual([]);
  }

  test("a parent with a child: nothing remains, and another family keeps everything", async () => {
    const networks = () => db().$count(schema.knownNetworks);
    const others = await insertFamily(db(), "b");
    await markAll(db(), [
      ...others.parts,
      ...(await insertLeads(db(), "b-lead", "b", { accountId: others.id })),
    ]);
    const family = await insertFamily(db(), "a");
    const before = await networks();
    const leads = await insertLeads(db(), "a-lead", "a", { accountId: family.id });
    const marked = await markAll(db(), [...family.parts, ...leads]);
    const untouched = await linesWith(connection(), "mark:b", emailOf("b"), phoneOf("b"));
    expect(untouched.length).toBeGreaterThan(20);
    const traces = ["mark:a", emailOf("a"), phoneOf("a"), `9${codeOf.a}`];
    await checkErasure(marked, traces, { copy: await show(emailOf("a")), run: () => erase(family.id) });
    expect(await linesWith(connection(), "mark:b", emailOf("b"), phoneOf("b"))).toEqual(untouched);
    expect(before - (await networks())).toBe(1);
  });

  test("leads that a member sent without logging in are found by their email", async () => {
    const family = await insertFamily(db(), "a");
    const leads = await insertLeads(db(), "a-lead", "a", { email: emailOf("a").toUpperCase() });
    const marked = await markAll(db(), leads);
    const traces = ["mark:a", phoneOf("a")];
    await checkErasure(marked, traces, { copy: await show(emailOf("a")), run: () => erase(family.id) });
  });

  test("a lead that a member sent for somebody else's phone leaves that person's leads", async () => {
    const family = await insertFamily(db(), "a");
    await markAll(db(), await insertLeads(db(), "b-lead", "b"));
    const untouched = await linesWith(connection(), "mark:b");
    const { enquiries } = schema;
    const phone = { phone: `84-9${codeOf.b}`, e164: phoneOf("b") };
    const own = { name: "mark:a", region: "VN", message: "mark:a", accountId: family.id };
    await db()
      .insert(enquiries)
      .values({ ...phone, ...own });
    await erase(family.id);
    expect(await linesWith(connection(), "mark:a")).toEqual([]);
    expect(await linesWith(connection(), "mark:b")).toEqual(untouched);
  });

  test("a child alone: the parent keeps everything else", async () => {
    const family = await insertFamily(db(), "a");
    await markAll(db(), family.parts);
    await db()
      .update(schema.accounts)
      .set({ nickname: "mark:a-child" })
      .where(eq(schema.accounts.parentId, family.id));
    const ofParent = await linesWith(connection(), "mark:a:");
    const options = { email: emailOf("a"), student: "mark:a-child" };
    await collectText(startCommand(connection(), "eraseAccount", options));
    expect(await columnsWith(connection(), "mark:a-child")).toEqual([]);
    expect(await linesWith(connection(), "mark:a:")).toEqual(ofParent);
  });

  test("a student with a login, and the parent account that only holds the points", async () => {
    const parent = await insertAccount(db(), "a", { points: 1 });
    const login = { email: emailOf("a"), passwordHash: "x", avatar: "x" };
    const fields = { kind: "student", parentId: parent.id, points: null, ...login } as const;
    const student = await insertAccount(db(), "a", fields);
    const { pointLedger } = schema;
    await db()
      .insert(pointLedger)
      .values({ accountId: parent.id, change: 1, balance: 1, reason: "operator", note: "x" });
    const marked = await markAll(db(), [
      ...parent.parts,
      ...student.parts,
      ...(await insertStudentRows(db(), "a", student.id, parent.id)),
      { owner: "a", table: pointLedger, where: eq(pointLedger.accountId, parent.id) },
    ]);
    const copy = await show(emailOf("a"));
    await checkErasure(marked, ["mark:a", emailOf("a")], { copy, run: () => erase(student.id) });
  });

  test("a teacher's account", async () => {
    const teacher = (await db().select().from(schema.teachers)).find(({ nickname }) =>
      nickname["en-US"]?.startsWith("Wu"),
    );
    const teacherId = teacher?.id ?? 0;
    const login = { email: emailOf("a"), passwordHash: "x", avatar: "x", points: null };
    const account = await insertAccount(db(), "a", { kind: "teacher", teacherId, ...login });
    const { teacherInvitations } = schema;
    const invitation = { teacherId, email: emailOf("a"), hash: "x", mailedHash: "y", expiresAt: now };
    await db().insert(teacherInvitations).values(invitation);
    const ofTeacher = eq(teacherInvitations.teacherId, teacherId);
    const { pronunciationConsents, pronunciationRecordings, pronunciations } = schema;
    await db()
      .insert(pronunciationConsents)
      .values({ teacherId, sentence: "x", language: "en-US", createdAt: now });
    const recording = { teacherId, text: "x", hash: "x", data: Buffer.from("x"), durationMs: 500 };
    await db().insert(pronunciationRecordings).values(recording);
    await db().insert(pronunciations).values({ id: teacherId, name: {}, recordings: [] });
    const marked = await markAll(db(), [
      ...account.parts,
      { owner: "a", table: pronunciationConsents, where: eq(pronunciationConsents.teacherId, teacherId) },
      { owner: "a", table: pronunciationRecordings, where: eq(pronunciationRecordings.teacherId, teacherId) },
      { owner: "a", table: pronunciations, where: eq(pronunciations.id, teacherId) },
      { owner: "a", table: teacherInvitations, where: ofTeacher },
    ]);
    const copy = await show(emailOf("a"));
    await checkErasure(marked, ["mark:a", emailOf("a")], { copy, run: () => erase(account.id) });
  });

  test("leads by their phone: the account of the same person stays", async () => {
    const family = await insertFamily(db(), "a");
    const leads = await insertLeads(db(), "a-lead", "a", { email: emailOf("a"), accountId: family.id });
    const marked = await markAll(db(), leads);
    await markAll(db(), family.parts);
    const ofAccount = await linesWith(connection(), "mark:a:");
    const copy = JSON.stringify(await readLeadData(db(), phoneOf("a")));
    const run = () => eraseLeads(db(), phoneOf("a"));
    await checkErasure(marked, ["mark:a-lead", phoneOf("a"), `9${codeOf.a}`], { copy, run });
    expect(await linesWith(connection(), "mark:a:")).toEqual(ofAccount);
  });

  test("a member of staff who leaves: only the record of who did what stays", async () => {
    const asOwner = createDeskCaller(db, "owner@example.com");
    const { staff, staffSessions, staffInvitations } = schema;
    const email = emailOf("s");
    const fields = { email, name: "x", passwordHash: "x", totpSecret: "x" };
    const [member] = await db()
      .insert(staff)
      .values({ ...fields, role: "adviser" })
      .returning();
    const id = member?.id ?? 0;
    const device = { browser: "x", system: "x", network: "x", newSecret: "x" };
    await db()
      .insert(staffSessions)
      .values({ hash: "x", staffId: id, next: "in", expiresAt: now, ...device });
    const invitation = { hash: "x", email, role: "owner", expiresAt: now, mailedHash: "y" } as const;
    await db().insert(staffInvitations).values(invitation);
    keyColumns.add("staff_invitations.email");
    await markAll(db(), [
      { owner: "s", table: staff, where: eq(staff.id, id) },
      { owner: "s", table: staffSessions, where: eq(staffSessions.staffId, id) },
      { owner: "s", table: staffInvitations, where: eq(staffInvitations.email, email) },
    ]);
    await asOwner("staff/change", { id, active: false });
    const left = await linesWith(connection(), "mark:s", email);
    const rows = left.map((line) => JSON.parse(line) as Record<string, unknown>);
    // The audit log names the member by email.
    expect(rows.map((row) => ("act" in row ? "log" : "role" in row ? "staff" : "other")).toSorted()).toEqual([
      "log",
      "staff",
    ]);
    const names = Object.entries(rows.find((row) => !("act" in row)) ?? {})
      .filter(([, value]) => /mark[:.]s/.test(JSON.stringify(value)))
      .map(([name]) => `staff.${name}`);
    expect(names.toSorted()).toEqual(staysOfStaff.toSorted());
  });

  test("every table and text is marked above, or declared with a reason", () => {
    const declared = [...covered, ...Object.keys(withoutPersons)];
    expect(declared.toSorted()).toEqual([...tableNames].toSorted());
    const texts = tables
      .filter((table) => covered.has(getTableName(table)))
      .flatMap((table) => {
        const columns = Object.values(getTableColumns(table)) as PgColumn[];
        return columns.filter(isText).map((column) => columnName(table, column));
      });
    expect(texts.filter((name) => !keyColumns.has(name) && !seenColumns.has(name))).toEqual([]);
  });
});
