import { asc, eq, isNotNull } from "drizzle-orm";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { webhookEventSchema, type EventKind } from "../../engines/notifications/events";
import type { FieldsOf } from "../editing/kinds";
import { setRules } from "../../subjects/rules/published";
import { defaultRefund, defaultRules } from "../../subjects/rules/rule";
import { eraseAccountData } from "../personal-data/erase";
import { accountViewHandlers } from "../../subjects/people/views";
import { removeRecord, saveRecord } from "../editing/change";
import { readRecord } from "../editing/records";
import { accounts, bookings, lessons, liveClasses, liveSubscriptions, notifications } from "../schema";
import { deliver } from "./deliver";
import { createMailChannel } from "./mail/channel";
import { mailWords } from "./mail/words";
import { planReminders } from "./reminders";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describeEachEngine((db) => {
  beforeEach(() => db().update(accounts).set({ emailConfirmedAt: now }).where(isNotNull(accounts.email)));

  afterEach(() => setRules({ lessons: defaultRules, refund: defaultRefund }));

  const all = () => db().select().from(notifications).orderBy(asc(notifications.id));
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
  /** The fixture's live class that starts ten hours after `now`. */
  const tea = async () => (await db().select().from(liveClasses).orderBy(asc(liveClasses.startsAt))).at(-1);

  async function save(email = "student@example.com", createdAt = now) {
    const live = await tea();
    const liveId = live?.id ?? 0;
    const accountId = await idOf(email);
    await db().insert(liveSubscriptions).values({ accountId, liveId, createdAt });
    return { accountId, liveId, startsAt: live?.startsAt ?? now };
  }

  const mails = async (at: Date) => {
    const way = createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: undefined,
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
    while ((await deliver(db(), way, () => at)) > 0);
    return server.received;
  };

  test("subscribers of a live class get one reminder three hours before, despite concurrency and clock changes", async () => {
    await save();
    expect(await planReminders(db(), minutes(419))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => planReminders(db(), minutes(420))));
    expect(Math.max(...counts)).toBe(1);
    for (const at of [421, 300, 420, 599, 601].map(minutes)) await planReminders(db(), at);
    const rows = await all();
    expect(rows.map(({ way, audience }) => `${way} ${audience}`)).toEqual(["mail person", "webhook school"]);
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    await mails(minutes(421));
    expect(await mails(minutes(480))).toHaveLength(1);
  });

  test("the mail states the time in the recipient's and the school's zone and in their language", async () => {
    await save();
    await db().update(accounts).set({ language: "vi-VN" }).where(eq(accounts.email, "student@example.com"));
    await planReminders(db(), minutes(420));
    const [mail] = await mails(minutes(420));
    expect(mail?.to).toEqual(["student@example.com"]);
    expect(mail?.email.subject).toBe(mailWords["vi-VN"].soon.person.subject);
    // Ten hours after noon in Beijing.
    expect(mail?.email.text).toMatch(/21:00\s\(GMT\+7\) \/ .*22:00\s\(GMT\+8\)/);
    expect(mail?.email.text).toContain("https://school.example/account/classroom/");
    expect(mail?.email.text).toContain(
      mailWords["vi-VN"].soon.person.textNoLink.split(".")[0]?.replace("{hours}", "3"),
    );
  });

  test("the school's rule sets how long before, and the mail says so", async () => {
    const rule = { ...defaultRules.live, reminderHours: 5 };
    setRules({ lessons: { ...defaultRules, live: rule }, refund: defaultRefund });
    await save();
    expect(await planReminders(db(), minutes(299))).toBe(0);
    expect(await planReminders(db(), minutes(300))).toBe(1);
    const [mail] = await mails(minutes(300));
    expect(mail?.email.text).toMatch(/(?<!\d)5 (hours|tiếng)/);
  });

  test.each([
    ["Europe/Paris", /15:00\s\(GMT\+1\) \/ .*22:00\s\(GMT\+8\)/],
    ["Asia/Shanghai", /^(?!.*\/ ).*22:00\s\(GMT\+8\)$/],
  ])("the recipient's time zone is the one sent by the browser: %s", async (timeZone, written) => {
    await save();
    const own = { language: "vi-VN", timeZone };
    await db().update(accounts).set(own).where(eq(accounts.email, "student@example.com"));
    await planReminders(db(), minutes(420));
    const [mail] = await mails(minutes(420));
    const label = mailWords["vi-VN"].facts.when;
    const line = mail?.email.text?.split("\n").find((one) => one.startsWith(label)) ?? "";
    expect(line.slice(label.length + 2)).toMatch(written);
  });

  test("each lesson of a series class has a reminder, sent to the parent if the student has no login", async () => {
    const id = await findClassId(db(), "open");
    const parent = await idOf("parent@example.com");
    const child = { kind: "student" as const, nickname: "Mai", parentId: parent };
    const [students] = await db().insert(accounts).values(child).returning();
    await db()
      .insert(bookings)
      .values({ studentId: students?.id ?? 0, classId: id, points: 0, createdAt: now });
    const seriesLessons = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, id))
      .orderBy(lessons.position);
    for (const { startsAt } of seriesLessons) {
      const at = new Date(startsAt.getTime() - 3 * 60 * 60_000);
      expect(await planReminders(db(), at)).toBe(1);
      expect(await planReminders(db(), at)).toBe(0);
      await mails(at);
    }
    expect(server.received.map(({ to }) => to)).toEqual(seriesLessons.map(() => ["parent@example.com"]));
    expect(server.received[0]?.email.text).toContain("Mai");
  });

  test("subscribers of the last three hours get no reminder; reminders missed by an outage are sent late", async () => {
    const { accountId } = await save("student@example.com", minutes(430));
    expect(await planReminders(db(), minutes(440))).toBe(0);
    await db().update(liveSubscriptions).set({ createdAt: now });
    expect(await planReminders(db(), minutes(540))).toBe(1);
    expect((await all())[0]).toMatchObject({ accountId });
  });

  test("a moved class has a reminder at its new time, and the old one is not sent", async () => {
    const { liveId } = await save();
    await planReminders(db(), minutes(420));
    const moved = { startsAt: minutes(900), endsAt: minutes(960) };
    await db().update(liveClasses).set(moved).where(eq(liveClasses.id, liveId));
    expect(await mails(minutes(425))).toHaveLength(0);
    expect((await all())[0]).toMatchObject({
      state: "stuck",
      error: expect.stringContaining("another time"),
    });
    expect(await planReminders(db(), minutes(720))).toBe(1);
    expect(await mails(minutes(720))).toHaveLength(1);
  });

  test("unsubscribed and erased members get no reminder, and none is sent after the start", async () => {
    const { accountId } = await save();
    await save("sister@example.com");
    await planReminders(db(), minutes(420));
    await db().delete(liveSubscriptions).where(eq(liveSubscriptions.accountId, accountId));
    const sister = await idOf("sister@example.com");
    await db().transaction((tx) => eraseAccountData(tx, sister));
    expect(await mails(minutes(421))).toHaveLength(0);
    expect((await all()).filter(({ accountId: id }) => id === sister)).toEqual([]);
    await save("teacher@example.com");
    await planReminders(db(), minutes(422));
    expect(await mails(daysLater(1))).toHaveLength(0);
  });

  test("a sold series class can change only with an announcement, sent once to each student", async () => {
    const id = await findClassId(db(), "open");
    const studentId = await idOf("student@example.com");
    await db().insert(bookings).values({ studentId, classId: id, points: 0, createdAt: now });
    const record = await readRecord(db(), { kind: "series", id });
    const fields = record.published as FieldsOf<"series">;
    const [first, ...others] = fields.lessons;
    const later = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
    const moved = [{ ...first!, startsAt: later(first!.startsAt), endsAt: later(first!.endsAt) }, ...others];
    const save = (changed: object, announce?: object, version = record.version) =>
      saveRecord(
        db(),
        { kind: "series", id, version, publish: "now", fields: { ...fields, ...changed }, announce },
        { by: "Li", now },
      );
    const announce = { "en-US": "Lin is ill", "vi-VN": "Cô Lin bị ốm" };
    await expect(save({ lessons: moved })).rejects.toMatchObject({ issues: [{ path: "lessons" }] });
    await expect(save({ lessons: others }, announce)).rejects.toMatchObject({
      issues: [{ path: "lessons", message: "fewerLessons" }],
    });
    await expect(save({ capacity: 1 }, announce)).rejects.toMatchObject({ issues: [{ path: "capacity" }] });
    expect(await all()).toEqual([]);
    const named = await save({ level: fields.level, comboName: { "en-US": "New name" } }, announce);
    expect(await all()).toEqual([]);
    await save({ lessons: moved, teacherId: 2 }, announce, named.version);
    const rows = await all();
    expect(rows.map(({ kind, way, accountId }) => [kind, way, accountId])).toEqual([
      ["class.changed", "mail", studentId],
      ["class.changed", "webhook", studentId],
    ]);
    expect(rows[0]?.data).toMatchObject({ changed: ["times", "teacher"], starts_at: moved[0]?.startsAt });
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    const context = { now, token: await issueTokenFor(db(), "student@example.com") };
    const centre = await accountViewHandlers.student({ of: "live" }, { ...context, language: "vi-VN" });
    expect(centre.students[0]?.classes.find((one) => one.class_id === id)?.changes).toEqual([
      { at: now.toISOString(), changed: ["times", "teacher"], reason: "Cô Lin bị ốm" },
    ]);
    const [mail] = await mails(now);
    expect(mail?.email.text).toContain("Lin is ill");
    expect(mail?.email.text).toContain("Wu en-US");
  });

  test("a family with several students in a changed class gets one notification that names them", async () => {
    const id = await findClassId(db(), "open");
    const parentId = await idOf("parent@example.com");
    const children = await db()
      .insert(accounts)
      .values(["Chi", "Dan", "Em"].map((nickname) => ({ kind: "student" as const, nickname, parentId })))
      .returning();
    await db()
      .insert(bookings)
      .values(children.map(({ id: studentId }) => ({ studentId, classId: id, points: 0, createdAt: now })));
    const record = await readRecord(db(), { kind: "series", id });
    const changed = { ...record.published, teacherId: 2 };
    await saveRecord(
      db(),
      {
        ...{ kind: "series", id, version: record.version, publish: "now", fields: changed },
        announce: { "en-US": "Lin is ill" },
      },
      { by: "Li", now },
    );
    const rows = (await all()).filter(({ way }) => way === "mail");
    expect(rows).toMatchObject([
      { kind: "class.changed", accountId: parentId, data: { students: ["Chi", "Dan", "Em"] } },
    ]);
    const [mail] = await mails(now);
    expect(mail?.email.text).toContain("Chi, Dan, and Em");
  });

  test("subscribers of a moved or removed live class are notified once", async () => {
    const { liveId } = await save();
    await save("sister@example.com");
    const editor = { by: "Li", now };
    const record = await readRecord(db(), { kind: "live", id: liveId });
    const change = (fields: object, version: number) =>
      saveRecord(
        db(),
        { kind: "live", id: liveId, version, publish: "now", fields: { ...record.published, ...fields } },
        editor,
      );
    const named = await change({ lessonName: { "en-US": "Green tea", "zh-CN": "绿茶" } }, record.version);
    expect(await all()).toEqual([]);
    const times = { startsAt: minutes(900).toISOString(), endsAt: minutes(960).toISOString() };
    const moved = await change(times, named.version);
    await removeRecord(db(), { kind: "live", id: liveId, version: moved.version }, editor);
    const rows = await all();
    expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => "live.changed"));
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    const { moved: first, cancelled } = mailWords["en-US"].changed.person;
    const sent = (await mails(now)).filter(({ to }) => to[0] === "student@example.com");
    expect(sent.map(({ email }) => email.subject)).toEqual([first.subject, cancelled.subject]);
    expect(await db().$count(liveSubscriptions)).toBe(0);
  });

  test("planned classes are skipped for ten minutes; then newly confirmed addresses get reminders", async () => {
    const { accountId } = await save();
    const confirm = (at: Date | null) =>
      db().update(accounts).set({ emailConfirmedAt: at }).where(eq(accounts.id, accountId));
    await confirm(null);
    const planned = new Map<string, Date>();
    const plannedChannels = async (minute: number) => {
      await planReminders(db(), minutes(minute), { planned });
      return (await all()).map(({ way }) => way);
    };
    expect(await plannedChannels(420)).toEqual(["webhook"]);
    await confirm(now);
    expect(await plannedChannels(429)).toEqual(["webhook"]);
    expect(await plannedChannels(430)).toEqual(["webhook", "mail"]);
    expect(await plannedChannels(440)).toHaveLength(2);
  });

  test("more subscribers than a batch get one reminder each", async () => {
    const { liveId } = await save();
    const parentId = await idOf("parent@example.com");
    const many = Array.from({ length: 120 }, (_, index) => ({
      kind: "student" as const,
      nickname: "S",
      email: `s${index}@example.com`,
      passwordHash: "x",
      emailConfirmedAt: now,
      parentId,
    }));
    const students = await db().insert(accounts).values(many).returning({ accountId: accounts.id });
    await db()
      .insert(liveSubscriptions)
      .values(students.map((row) => ({ ...row, liveId, createdAt: now })));
    await Promise.all([planReminders(db(), minutes(420)), planReminders(db(), minutes(420))]);
    expect(await db().$count(notifications, eq(notifications.way, "mail"))).toBe(121);
    expect(await planReminders(db(), minutes(421))).toBe(0);
  });
});
