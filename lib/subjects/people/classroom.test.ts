import { asc, eq } from "drizzle-orm";
import { findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { readEnv } from "../../base/env";
import { accounts, bookings, lessons, liveClasses, seriesClasses, teachers } from "../../app/schema";
import { register } from "./register";
import { issueToken } from "../identity/tokens";
import { opensBeforeMs } from "../../base/schedule/classroom-window";
import { toInstant } from "../../base/schedule/zoned";
import { accountViews as rows, type AccountView, type ViewRequest } from "./view-calls";
import { accountViewHandlers } from "./views";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = { SITE_URL: "https://school.example" };
});

async function view<Name extends keyof typeof rows>(
  name: Name,
  query: Partial<ViewRequest>,
  context: { token?: string; now?: Date },
): Promise<AccountView<Name>> {
  const response = await accountViewHandlers[name](
    { of: "live", ...query } as never,
    { language: "en-US", now, ...context } as never,
  );
  return rows[name].response.parse(response) as AccountView<Name>;
}

const [lessonLink, classLink, teacherLink, liveLink] = ["lesson", "class", "teacher", "live"].map(
  (name) => `https://meet.example/${name}`,
) as [string, string, string, string];
const notFound = expect.objectContaining({ name: "ProviderError", codeName: "notFound" });
const tokenFailure = expect.objectContaining({ name: "ProviderError", codeName: "tokenFailure" });

