import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { startMailServer } from "../../../../testing/notifications/mail-server";
import { findClassId } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { webhookEventSchema, type EventKind } from "../../../engines/notifications/events";
import { removeRecord, saveRecord } from "../../../app/editing/change";
import type { Kind } from "../../../app/editing/kinds";
import { publishDue } from "../../../app/editing/publish-due";
import { readRecord } from "../../../app/editing/records";
import {
  accounts,
  bookings,
  lessons,
  liveClasses,
  liveSubscriptions,
  notifications,
  trialLessons,
} from "../../../app/schema";
import { claim, markFailed } from "../../../app/delivery/queue";
import { deliver } from "../../../app/delivery/deliver";
import { createMailChannel } from "../../../app/delivery/mail/channel";
import { mailWords } from "../../../app/delivery/mail/words";

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

const words = mailWords["en-US"].classroomChanged.person;
const [linkA, linkB, linkC] = ["a", "b", "c"].map((name) => `https://meet.example/${name}-secret`) as [
  string,
  string,
  string,
];

describeEachEngine((db) => {
  beforeEach(() => db().update(accounts).set({ emailConfirmedAt: now }).where(isNotNull(accounts.email)));

  const all = () => db().select().from(notifications).orderBy(asc(notifications.id));
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
  const book = async (email: string, key: string) =>
    db()
      .insert(bookings)
      .values({
        studentId: await idOf(email),
        classId: await findClassId(db(), key),
        points: 0,
        createdAt: now,
      });

  /** Publishes a record with changed fields. */
  async function publish(kind: Kind, id: number, changed: object, at = now) {
    const { version, published, draft } = await readRecord(db(), { kind, id });
    const fields = { ...(published ?? draft), ...changed };
    await saveRecord(db(), { kind, id, version, publish: "now", fields }, { by: "Li", now: at });
  }
  const setLink = async (kind: Kind, id: number, meetingUrl: string | null, at = now) =>
    publish(kind, id, { meetingUrl }, at);
  /** The recipients of the waiting notifications of a channel, each with its class. */
  const waiting = async (way: "mail" | "webhook" = "mail") =>
    (await all())
      .filter((row) => row.way === way && row.state === "waiting")
      .map(({ kind, accountId, data }) => [kind, accountId, (data as { class: { id: number } }).class.id]);
  const changeFor = (accountId: number, classId: number) => ["classroom.changed", accountId, classId];

  const channel = () =>
    createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: undefined,
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
  const mails = async (at = now) => {
    const mail = channel();
    while ((await deliver(db(), mail, () => at)) > 0);
    return server.received.splice(0);
  };
  const subjects = async (at = now) => (await mails(at)).map(({ email }) => email.subject);

  test("the first link of a class tells no one; a changed one tells each student with a seat, once, without the link", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    expect(await all()).toEqual([]);
    await setLink("series", id, linkB);
    const student = await idOf("student@example.com");
    const rows = await all();
    expect(rows.map(({ kind, way, accountId }) => [kind, way, accountId])).toEqual([
      ["classroom.changed", "mail", student],
      ["classroom.changed", "webhook", student],
    ]);
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    const [next] = await db()
      .select()
      .from(lessons)
      .where(and(eq(lessons.classId, id), eq(lessons.position, 0)));
    const url = `https://school.example/account/classroom/${id}?of=series`;
    expect(rows[0]?.data).toMatchObject({
      of: "series",
      class: { id },
      starts_at: next?.startsAt.toISOString(),
      has_link: true,
      url,
    });
    expect(JSON.stringify(rows)).not.toContain("meet.example");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(["student@example.com"]);
    expect(mail?.email.subject).toBe(words.changed.subject);
    for (const part of ["applied en-US", "Lesson 1 en-US", url]) expect(mail?.email.text).toContain(part);
    expect(mail?.raw).not.toContain("meet.example");
  });

  test("saving again without a change, a draft and a scheduled version tell no one before they are published", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    await publish("series", id, { comboName: { "en-US": "Renamed" } });
    const { version, published } = await readRecord(db(), { kind: "series", id });
    const fields = { ...published, meetingUrl: linkB };
    const draft = { kind: "series", id, version, publish: "no", fields } as const;
    const saved = await saveRecord(db(), draft, { by: "Li", now });
    const later = { ...draft, version: saved.version, publish: daysLater(1).toISOString() };
    await saveRecord(db(), later, { by: "Li", now });
    expect(await all()).toEqual([]);
    expect(await publishDue(db(), daysLater(1))).toBe(1);
    expect(await waiting()).toEqual([changeFor(await idOf("student@example.com"), id)]);
  });

  test("a teacher's changed link tells the students of each class that it applies to, and no others", async () => {
    await setLink("teacher", 1, linkA);
    const [applied, open, own] = [
      await findClassId(db(), "applied"),
      await findClassId(db(), "open"),
      await findClassId(db(), "last seat"),
    ];
    await setLink("series", own, linkC);
    await book("sister@example.com", "open");
    await book("student@example.com", "open");
    await book("sister@example.com", "last seat");
    const [student, sister] = [await idOf("student@example.com"), await idOf("sister@example.com")];
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 1));
    const parent = await idOf("parent@example.com");
    await db()
      .insert(liveSubscriptions)
      .values({ accountId: parent, liveId: live?.id ?? 0 });
    const lessonAt = { state: "arranged", startsAt: daysLater(2), teacherId: 1 } as const;
    const [trial] = await db()
      .insert(trialLessons)
      .values({ parentId: parent, studentId: student, ...lessonAt })
      .returning();
    await setLink("teacher", 1, linkB);
    const expected = [
      changeFor(student, applied),
      changeFor(student, open),
      changeFor(sister, open),
      changeFor(student, trial!.id),
    ];
    expect((await waiting()).toSorted()).toEqual(expected.toSorted());
    expect((await waiting("webhook")).toSorted()).toEqual(expected.toSorted());
    const sent = await mails();
    expect(sent).toHaveLength(4);
    const page = `https://school.example/account/classroom/${trial!.id}?of=trial`;
    const aboutTrial = sent.find(({ email }) => email.text?.includes(page));
    expect(aboutTrial?.email.text).toContain("Free trial lesson");
    // Who saved a live class of the teacher is not concerned: it never has the teacher's link.
    expect(sent.every(({ to }) => to[0] !== "parent@example.com")).toBe(true);
  });

  test("a class without seats, and one that is over, tell no one", async () => {
    const [open, applied] = [await findClassId(db(), "open"), await findClassId(db(), "applied")];
    await setLink("series", open, linkA);
    await setLink("series", open, linkB);
    expect(await all()).toEqual([]);
    await setLink("series", applied, linkA);
    const plan = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, applied))
      .orderBy(lessons.position);
    const end = plan.at(-1)?.endsAt ?? now;
    await setLink("series", applied, linkB, end);
    expect(await all()).toEqual([]);
    await setLink("series", applied, linkC, new Date(end.getTime() - 1));
    expect(await waiting()).toHaveLength(1);
  });

  test("a removed link is told as such, and the next lesson of a changed lesson link is named", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    await setLink("series", id, null);
    expect(await subjects()).toEqual([words.removed.subject]);
    const { published } = await readRecord(db(), { kind: "series", id });
    const plan = (published as unknown as { lessons: object[] }).lessons;
    const withLinks = (url: string) =>
      plan.map((one, index) => (index > 0 ? { ...one, meetingUrl: url } : one));
    await publish("series", id, { lessons: withLinks(linkB) });
    expect(await subjects()).toEqual([]);
    await publish("series", id, { lessons: withLinks(linkC) });
    const [mail] = await mails();
    expect(mail?.email.subject).toBe(words.changed.subject);
    expect(mail?.email.text).toContain("Lesson 2 en-US");
  });

  test("quick changes before delivery give one mail about the last state, or none if nothing has changed", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    await setLink("series", id, linkB);
    await setLink("series", id, linkC);
    expect(await subjects()).toEqual([words.changed.subject]);
    // Removed and set again.
    await setLink("series", id, null);
    await setLink("series", id, linkA);
    expect(await subjects()).toEqual([words.changed.subject]);
    // A mistake that is corrected at once.
    await setLink("series", id, linkB);
    await setLink("series", id, linkA);
    expect(await waiting()).toEqual([]);
    await setLink("series", id, null);
    await setLink("series", id, linkA);
    expect(await subjects()).toEqual([]);
  });

  test("a waiting notification gets the new time of its lesson, and one being sent at the old time is dropped", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    await setLink("series", id, linkB);
    const [claimed] = await claim(db(), "mail", now, 10);
    const { version, published } = await readRecord(db(), { kind: "series", id });
    const plan = (published as unknown as { lessons: { startsAt: string; endsAt: string }[] }).lessons;
    const later = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
    const moved = plan.map((one) => ({ ...one, startsAt: later(one.startsAt), endsAt: later(one.endsAt) }));
    await saveRecord(
      db(),
      {
        ...({ kind: "series", id, version, publish: "now" } as const),
        ...{ fields: { ...published, lessons: moved }, announce: { "en-US": "Later" } },
      },
      { by: "Li", now },
    );
    const linkChanges = async () =>
      (await all()).flatMap(({ kind, way, state, data }) =>
        kind === "classroom.changed" && state === "waiting" ? [[way, data["starts_at"]]] : [],
      );
    expect(await linkChanges()).toEqual([
      ["mail", plan[0]?.startsAt],
      ["webhook", moved[0]?.startsAt],
    ]);
    await markFailed(db(), claimed!, { error: "no answer", isPermanent: false, now });
    const sent = await subjects(new Date(now.getTime() + 5 * 60_000));
    expect(sent).toEqual([mailWords["en-US"].classChanged.person.subject]);
  });

  test("a waiting notification of a live class moves with it, and is not sent once it is removed", async () => {
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 2));
    const liveId = live?.id ?? 0;
    const accountId = await idOf("student@example.com");
    await db().insert(liveSubscriptions).values({ accountId, liveId });
    await setLink("live", liveId, linkA);
    await setLink("live", liveId, linkB);
    const times = { startsAt: daysLater(5).toISOString(), endsAt: daysLater(5.1).toISOString() };
    await publish("live", liveId, { ...times, lessonName: { "en-US": "Green tea" } });
    const [first] = await all();
    expect(first).toMatchObject({
      kind: "classroom.changed",
      data: { starts_at: times.startsAt, lesson: { "en-US": "Green tea" } },
    });
    const { version } = await readRecord(db(), { kind: "live", id: liveId });
    await removeRecord(db(), { kind: "live", id: liveId, version }, { by: "Li", now });
    const { moved, cancelled } = mailWords["en-US"].changed.person;
    expect(await subjects()).toEqual([moved.subject, cancelled.subject]);
  });

  test("a notification that is being sent is not replaced; a retry of it is dropped for the newer one", async () => {
    const id = await findClassId(db(), "applied");
    await setLink("series", id, linkA);
    await setLink("series", id, linkB);
    const [claimed] = await claim(db(), "mail", now, 10);
    await setLink("series", id, linkC);
    expect(await waiting()).toHaveLength(2);
    await markFailed(db(), claimed!, { error: "no answer", isPermanent: false, now });
    expect(await subjects(new Date(now.getTime() + 5 * 60_000))).toEqual([words.changed.subject]);
  });

  test("a change a minute before the start is sent; it is not once the class is over or the seat canceled", async () => {
    const id = await findClassId(db(), "applied");
    const plan = await db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(lessons.position);
    const last = plan.at(-1);
    await setLink("series", id, linkA);
    const shortBefore = new Date((last?.startsAt.getTime() ?? 0) - 60_000);
    await setLink("series", id, linkB, shortBefore);
    expect(await subjects(shortBefore)).toEqual([words.changed.subject]);
    await setLink("series", id, linkC, shortBefore);
    expect(await subjects(last?.endsAt)).toEqual([]);
    await setLink("series", id, linkA, shortBefore);
    await db().update(bookings).set({ ended: "cancelled", endedAt: now }).where(eq(bookings.classId, id));
    expect(await subjects(shortBefore)).toEqual([]);
  });

  test("subscribers of a coming live class are told of a changed or removed link", async () => {
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 2));
    const liveId = live?.id ?? 0;
    const [student, sister] = [await idOf("student@example.com"), await idOf("sister@example.com")];
    await db()
      .insert(liveSubscriptions)
      .values([
        { accountId: student, liveId },
        { accountId: sister, liveId },
      ]);
    // An unconfirmed address may be another person's.
    await db()
      .update(accounts)
      .set({ emailConfirmedAt: null })
      .where(inArray(accounts.id, [sister]));
    await setLink("live", liveId, linkA);
    expect(await all()).toEqual([]);
    await setLink("live", liveId, linkB);
    expect(await waiting()).toEqual([changeFor(student, liveId)]);
    expect(await waiting("webhook")).toEqual([changeFor(student, liveId), changeFor(sister, liveId)]);
    expect(await subjects()).toEqual([words.changed.subject]);
    await setLink("teacher", 2, linkC);
    await setLink("live", liveId, null);
    expect(await subjects()).toEqual([words.removed.subject]);
    await setLink("teacher", 2, null);
    expect(await subjects()).toEqual([]);
  });
});
