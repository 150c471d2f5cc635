import { eq } from "drizzle-orm";
import { findClassId, issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater } from "../../../testing/provider/fixture";
import { accounts, lessons, seriesClasses, teachers } from "../../app/schema";
import { listClassIds } from "../series/queries";
import { seriesTimes } from "../series/busy-times";
import { accountViewHandlers } from "./views";

/* Teacher 1 has the class; teacher 2, Wu, gives its second lesson. */

const url = (of: string) => `https://meet.example/${of}`;
const startsAt = daysLater(3);
const laterAt = daysLater(5);
const hourMs = 3_600_000;

describeEachEngine((db) => {
  async function setUp() {
    const classId = await findClassId(db(), "applied");
    const rows = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, classId))
      .orderBy(lessons.position);
    const [first, second, ...others] = rows;
    const setStart = (id: number, at: Date, teacherId: number | null) =>
      db()
        .update(lessons)
        .set({ startsAt: at, endsAt: new Date(at.getTime() + hourMs), teacherId })
        .where(eq(lessons.id, id));
    await setStart(first!.id, laterAt, null);
    await setStart(second!.id, startsAt, 2);
    for (const [index, { id }] of others.entries()) await setStart(id, daysLater(10 + index), null);
    await db()
      .insert(accounts)
      .values({
        ...{ kind: "teacher", nickname: "Wu", email: "wu@example.com" },
        ...{ passwordHash: "x", teacherId: 2 },
      });
    return { classId, lessonId: second!.id };
  }
  const enter = async (email: string, id: number, at: Date) => {
    const { link, from } = await accountViewHandlers.classroom(
      { of: "series", id },
      { language: "en-US", now: at, token: await issueTokenFor(db(), email, at) },
    );
    return { link, from };
  };
  const lessonsOf = async (email: string) => {
    const token = await issueTokenFor(db(), email);
    const view = await accountViewHandlers.teacher(
      { of: "live" },
      { language: "en-US", now: daysLater(0), token },
    );
    return {
      starts: view.lessons.flatMap(({ of, id, from }) => (of === "series" ? [`${id} ${from}`] : [])),
      classes: view.classes.map(({ class_id }) => class_id),
    };
  };

  test("a substitute sees and enters the lesson, and the replaced teacher all others", async () => {
    const { classId } = await setUp();
    await db()
      .update(teachers)
      .set({ meetingUrl: url("wu") })
      .where(eq(teachers.id, 2));
    await db()
      .update(seriesClasses)
      .set({ meetingUrl: url("class") })
      .where(eq(seriesClasses.id, classId));
    expect(await enter("wu@example.com", classId, startsAt)).toEqual({
      ...{ link: url("wu"), from: startsAt.toISOString() },
    });
    expect(await enter("student@example.com", classId, startsAt)).toMatchObject({ link: url("wu") });
    // The door of the replaced teacher is that of the next lesson, still closed.
    expect(await enter("teacher@example.com", classId, startsAt)).toEqual({
      ...{ link: null, from: laterAt.toISOString() },
    });
    expect(await enter("teacher@example.com", classId, laterAt)).toMatchObject({ link: url("class") });
    const wu = await lessonsOf("wu@example.com");
    expect(wu.starts).toContain(`${classId} ${startsAt.toISOString()}`);
    expect(wu.starts).not.toContain(`${classId} ${laterAt.toISOString()}`);
    expect(wu.classes).toContain(classId);
    const replaced = await lessonsOf("teacher@example.com");
    expect(replaced.starts).not.toContain(`${classId} ${startsAt.toISOString()}`);
    expect(replaced.starts).toContain(`${classId} ${laterAt.toISOString()}`);
  });

  test("a teacher without a lesson in the class does not get in", async () => {
    const { classId, lessonId } = await setUp();
    await db().update(lessons).set({ teacherId: null }).where(eq(lessons.id, lessonId));
    await expect(enter("wu@example.com", classId, startsAt)).rejects.toEqual(
      providerErrorMatching("notFound", /^/),
    );
  });

  test("the link is the lesson's, else the substitute's, else the class's, else its teacher's", async () => {
    const { classId, lessonId } = await setUp();
    const linkAt = async () => (await enter("wu@example.com", classId, startsAt)).link;
    expect(await linkAt()).toBeNull();
    await db()
      .update(teachers)
      .set({ meetingUrl: url("teacher") })
      .where(eq(teachers.id, 1));
    expect(await linkAt()).toBe(url("teacher"));
    await db()
      .update(seriesClasses)
      .set({ meetingUrl: url("class") })
      .where(eq(seriesClasses.id, classId));
    expect(await linkAt()).toBe(url("class"));
    await db()
      .update(teachers)
      .set({ meetingUrl: url("wu") })
      .where(eq(teachers.id, 2));
    expect(await linkAt()).toBe(url("wu"));
    await db()
      .update(lessons)
      .set({ meetingUrl: url("lesson") })
      .where(eq(lessons.id, lessonId));
    expect(await linkAt()).toBe(url("lesson"));
  });

  test("the substitute is busy, the replaced teacher free, and the class counts as both teachers'", async () => {
    const { classId } = await setUp();
    const range = { from: startsAt, until: new Date(startsAt.getTime() + hourMs) };
    const busy = async (id: number) =>
      (await seriesTimes.ofTeacher(db(), id, range)).some((time) => time.id === classId);
    expect([await busy(1), await busy(2)]).toEqual([false, true]);
    expect(await listClassIds(db(), 1)).toContain(classId);
    expect(await listClassIds(db(), 2)).toContain(classId);
  });
});
