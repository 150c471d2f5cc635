import { eq } from "drizzle-orm";
import { findClassId, issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { accounts, lessonRecordings, lessons, liveClasses, teachers } from "../../app/schema";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { accountViewHandlers } from "./views";

const url = "https://films.example/lesson-1";

describeEachEngine((db) => {
  async function findLesson() {
    const classId = await findClassId(db(), "open");
    const [lesson] = await db().select().from(lessons).where(eq(lessons.classId, classId));
    return { of: "series", id: classId, from: lesson!.startsAt.toISOString(), end: lesson!.endsAt } as const;
  }
  const save = async (
    fields: { of: "series" | "live"; id: number; from: string; url: string | null },
    at: Date,
    email = "teacher@example.com",
  ) =>
    actionHandlers.recording(fields, { language: "en-US", now: at, token: await issueTokenFor(db(), email) });
  const count = () => db().$count(lessonRecordings);

  test("is stored when the lesson is over, changed and removed; a repeated call changes nothing", async () => {
    const { end, ...lesson } = await findLesson();
    const lastMoment = new Date(end.getTime() - 1);
    await expect(save({ ...lesson, url }, lastMoment)).rejects.toEqual(
      providerErrorMatching("notAllowed", /isn't over yet/),
    );
    for (const address of [url, url, `${url}-b`])
      expect(await save({ ...lesson, url: address }, end)).toEqual({ recording: address });
    expect(await count()).toBe(1);
    const token = await issueTokenFor(db(), "teacher@example.com");
    const centre = await accountViewHandlers.teacher({ of: "live" }, { language: "en-US", now: end, token });
    const own = centre.lessons.filter(({ of, id }) => of === "series" && id === lesson.id);
    expect(own.map(({ recording }) => recording)).toEqual([`${url}-b`, null, null]);
    for (let time = 0; time < 2; time++)
      expect(await save({ ...lesson, url: null }, end)).toEqual({ recording: null });
    expect(await count()).toBe(0);
  });

  test("is stored for a live class", async () => {
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 1));
    const lesson = { of: "live", id: live!.id, from: live!.startsAt.toISOString(), url } as const;
    await expect(save(lesson, now)).rejects.toEqual(providerErrorMatching("notAllowed"));
    await save(lesson, live!.endsAt);
    const token = await issueTokenFor(db(), "teacher@example.com");
    const centre = await accountViewHandlers.teacher(
      { of: "live" },
      { language: "en-US", now: live!.endsAt, token },
    );
    expect(centre.lessons.find(({ of }) => of === "live")).toMatchObject({ recording: url });
  });

  test.each([
    "http://films.example/x",
    "https://anna:secret@films.example/x",
    "https://127.0.0.1/x",
    "https://10.0.0.5/x",
    "https://localhost/x",
    "javascript:alert(1)",
    "films.example",
    "",
  ])("refuses the address %p and keeps the stored one", async (address) => {
    const { end, ...lesson } = await findLesson();
    await save({ ...lesson, url }, end);
    await expect(save({ ...lesson, url: address }, end)).rejects.toEqual(
      expect.objectContaining({ issues: [expect.objectContaining({ path: "url" })] }),
    );
    expect(await db().select({ url: lessonRecordings.url }).from(lessonRecordings)).toEqual([{ url }]);
  });

  test("is for the lesson's teacher only", async () => {
    const { end, ...lesson } = await findLesson();
    const [wu] = await db().select().from(teachers).where(eq(teachers.id, 2));
    await db().insert(accounts).values({
      kind: "teacher",
      teacherId: wu!.id,
      email: "wu@example.com",
      passwordHash: "x",
      nickname: "Wu",
    });
    for (const member of ["student@example.com", "parent@example.com"])
      await expect(save({ ...lesson, url }, end, member)).rejects.toEqual(
        providerErrorMatching("notAllowed", /^/),
      );
    await expect(save({ ...lesson, url }, end, "wu@example.com")).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 2));
    const others = { of: "live", id: live!.id, from: live!.startsAt.toISOString(), url } as const;
    await expect(save(others, live!.endsAt)).rejects.toEqual(providerErrorMatching("notFound"));
    expect(await count()).toBe(0);
  });

  test("is refused for a time at which there is no lesson, as after a move", async () => {
    const { end, ...lesson } = await findLesson();
    const moved = new Date(Date.parse(lesson.from) + 60_000).toISOString();
    await expect(save({ ...lesson, from: moved, url }, end)).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await expect(save({ ...lesson, id: 987_654, url }, end)).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
  });
});
