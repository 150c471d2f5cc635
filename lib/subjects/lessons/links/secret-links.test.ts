import { eq, isNotNull } from "drizzle-orm";
import { startMailServer } from "../../../../testing/notifications/mail-server";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { call, findClassId, issueTokenFor } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { endpoints, type CallName } from "../../../base/contract/endpoints";
import { samples } from "../../../base/contract/samples";
import { createMailChannel } from "../../../app/delivery/mail/channel";
import { deliver } from "../../../app/delivery/deliver";
import { planReminders } from "../../../app/delivery/reminders";
import { describeError } from "../../../base/log/describe-error";
import { saveRecord } from "../../../app/editing/change";
import type { Kind } from "../../../app/editing/kinds";
import { readRecord } from "../../../app/editing/records";
import { readLiveClass } from "../../live/published";
import { readCalendar } from "../../people/calendar";
import { lessonKinds } from "../../../base/paths";
import { exportPersonalData } from "../../../app/personal-data/export";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { accountViews as viewRows } from "../../people/view-calls";
import { accountViewHandlers } from "../../people/views";
import { readTeacher } from "../../teachers/published";
import { accounts, lessons, liveSubscriptions, notifications, trialLessons } from "../../../app/schema";

/* Plants a secret link at each level and searches what others than the participants get for them. */

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

const secret = "https://secret-room.example/";
const isSecretIn = (value: unknown) => JSON.stringify(value ?? null).includes("secret-room");
const students = ["student@example.com", "sister@example.com", "parent@example.com", "teacher@example.com"];

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

