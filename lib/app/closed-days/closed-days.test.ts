import { eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { trialInput } from "../../../testing/provider/trial";
import { requestTrial } from "../../subjects/trials/trial-lessons";
import { askSubjects } from "../../engines/busy-times/busy-times";
import type { SeriesFields } from "../../subjects/series/content";
import { findWarnings } from "../editing/find-warnings";
import { readRecord } from "../editing/records";
import { classChanges, contentHistory, lessons, staffLog } from "../schema";
import type { Subject } from "../../engines/subject/define";
import { parts } from "../parts";

/* The school's clock is eight hours ahead. The class "open" has lessons on March 9, 11 and 13 at 19:30. */

const name = { "en-US": "Spring break", "vi-VN": "Nghỉ xuân" };

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const editor = createDeskCaller(db, "editor@example.com");
  const close = (first_day: string, last_day = first_day) =>
    editor("calendar/save", { first_day, last_day, name });
  const classOf = async (id: number) => {
    const { classes } = await editor("calendar/lessons", {});
    return classes.find((one) => one.id === id);
  };
  const daysOf = async (id: number) =>
    (await db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(lessons.position)).map(
      ({ startsAt, name: texts }) => `${startsAt.toISOString().slice(0, 10)} ${texts["en-US"]}`,
    );

  test("closed days are added, changed and removed, and each change is in the audit log", async () => {
    const { id } = await close("2026-03-11");
    await close("2026-02-01", "2026-02-03");
    expect((await owner("calendar/list", {})).days.map(({ first_day }) => first_day)).toEqual([
      "2026-02-01",
      "2026-03-11",
    ]);
    await editor("calendar/save", { id, first_day: "2026-03-12", last_day: "2026-03-13", name });
    await editor("calendar/remove", { id });
    expect((await owner("calendar/list", {})).days).toHaveLength(1);
    const log = await db().select().from(staffLog).orderBy(staffLog.id);
    expect(log.map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      "days-closed 2026-03-11",
      "days-closed 2026-02-01 – 2026-02-03",
      "days-closed 2026-03-12 – 2026-03-13",
      "days-opened 2026-03-12 – 2026-03-13",
    ]);
    await expect(editor("calendar/remove", { id })).rejects.toMatchObject({ codeName: "notFound" });
    await expect(close("2026-03-12", "2026-03-11")).rejects.toMatchObject({ codeName: "invalidInput" });
    await expect(close("2026-03-12", "2027-03-13")).rejects.toMatchObject({ codeName: "invalidInput" });
    await expect(
      editor("calendar/save", { first_day: "2026-03-11", last_day: "2026-03-11", name: { "vi-VN": "Tết" } }),
    ).rejects.toBeDefined();
  });

  test("a suggestion says whether the school is closed on all of its days", async () => {
    const read = async () =>
      (await editor("calendar/suggestions", { country: "CN", year: 2027 })).holidays.filter(
        ({ name: texts }) => texts["zh-CN"] === "春节",
      );
    await close("2027-02-05");
    expect(await read()).toMatchObject([
      { first_day: "2027-02-05", last_day: "2027-02-07", is_closed: false },
    ]);
    await close("2027-02-06", "2027-02-10");
    expect(await read()).toMatchObject([{ is_closed: true }]);
    const { countries } = await editor("calendar/suggestions", { year: 2027 });
    expect(countries).toEqual(expect.arrayContaining(["VN", "ID", "KR", "CN"]));
  });

  test("lessons on closed days are named with the next free slot, and move in one step with one announcement", async () => {
    const id = await findClassId(db(), "open");
    const token = await issueTokenFor(db(), "student@example.com");
    await call("preSaleApply", { id }, { token });
    expect(await daysOf(id)).toEqual([
      "2026-03-09 Lesson 1 en-US",
      "2026-03-11 Lesson 2 en-US",
      "2026-03-13 Lesson 3 en-US",
    ]);
    await close("2026-03-09", "2026-03-12");
    const found = await classOf(id);
    expect(found).toMatchObject({ name: "open en-US", teacher: "Lin en-US", has_draft: false });
    expect(found?.lessons).toMatchObject([
      { from: "2026-03-09T11:30:00.000Z", to: "2026-03-16T11:30:00.000Z", closed: "Spring break" },
      { from: "2026-03-11T11:30:00.000Z", to: "2026-03-18T11:30:00.000Z" },
    ]);
    const version = found?.version ?? 0;
    expect(await editor("calendar/move", { classes: [{ id, version }] })).toEqual({ moved: 2, missed: [] });
    expect(await daysOf(id)).toEqual([
      "2026-03-13 Lesson 1 en-US",
      "2026-03-16 Lesson 2 en-US",
      "2026-03-18 Lesson 3 en-US",
    ]);
    const changes = await db().select().from(classChanges).where(eq(classChanges.classId, id));
    expect(changes).toMatchObject([
      {
        changed: ["times"],
        reason: { "en-US": "The school is closed: Spring break.", "vi-VN": "Trường nghỉ: Nghỉ xuân." },
      },
    ]);
    expect(await classOf(id)).toBeUndefined();
    // Two members of staff pressed: the second changes nothing.
    expect(await editor("calendar/move", { classes: [{ id, version }] })).toEqual({ moved: 0, missed: [] });
    expect(await db().select().from(classChanges)).toHaveLength(1);
    expect(await db().select().from(contentHistory)).toHaveLength(1);
  });

  test("a class that was changed meanwhile or has a draft stays", async () => {
    const id = await findClassId(db(), "open");
    await close("2026-03-11");
    expect(await editor("calendar/move", { classes: [{ id, version: 7 }] })).toEqual({
      ...{ moved: 0, missed: ["open en-US"] },
    });
    const { published } = await readRecord(db(), { kind: "series", id });
    const fields = published as Record<string, unknown>;
    await editor("content/save", { kind: "series", id, version: 0, fields, publish: "no" });
    const draft = await classOf(id);
    expect(draft).toMatchObject({ has_draft: true, version: 1 });
    expect(await editor("calendar/move", { classes: [{ id, version: 1 }] })).toMatchObject({ moved: 0 });
    expect(await daysOf(id)).toContain("2026-03-11 Lesson 2 en-US");
  });

  test("what the teacher and the students have at the new time is named", async () => {
    const id = await findClassId(db(), "open");
    await close("2026-03-11");
    const [first] = (await classOf(id))?.lessons ?? [];
    const clashes = [{ who: "teacher", name: "vietnamese en-US" }];
    expect(first).toMatchObject({ to: "2026-03-16T11:30:00.000Z", clashes });
    const other = await findClassId(db(), "full");
    const at = new Date("2026-03-16T12:00:00Z");
    await db()
      .update(lessons)
      .set({ startsAt: at, endsAt: new Date(at.getTime() + 3_600_000) })
      .where(eq(lessons.classId, other));
    expect((await classOf(id))?.lessons[0]?.clashes).toContainEqual({ who: "teacher", name: "full en-US" });
  });

  test("live classes and trial lessons are named, without the student", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    await requestTrial(trialInput, { language: "en-US", now, token });
    const [{ id, revision } = { id: 0, revision: 0 }] = (await owner("trials/list", {})).trials;
    await owner("trials/change", {
      id,
      revision,
      to: "arranged",
      teacher_id: 1,
      starts_at: "2026-03-05T12:00:00Z",
    });
    await close("2026-03-04", "2026-03-05");
    const { others } = await editor("calendar/lessons", {});
    expect(others).toEqual([
      { of: "live", id: 2, name: "Tea en-US", starts_at: "2026-03-04T14:00:00.000Z", closed: "Spring break" },
      { of: "trial", id, name: "", starts_at: "2026-03-05T12:00:00.000Z", closed: "Spring break" },
    ]);
    expect(
      await owner("trials/warnings", {
        id,
        teacher_id: 2,
        starts_at: "2026-03-05T09:00:00Z",
        meeting_url: "",
      }),
    ).toMatchObject({ warnings: expect.arrayContaining([expect.objectContaining({ code: "closedDay" })]) });
  });

  test("publishing lessons on closed days warns once for each closed days", async () => {
    const id = await findClassId(db(), "open");
    const fields = (await readRecord(db(), { kind: "series", id })).published as SeriesFields;
    await close("2026-03-19", "2026-03-22");
    const moved = fields.lessons.map((lesson, index) => ({
      ...lesson,
      startsAt: daysLater(15 + index).toISOString(),
      endsAt: daysLater(15.04 + index).toISOString(),
    }));
    const request = {
      kind: "series" as const,
      id,
      fields: { ...fields, lessons: moved },
      publish: "now" as const,
    };
    const warnings = await findWarnings(db(), request, now, askSubjects(parts as readonly Subject[]));
    expect(warnings.filter(({ code }) => code === "closedDay")).toEqual([
      { code: "closedDay", count: 3, at: daysLater(15).toISOString(), other: name },
    ]);
  });
});
