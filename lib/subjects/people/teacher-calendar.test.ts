import ICAL from "ical.js";
import { and, eq } from "drizzle-orm";
import { findClassId, issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { accounts, lessons, liveClasses, teachers, trialLessons } from "../../app/schema";
import { readEnv } from "../../base/env";
import { readCalendar } from "./calendar";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { accountViewHandlers } from "./views";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = { SITE_URL: "https://school.example" };
});

function eventsOf(calendar: string | undefined) {
  const component = new ICAL.Component(ICAL.parse(calendar ?? "") as never);
  return component.getAllSubcomponents("vevent").map((one) => {
    const { uid, summary, startDate } = new ICAL.Event(one);
    return {
      uid,
      summary,
      start: startDate.toJSDate().toISOString(),
      url: String(one.getFirstPropertyValue("url")),
      status: String(one.getFirstPropertyValue("status")),
    };
  });
}

describeEachEngine((db) => {
  const contextOf = async (email = "teacher@example.com") =>
    ({ language: "en-US", now, token: await issueTokenFor(db(), email) }) as const;
  const createAddress = async () =>
    (await actionHandlers.calendar({ on: true }, await contextOf())).address ?? "";
  async function readFirstLesson() {
    const classId = await findClassId(db(), "open");
    const ofClass = and(eq(lessons.classId, classId), eq(lessons.position, 0));
    const [lesson] = await db().select().from(lessons).where(ofClass);
    return lesson!;
  }
  const readFile = (address: string, at = now) =>
    readCalendar(/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "", at);

  test("has the teacher's own lessons, with the classroom page and without the meeting link", async () => {
    await db().update(teachers).set({ meetingUrl: "https://meet.example/secret" });
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    await db()
      .insert(trialLessons)
      .values({
        ...{ parentId: student!.parentId!, studentId: student!.id, teacherId: 1 },
        ...{ state: "arranged", startsAt: new Date("2026-03-05T12:00:00Z") },
      });
    const address = await createAddress();
    const file = await readFile(address);
    expect(file).not.toMatch(/secret|@example\.com/);
    const events = eventsOf(file);
    const { id, classId } = await readFirstLesson();
    expect(events.find(({ uid }) => uid === `lesson-${id}@school.example`)).toMatchObject({
      summary: "Lesson 1 en-US",
      url: `https://school.example/account/classroom/${classId}?of=series`,
    });
    const [own, other] = await db().select().from(liveClasses).orderBy(liveClasses.teacherId);
    expect(events.find(({ uid }) => uid === `live-${own!.id}@school.example`)).toMatchObject({
      url: `https://school.example/account/classroom/${own!.id}`,
    });
    expect(events.some(({ uid }) => uid === `live-${other!.id}@school.example`)).toBe(false);
    expect(events.find(({ uid }) => uid.startsWith("trial-"))).toMatchObject({
      summary: "Trial lesson: An",
      url: expect.stringMatching(/^https:\/\/school\.example\/account\/classroom\/\d+\?of=trial$/),
      start: "2026-03-05T12:00:00.000Z",
    });
    expect((await accountViewHandlers.teacher({ of: "live" }, await contextOf())).calendar).toBe(true);
  });

  test("links to the school's classroom site if there is one", async () => {
    settings.CLASSROOM_SITE_URL = "https://rooms.example";
    const { id, classId } = await readFirstLesson();
    const events = eventsOf(await readFile(await createAddress()));
    expect(events.find(({ uid }) => uid === `lesson-${id}@school.example`)?.url).toBe(
      `https://rooms.example/?series=${classId}`,
    );
  });

  test("follows a moved lesson, and stops with the address", async () => {
    const address = await createAddress();
    const lesson = await readFirstLesson();
    const uid = `lesson-${lesson.id}@school.example`;
    await readFile(address);
    const startsAt = new Date(lesson.startsAt.getTime() + 1_800_000);
    await db().update(lessons).set({ startsAt }).where(eq(lessons.id, lesson.id));
    const events = eventsOf(await readFile(address));
    expect(events.find((event) => event.uid === uid)?.start).toBe(startsAt.toISOString());
    await actionHandlers.calendar({ on: false }, await contextOf());
    expect(await readFile(address)).toBeUndefined();
  });

  test("is refused for a student's id", async () => {
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    await expect(
      actionHandlers.calendar({ on: true, student_id: student!.id }, await contextOf()),
    ).rejects.toEqual(providerErrorMatching("notAllowed", /^/));
  });
});
