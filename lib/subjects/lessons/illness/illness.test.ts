import { eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { trialInput } from "../../../../testing/provider/trial";
import { accounts, lessons, liveClasses, notifications, teachers } from "../../../app/schema";
import { readEnv } from "../../../base/env";
import { requestTrial } from "../../trials/trial-lessons";

jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () => readEnv({ MAIL_URL: "smtp://localhost", MAIL_FROM: "school@example.com" }),
}));

/*
 * Lin has all classes of the fixture. "open" and others have lessons of an hour on March 9, 11 and 13 at 11:30 UTC, which
 * is half past seven in the evening by the school's clock. Wu has none.
 */

describeEachEngine((db) => {
  const adviser = createDeskCaller(db, "adviser@example.com");
  const list = (first_day: string, last_day = first_day, at = now) =>
    adviser("illness/lessons", { teacher_id: 1, first_day, last_day }, at);
  const classOf = async (key: string, first: string, last = first) => {
    const id = await findClassId(db(), key);
    const { classes } = await list(first, last);
    return { id, found: classes.find((one) => one.id === id) };
  };
  const book = async (key: string) =>
    call(
      "preSaleApply",
      { id: await findClassId(db(), key) },
      { token: await issueTokenFor(db(), "student@example.com") },
    );
  const give = async (key: string, lessonIds: number[], version: number) =>
    adviser("lessons/change", {
      class_id: await findClassId(db(), key),
      change: { kind: "substitute", lesson_ids: lessonIds, teacher_id: 2 },
      ...{ version, reason: { ready: "teacherIll" }, accepted: [] },
    });
  const sent = async (kind: "lesson.changed" | "teaching.changed") =>
    (await db().select().from(notifications).where(eq(notifications.kind, kind))).map(({ data }) => data);

  test("the lessons of the days are listed with their students and with who is free", async () => {
    await book("open");
    await db().update(accounts).set({ language: "vi-VN" }).where(eq(accounts.email, "student@example.com"));
    const { found } = await classOf("open", "2026-03-09", "2026-03-11");
    expect(found).toMatchObject({
      ...{ name: "open en-US", mode: "one-to-many", students: ["An"] },
      lessons: [
        { starts_at: "2026-03-09T11:30:00.000Z", name: "Lesson 1 en-US" },
        { starts_at: "2026-03-11T11:30:00.000Z", name: "Lesson 2 en-US" },
      ],
      substitutes: [{ id: 2, name: "Wu en-US", teaches_kind: false, speaks: false }],
    });
    await db()
      .update(teachers)
      .set({ languages: ["zh", "vi"] })
      .where(eq(teachers.id, 2));
    const { found: later } = await classOf("open", "2026-03-09");
    expect(later?.lessons.map(({ substitutes }) => substitutes)).toEqual([
      [{ id: 2, name: "Wu en-US", teaches_kind: false, speaks: true }],
    ]);
    expect(await list("2026-03-14")).toMatchObject({ others: [] });
    // By then the lessons are over.
    expect(await list("2026-03-09", "2026-03-13", new Date("2026-04-01T00:00:00Z"))).toEqual({
      classes: [],
      others: [],
    });
  });

  test("a lesson across midnight belongs to both days", async () => {
    const [lesson] = await db()
      .update(lessons)
      .set({
        startsAt: new Date("2026-03-20T15:30:00Z"),
        endsAt: new Date("2026-03-20T16:30:00Z"),
        position: 9,
      })
      .where(eq(lessons.startsAt, new Date("2026-03-13T11:30:00Z")))
      .returning();
    expect(lesson).toBeDefined();
    for (const day of ["2026-03-20", "2026-03-21"]) expect((await list(day)).classes).not.toEqual([]);
    for (const day of ["2026-03-19", "2026-03-22"]) expect((await list(day)).classes).toEqual([]);
  });

  test("trial lessons and live classes are listed with who is free then", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    await requestTrial(trialInput, { language: "en-US", now, token });
    const [{ id, revision } = { id: 0, revision: 0 }] = (await adviser("trials/list", {})).trials;
    const starts_at = "2026-03-05T02:00:00Z";
    await adviser("trials/change", { id, revision, to: "arranged", teacher_id: 1, starts_at });
    await db()
      .update(liveClasses)
      .set({
        teacherId: 1,
        startsAt: new Date("2026-03-05T02:30:00Z"),
        endsAt: new Date("2026-03-05T03:30:00Z"),
      })
      .where(eq(liveClasses.teacherId, 2));
    const { others } = await list("2026-03-05");
    expect(others.map(({ of, name, substitutes }) => [of, name, substitutes.map((one) => one.id)])).toEqual([
      ["trial", "An", [2]],
      ["live", "Tea en-US", [2]],
    ]);
  });

  test("all lessons of a class are given away with one notice for each person", async () => {
    await book("open");
    const { found } = await classOf("open", "2026-03-09", "2026-03-13");
    const ids = found!.lessons.map(({ id }) => id);
    expect(await give("open", ids, found!.version)).toMatchObject({ saved: "saved" });
    const families = await sent("lesson.changed");
    expect(families).toMatchObject([
      { students: ["An"], change: "substituted", reason: { "vi-VN": "Giáo viên bị ốm." } },
    ]);
    expect(families[0]?.lessons).toHaveLength(3);
    expect(await sent("teaching.changed")).toMatchObject([{ change: "released" }]);
    expect((await classOf("open", "2026-03-09", "2026-03-13")).found).toBeUndefined();
    // Wu is busy then, and proposed for no other class of these hours.
    const { found: other } = await classOf("dear", "2026-03-09", "2026-03-13");
    expect(other).toMatchObject({ substitutes: [], lessons: [{ substitutes: [] }, {}, {}] });
  });

  test("a substitute who became busy meanwhile is refused, also at the same moment", async () => {
    const both = await Promise.all(["open", "dear"].map((key) => classOf(key, "2026-03-09")));
    const results = await Promise.all(
      both.map(({ found }, index) =>
        give(index === 0 ? "open" : "dear", [found!.lessons[0]!.id], found!.version),
      ),
    );
    expect(results.map(({ saved }) => saved).toSorted()).toEqual(["clash", "saved"]);
    const refused = results.find(({ saved }) => saved === "clash");
    expect(refused?.warnings).toMatchObject([{ code: "teacherBusy", who: ["Wu en-US"] }]);
    expect(await db().$count(lessons, eq(lessons.teacherId, 2))).toBe(1);
  });

  test("the last day is not before the first, and at most a year later", async () => {
    await expect(list("2026-03-09", "2026-03-08")).rejects.toEqual(providerErrorMatching("invalidInput"));
    await expect(list("2026-03-09", "2027-03-10")).rejects.toEqual(providerErrorMatching("invalidInput"));
    expect((await list("2026-03-09", "2027-03-09")).classes).not.toEqual([]);
  });
});
