import ICAL from "ical.js";
import { eq, sql } from "drizzle-orm";
import { closeCounters } from "../../base/limits/check";
import { readEnv } from "../../base/env";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { eraseAccountData } from "../../app/personal-data/erase";
import { readCalendar } from "./calendar";
import { accountViewHandlers } from "./views";
import { accounts, calendars, lessons, liveClasses, liveSubscriptions, trialLessons } from "../../app/schema";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { handleCalendar } from "./serve-calendar";

/* Reads the feed as a calendar program does. */

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(async () => {
  settings = { SITE_URL: "https://school.example" };
  await closeCounters();
});
afterAll(closeCounters);

const fileOf = (address: string | null) => new URL(address ?? "").pathname.split("/").at(-1) ?? "";
const get = (file: string, headers: Record<string, string> = {}) =>
  handleCalendar(new Headers(headers), file);

/** Parses the events of a calendar with an iCalendar parser. */
function eventsOf(calendar: string | undefined) {
  const component = new ICAL.Component(ICAL.parse(calendar ?? "") as never);
  return component.getAllSubcomponents("vevent").map((one) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(one);
    const status = String(one.getFirstPropertyValue("status"));
    const alarms = one.getAllSubcomponents("valarm").length;
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { uid, sequence, summary, start, end, status, alarms };
  });
}