describeEachEngine((db) => {
  const tokenFor = (email: string) => issueTokenFor(db(), email);
  const plan = (id: number) =>
    db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(asc(lessons.position));
  const setTeacherLink = (meetingUrl: string | null) =>
    db().update(teachers).set({ meetingUrl }).where(eq(teachers.id, 1));

  /** The class of student@example.com, whose teacher is teacher@example.com, and its first lesson. */
  async function bookedClass() {
    const id = await findClassId(db(), "applied");
    const [first] = await plan(id);
    if (!first) throw new Error("no lesson");
    return { id, first };
  }
  const entry = async (id: number, at: Date, email = "student@example.com") =>
    view("classroom", { id, of: "series" }, { token: await issueTokenFor(db(), email, at), now: at });

  test("the link is there from exactly five minutes before the start until the end, which is excluded", async () => {
    const { id, first } = await bookedClass();
    await db().update(seriesClasses).set({ meetingUrl: classLink }).where(eq(seriesClasses.id, id));
    const at = async (from: Date, ms: number) => {
      const { lesson_name, state, link, has_link } = await entry(id, new Date(from.getTime() + ms));
      return [lesson_name, state, link, has_link];
    };
    const closed = ["Lesson 1 en-US", "early", null, true];
    const open = ["Lesson 1 en-US", "open", classLink, true];
    expect(await at(first.startsAt, -opensBeforeMs - 1)).toEqual(closed);
    expect(await at(first.startsAt, -opensBeforeMs)).toEqual(open);
    expect(await at(first.startsAt, 0)).toEqual(open);
    expect(await at(first.endsAt, -1)).toEqual(open);
    expect(await at(first.endsAt, 0)).toEqual(["Lesson 2 en-US", "early", null, true]);
    const last = (await plan(id)).at(-1);
    expect(await at(last?.endsAt ?? now, 0)).toEqual(["Lesson 3 en-US", "over", null, true]);
  });

  test("on the night of a daylight-saving change the window is five minutes by the instant, not by the local time", async () => {
    const { id } = await bookedClass();
    await db().update(seriesClasses).set({ meetingUrl: classLink }).where(eq(seriesClasses.id, id));
    // In Paris clocks go from 1:59 to 3:00: a lesson from 3:00 opens at 1:55.
    const startsAt = toInstant("2026-03-29", "03:00", "Europe/Paris");
    expect(startsAt.toISOString()).toBe("2026-03-29T01:00:00.000Z");
    await db().delete(lessons).where(eq(lessons.classId, id));
    const slot = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    await db()
      .insert(lessons)
      .values({ classId: id, position: 0, name: { "en-US": "Night" }, ...slot });
    const opensAt = toInstant("2026-03-29", "01:55", "Europe/Paris");
    expect((await entry(id, new Date(opensAt.getTime() - 1))).link).toBeNull();
    expect((await entry(id, opensAt)).link).toBe(classLink);
  });

  test("the link of the lesson wins over that of the class, and that over the teacher's", async () => {
    const { id, first } = await bookedClass();
    const link = async () => {
      const { has_link, link: url } = await entry(id, first.startsAt);
      return [has_link, url];
    };
    expect(await link()).toEqual([false, null]);
    await setTeacherLink(teacherLink);
    expect(await link()).toEqual([true, teacherLink]);
    await db().update(seriesClasses).set({ meetingUrl: classLink }).where(eq(seriesClasses.id, id));
    expect(await link()).toEqual([true, classLink]);
    await db().update(lessons).set({ meetingUrl: lessonLink }).where(eq(lessons.position, 1));
    expect(await link()).toEqual([true, classLink]);
    await db().update(lessons).set({ meetingUrl: lessonLink }).where(eq(lessons.position, 0));
    expect(await link()).toEqual([true, lessonLink]);
  });

  test.each(["student@example.com", "parent@example.com", "teacher@example.com"])(
    "%s takes part in the class and gets the link",
    async (email) => {
      await setTeacherLink(teacherLink);
      const { id, first } = await bookedClass();
      expect(await entry(id, first.startsAt, email)).toMatchObject({ state: "open", link: teacherLink });
    },
  );

  test("nobody else gets it: a sibling without a seat, another family, another teacher, a canceled seat, a visitor", async () => {
    await setTeacherLink(teacherLink);
    const { id, first } = await bookedClass();
    const at = first.startsAt;
    await expect(entry(id, at, "sister@example.com")).rejects.toEqual(notFound);
    await register({
      nickname: "Mai",
      email: "mai@example.com",
      password: "correct horse",
      language: "vi-VN",
    });
    await expect(entry(id, at, "mai@example.com")).rejects.toEqual(notFound);
    const other = {
      kind: "teacher",
      nickname: "Wu",
      email: "wu@example.com",
      passwordHash: "x",
      teacherId: 2,
    };
    const [wu] = await db()
      .insert(accounts)
      .values(other as never)
      .returning();
    const token = await issueToken(db(), wu?.id ?? 0, at);
    await expect(view("classroom", { id, of: "series" }, { token, now: at })).rejects.toEqual(notFound);
    await expect(view("classroom", { id, of: "series" }, { now: at })).rejects.toEqual(tokenFailure);
    await db().update(bookings).set({ endedAt: now, ended: "cancelled" });
    await expect(entry(id, at)).rejects.toEqual(notFound);
    await expect(entry(id, at, "parent@example.com")).rejects.toEqual(notFound);
    expect(await entry(id, at, "teacher@example.com")).toMatchObject({ link: teacherLink });
  });

  test.each(["student@example.com", "sister@example.com", "parent@example.com", "teacher@example.com"])(
    "every member, as %s, gets the link of a live class, and never its teacher's",
    async (email) => {
      const [live] = await db().select().from(liveClasses).where(eq(liveClasses.id, 1));
      const at = (ms: number) => new Date((live?.startsAt.getTime() ?? 0) + ms);
      const link = async (moment: Date) => {
        const token = await issueTokenFor(db(), email, moment);
        const { has_link, link: url } = await view("classroom", { id: 1 }, { token, now: moment });
        return [has_link, url];
      };
      expect(await link(at(0))).toEqual([false, null]);
      await setTeacherLink(teacherLink);
      expect(await link(at(0))).toEqual([false, null]);
      await db().update(liveClasses).set({ meetingUrl: liveLink }).where(eq(liveClasses.id, 1));
      expect(await link(at(-opensBeforeMs - 1))).toEqual([true, null]);
      expect(await link(at(-opensBeforeMs))).toEqual([true, liveLink]);
      expect(await link(live?.endsAt ?? now)).toEqual([true, null]);
      const token = await tokenFor(email);
      expect(await view("live-detail", { id: 1 }, { token })).toMatchObject({ has_link: true });
    },
  );

  test("a visitor gets no link of a live class", async () => {
    await db().update(liveClasses).set({ meetingUrl: liveLink });
    await expect(view("classroom", { id: 1 }, {})).rejects.toEqual(tokenFailure);
  });

  test("the dashboards tell which lessons have a link, and never the link", async () => {
    const { id } = await bookedClass();
    await db().update(lessons).set({ meetingUrl: lessonLink }).where(eq(lessons.position, 1));
    const student = await view("student", {}, { token: await tokenFor("student@example.com") });
    const teacher = await view("teacher", {}, { token: await tokenFor("teacher@example.com") });
    const own = student.students[0]?.classes.find(({ class_id }) => class_id === id);
    expect(own?.lesson_list.map(({ has_link }) => has_link)).toEqual([false, true, false]);
    const taught = teacher.lessons.filter((lesson) => lesson.of === "series" && lesson.id === id);
    expect(taught.map(({ room }) => room)).toEqual([false, true, false]);
    expect(JSON.stringify([student, teacher])).not.toContain("meet.example");
  });

  test("an external classroom wins over every link", async () => {
    settings.CLASSROOM_SITE_URL = "https://classroom.example";
    const { id, first } = await bookedClass();
    await setTeacherLink(teacherLink);
    await db().update(lessons).set({ meetingUrl: lessonLink });
    await db().update(liveClasses).set({ meetingUrl: liveLink });
    expect(await entry(id, first.startsAt)).toMatchObject({
      link: `https://classroom.example/?series=${id}`,
    });
    const token = await tokenFor("sister@example.com");
    expect(await view("classroom", { id: 1 }, { token })).toMatchObject({
      link: "https://classroom.example/?live=1",
    });
  });
});