describeEachEngine((db) => {
  let trialId = 0;

  async function publish(kind: Kind, id: number, change: (fields: never) => object) {
    const { version, published } = await readRecord(db(), { kind, id });
    const fields = { ...published, ...change(published as never) };
    await saveRecord(db(), { kind, id, version, publish: "now", fields }, { by: "Li", now });
  }

  /** Sets links of a version at the teacher, two classes, one lesson and the live classes. */
  async function plant(version: string) {
    const link = (place: string) => ({ meetingUrl: `${secret}${place}-${version}` });
    await publish("teacher", 1, () => link("teacher"));
    await publish("teacher", 2, () => link("other-teacher"));
    await publish("series", await findClassId(db(), "open"), () => link("class"));
    await publish(
      "series",
      await findClassId(db(), "applied"),
      ({ lessons: plan }: { lessons: object[] }) => ({
        lessons: plan.map((lesson, index) => (index === 0 ? { ...lesson, ...link("lesson") } : lesson)),
      }),
    );
    for (const id of [1, 2]) await publish("live", id, () => link("live"));
    await db().update(trialLessons).set(link("trial"));
  }

  beforeEach(async () => {
    await db().update(accounts).set({ emailConfirmedAt: now }).where(isNotNull(accounts.email));
    for (const { id } of await db().select().from(accounts).where(isNotNull(accounts.email)))
      await db()
        .insert(liveSubscriptions)
        .values([1, 2].map((liveId) => ({ accountId: id, liveId, createdAt: daysLater(-9) })))
        .onConflictDoNothing();
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    const family = { parentId: student!.parentId!, studentId: student!.id };
    const [trial] = await db()
      .insert(trialLessons)
      .values({ ...family, state: "arranged", startsAt: daysLater(20), teacherId: 1 })
      .returning();
    trialId = trial!.id;
    await plant("first");
  });

  test("no public call contains one, for a guest or a member", async () => {
    const tokens = [undefined, ...(await Promise.all(students.map((email) => issueTokenFor(db(), email))))];
    for (const name of Object.keys(endpoints) as CallName[])
      for (const token of tokens) {
        const response = await call(name, samples[name], token === undefined ? {} : { token }).catch(
          describeError,
        );
        expect([name, isSecretIn(response)]).toEqual([name, false]);
      }
    expect(isSecretIn(await readLiveClass(1, "en-US"))).toBe(false);
    expect(isSecretIn(await readTeacher(1, "en-US"))).toBe(false);
  });

  test("no page of a member contains one outside of the lesson's time, and at that time only the classroom does", async () => {
    const id = await findClassId(db(), "applied");
    const [lesson] = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, id))
      .orderBy(lessons.startsAt);
    for (const [at, places] of [
      [daysLater(1), []],
      [daysLater(20), ["classroom"]],
      [lesson?.startsAt ?? now, ["classroom"]],
    ] as const) {
      const token = await issueTokenFor(db(), "student@example.com", at);
      const found = new Set<string>();
      for (const name of Object.keys(viewRows) as (keyof typeof viewRows)[])
        for (const of of lessonKinds) {
          const query = { id: { series: id, live: 1, trial: trialId }[of], of };
          const context = { language: "en-US", now: at, token } as const;
          const response = await accountViewHandlers[name](query, context as never).catch(() => null);
          if (isSecretIn(response)) found.add(name);
        }
      expect([...found]).toEqual(places);
    }
  });

  test("no calendar contains one", async () => {
    for (const email of students.filter((one) => !one.startsWith("teacher"))) {
      const token = await issueTokenFor(db(), email);
      const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
      const [child] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
      const student_id = account?.kind === "parent" ? child?.id : undefined;
      const request = { on: true, ...(student_id && { student_id }) };
      const { address } = await actionHandlers.calendar(request, { language: "en-US", now, token });
      const calendar = await readCalendar(address?.split("/").at(-1)?.replace(".ics", "") ?? "", now);
      const text = calendar?.replace(/\r\n[\t ]/g, "");
      expect(text).toContain("https://school.example/account/classroom/");
      expect(text).not.toContain("secret-room");
    }
  });

  test("no mail and no webhook contains one: reminders, changed and removed links, changed classes", async () => {
    await plant("second");
    await publish("teacher", 1, () => ({ meetingUrl: null }));
    await planReminders(db(), new Date(now.getTime() + 420 * 60_000));
    const id = await findClassId(db(), "applied");
    const [lesson] = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, id))
      .orderBy(lessons.startsAt);
    await planReminders(db(), new Date((lesson?.startsAt.getTime() ?? 0) - 60_000));
    const rows = await db().select().from(notifications);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["classroom.changed", "lesson.soon"]));
    expect(isSecretIn(rows)).toBe(false);
    const mail = createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: "leads@school.example",
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
    while ((await deliver(db(), mail, () => now)) > 0);
    expect(server.received.length).toBeGreaterThan(3);
    for (const { raw, email } of server.received) {
      expect(raw).not.toContain("secret-room");
      expect(`${email.text} ${email.html}`).not.toContain("secret-room");
    }
  });

  test("no answer of the desk to an adviser contains one, and no export", async () => {
    const adviser = createDeskCaller(db, "adviser@example.com");
    await call("preSaleRegister", { ...samples.preSaleRegister, id: await findClassId(db(), "applied") });
    const classId = await findClassId(db(), "applied");
    const responses = [
      await adviser("leads/list", {}),
      await adviser("bookings/classes", {}),
      await adviser("bookings/show", { id: classId }),
      await adviser("bookings/students", { class_id: classId, text: "Mai" }),
      await adviser("recordings/list", {}),
      await adviser("today/work", {}),
      await adviser("people/list", {}),
      await adviser("people/teachers", {}),
      await adviser("today/show", {}),
    ];
    expect(isSecretIn(responses)).toBe(false);
    // Advisers enter the link of a trial lesson, so they see it, but never the teacher's.
    const { trials } = await adviser("trials/list", { state: "arranged" });
    expect(trials.map(({ meeting_url }) => meeting_url)).toEqual([`${secret}trial-first`]);
    expect(isSecretIn(trials.map((one) => ({ ...one, meeting_url: "" })))).toBe(false);
    await db().update(trialLessons).set({ meetingUrl: null });
    expect(isSecretIn(await adviser("trials/list", { state: "arranged" }))).toBe(false);
    await db()
      .update(trialLessons)
      .set({ meetingUrl: `${secret}trial` });
    for await (const text of exportPersonalData({ db: db() } as never, { email: "parent@example.com" }))
      expect(text).not.toContain("secret-room");
    const exports = [
      await adviser("leads/export", { format: "csv" }),
      await adviser("leads/export", { format: "json" }),
      await adviser("bookings/export", { id: classId }),
    ];
    for (const { pieces } of exports) {
      for await (const piece of pieces) expect(String(piece)).not.toContain("secret-room");
    }
  });
});