describeEachEngine((db) => {
  const student = "student@example.com";
  const createAddress = async (email = student, more: { student_id?: number; on?: boolean } = {}) => {
    const context = { language: "en-US", now, token: await issueTokenFor(db(), email) } as const;
    return (await actionHandlers.calendar({ on: true, ...more }, context)).address;
  };
  const secretOf = (address: string | null) => fileOf(address).replace(/\.ics$/, "");
  const read = async (address: string | null, at = now) =>
    eventsOf(await readCalendar(secretOf(address), at));
  const idOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;

  /** A booked class of three lessons, and a saved live class. */
  async function createEvents() {
    const context = { now, token: await issueTokenFor(db(), student) };
    const id = await findClassId(db(), "open");
    await call("bookCombo", { class_id: id }, context);
    const [live] = await db().select().from(liveClasses).orderBy(liveClasses.id).offset(1);
    await actionHandlers["saved-live"]({ id: live?.id ?? 0, saved: true }, { ...context, language: "en-US" });
    return { classId: id, liveId: live?.id ?? 0 };
  }

  test("holds booked lessons and saved live classes, in UTC, each with a reminder", async () => {
    const { classId: id, liveId } = await createEvents();
    const address = await createAddress();
    expect(address).toMatch(/^https:\/\/school\.example\/calendar\/student\/[\w-]{43}\.ics$/);
    const events = await read(address);
    const rows = await db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(lessons.position);
    const uids = new Set(rows.map((row) => `lesson-${row.id}@school.example`));
    expect(events.filter(({ uid }) => uids.has(uid))).toEqual(
      rows.map(({ id: lessonId, position, startsAt, endsAt }) => ({
        uid: `lesson-${lessonId}@school.example`,
        sequence: 0,
        summary: `Lesson ${position + 1} en-US`,
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        status: "CONFIRMED",
        alarms: 1,
      })),
    );
    expect(events.map(({ uid }) => uid)).toContain(`live-${liveId}@school.example`);
    const text = (await readCalendar(secretOf(address), now)) ?? "";
    expect(text).toContain("\r\nDTSTAMP:20260304T040000Z\r\n");
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test("moved and cancelled events keep their UIDs; events removed from the list disappear", async () => {
    const { classId: id, liveId } = await createEvents();
    const address = await createAddress();
    const before = await read(address);
    const [lesson] = await db()
      .select()
      .from(lessons)
      .where(sql`${lessons.classId} = ${id} and ${lessons.position} = 0`);
    const moved = sql`${lessons.startsAt} + interval '1 hour'`;
    await db()
      .update(lessons)
      .set({ startsAt: moved as never, endsAt: sql`${lessons.endsAt} + interval '1 hour'` as never })
      .where(sql`${lessons.classId} = ${id} and ${lessons.position} = 0`);
    const after = await read(address, daysLater(0.01));
    expect(after.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    const changed = after.filter(({ sequence }) => sequence > 0);
    expect(changed).toMatchObject([{ uid: `lesson-${lesson?.id}@school.example`, sequence: 1 }]);

    await db().delete(liveSubscriptions);
    const without = await read(address, daysLater(0.02));
    expect(without.map(({ uid }) => uid)).not.toContain(`live-${liveId}@school.example`);
    await db()
      .insert(liveSubscriptions)
      .values({ accountId: await idOf(student), liveId });
    await read(address, daysLater(0.03));
    await db().delete(liveClasses).where(eq(liveClasses.id, liveId));
    const cancelled = (await read(address, daysLater(0.04))).filter(({ status }) => status === "CANCELLED");
    expect(cancelled).toMatchObject([{ uid: `live-${liveId}@school.example`, sequence: 1, alarms: 0 }]);
  });

  test("has the student's trial lesson with its classroom page while it is arranged, and not a sibling's", async () => {
    const [child] = await db().select().from(accounts).where(eq(accounts.email, student));
    const [trial] = await db()
      .insert(trialLessons)
      .values({
        ...{ parentId: child!.parentId!, studentId: child!.id, teacherId: 1 },
        ...{ state: "arranged", startsAt: daysLater(3), meetingUrl: "https://meet.example/secret" },
      })
      .returning();
    const uid = `trial-${trial!.id}@school.example`;
    const address = await createAddress();
    const [event] = (await read(address)).filter((one) => one.uid === uid);
    expect(event).toMatchObject({
      start: daysLater(3).toISOString(),
      end: daysLater(3 + 1 / 24).toISOString(),
    });
    const text = ((await readCalendar(secretOf(address), now)) ?? "").replace(/\r\n[\t ]/g, "");
    expect(text).toContain(`https://school.example/account/classroom/${trial!.id}?of=trial`);
    expect(text).not.toContain("secret");
    const siblings = await read(await createAddress("sister@example.com"));
    expect(siblings.map((one) => one.uid)).not.toContain(uid);
    await db().update(trialLessons).set({ state: "asked", startsAt: null, meetingUrl: null });
    expect((await read(address)).find((one) => one.uid === uid)?.status).toBe("CANCELLED");
  });

  test("concurrent requests get the same response, and an unchanged calendar is 304", async () => {
    await createEvents();
    const file = fileOf(await createAddress());
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(file)));
    const etags = new Set(answers.map(({ headers }) => headers.get("etag")));
    expect(etags.size).toBe(1);
    const [etag] = [...etags] as [string];
    const headers = Object.fromEntries(answers[0]?.headers ?? []);
    expect(headers).toEqual({
      "cache-control": "private, no-cache",
      "content-type": "text/calendar; charset=utf-8",
      etag,
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    for (const requestHeaders of [etag, `"other", W/${etag}`, "*"]) {
      const again = await get(file, { "if-none-match": requestHeaders });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await get(file, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("revoked, replaced, erased and unknown addresses get the same response", async () => {
    const first = await createAddress();
    expect((await get(fileOf(first))).status).toBe(200);
    const second = await createAddress();
    expect((await get(fileOf(second))).status).toBe(200);
    await createAddress(student, { on: false });
    const third = await createAddress();
    const id = await idOf(student);
    await db().transaction((tx) => eraseAccountData(tx, id, now));
    expect(await db().$count(calendars)).toBe(0);
    const never = `${"x".repeat(43)}.ics`;
    const deadFiles = [
      fileOf(first),
      fileOf(second),
      fileOf(third),
      never,
      "x.ics",
      "x",
      `${"x".repeat(500)}.ics`,
    ];
    const answers = await Promise.all(
      deadFiles.map(async (file) => {
        const answer = await get(file);
        return JSON.stringify([answer.status, await answer.text(), [...answer.headers]]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^\[404,""/);
  });

  test("a parent has one per student, with the parent's saved classes for a student without a login", async () => {
    const parent = await idOf("parent@example.com");
    const [child] = await db()
      .insert(accounts)
      .values({ kind: "student", nickname: "Mai; the, first", parentId: parent })
      .returning();
    const [live] = await db().select().from(liveClasses).orderBy(liveClasses.id).offset(1);
    await db()
      .insert(liveSubscriptions)
      .values({ accountId: parent, liveId: live?.id ?? 0 });
    const address = await createAddress("parent@example.com", { student_id: child?.id });
    expect(await read(address)).toMatchObject([{ uid: `live-${live?.id}@school.example` }]);
    await expect(createAddress("parent@example.com")).rejects.toEqual(providerErrorMatching("notFound", /^/));
    const token = await issueTokenFor(db(), "parent@example.com");
    const centre = await accountViewHandlers.student({ of: "live" }, { language: "en-US", now, token });
    expect(centre.students.map(({ calendar }) => calendar)).toEqual([false, false, true]);
  });

  test("requests are rate-limited, and with API_HOST there is no calendar", async () => {
    const file = fileOf(await createAddress());
    const requestHeaders = { "x-forwarded-for": "192.0.2.9" };
    for (let time = 0; time < 60; time += 1) await get(file, requestHeaders);
    const refused = await get(file, requestHeaders);
    // Whole seconds (RFC 9110, 10.2.3).
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([
      429,
      expect.stringMatching(/^[1-9]\d*$/),
    ]);
    await closeCounters();
    settings = { ...settings, API_HOST: "https://api.example" };
    expect((await get(file)).status).toBe(404);
  });
});
