import { eq } from "drizzle-orm";
import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { accounts, lessons, liveClasses, seriesClasses, teachers, trialLessons } from "../schema";
import { readEnv } from "../../base/env";
import type { FieldsOf } from "./kinds";
import { readRecord } from "./records";

const hour = 3_600_000;

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = { SITE_URL: "https://school.example" };
});

/** A live class at a time when no teacher of the fixture teaches. */
const liveFields = {
  courseName: { "en-US": "Live" },
  lessonName: { "en-US": "Tea" },
  cover: "/l.svg",
  teacherId: 2,
  startsAt: daysLater(50).toISOString(),
  endsAt: daysLater(51).toISOString(),
  meetingUrl: "https://meet.example/live-only",
};
const pick = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({ startsAt, endsAt });

describeEachEngine((db) => {
  const editor = createDeskCaller(db, "editor@example.com");
  const warn = async (
    kind: "series" | "live" | "teacher",
    fields: object,
    more: { id?: number; publish?: string } = {},
  ) => {
    const request = { kind, fields: { ...fields }, publish: "now", ...more };
    return (await editor("content/warnings", request)).warnings;
  };
  /** A class of the fixture whose lessons are in days when its teacher is free. */
  async function freeClass(): Promise<FieldsOf<"series">> {
    const { published } = await readRecord(db(), { kind: "series", id: await findClassId(db(), "open") });
    const startsAt = (day: number) => daysLater(40 + day).toISOString();
    const lessons = [0, 1].map((day) => ({
      name: { "en-US": "Tones" },
      startsAt: startsAt(day),
      endsAt: new Date(Date.parse(startsAt(day)) + hour).toISOString(),
      meetingUrl: null,
    }));
    return { ...(published as FieldsOf<"series">), lessons };
  }

  test("a new class without oddities has none", async () => {
    expect(await warn("series", await freeClass())).toEqual([]);
  });

  test("fields that cannot be published have none: saving refuses them", async () => {
    expect(await warn("series", { ...(await freeClass()), capacity: 0, classPoint: 0 })).toEqual([]);
  });

  test("a copy of a class clashes with it, also on a live class; the class itself does not", async () => {
    const id = await findClassId(db(), "last seat");
    const { published } = await readRecord(db(), { kind: "series", id });
    const fields = published as FieldsOf<"series">;
    const codes = (await warn("series", fields)).map(({ code }) => code);
    expect(codes).toContain("teacherBusy");
    // The fixture has other classes of this teacher at these times.
    expect(await warn("series", fields, { id })).toEqual([]);
    const [first] = fields.lessons;
    const live = {
      courseName: { "en-US": "Live" },
      lessonName: { "en-US": "Tea" },
      cover: "/l.svg",
      teacherId: fields.teacherId,
      startsAt: first?.startsAt,
      endsAt: first?.endsAt,
    };
    const onLive = await warn("live", live);
    expect(onLive.map(({ other }) => other?.["en-US"])).toContain(fields.comboName["en-US"]);
    expect(await warn("live", { ...live, teacherId: null })).toEqual([{ code: "noLink" }]);
  });

  test("an arranged trial lesson of the teacher counts for both kinds of classes, and is not named", async () => {
    const fields = await freeClass();
    const startsAt = new Date(fields.lessons[0]!.startsAt);
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    await db()
      .insert(trialLessons)
      .values({
        ...{ parentId: student!.parentId!, studentId: student!.id, teacherId: fields.teacherId },
        ...{ state: "arranged", startsAt: new Date(startsAt.getTime() + hour / 2) },
      });
    const expected = { code: "teacherTrial", at: startsAt.toISOString() };
    expect(await warn("series", fields)).toEqual([expected]);
    const live = { ...liveFields, teacherId: fields.teacherId, ...pick(fields.lessons[0]!) };
    expect(await warn("live", live)).toEqual([expected]);
    expect(await warn("live", { ...live, teacherId: 2 })).toEqual([]);
    const touching = { startsAt: new Date(startsAt.getTime() + 1.5 * hour).toISOString() };
    const later = { ...touching, endsAt: new Date(startsAt.getTime() + 2 * hour).toISOString() };
    expect(await warn("live", { ...live, ...later })).toEqual([]);
    for (const state of ["held", "missed"] as const) {
      await db().update(trialLessons).set({ state });
      expect(await warn("series", fields)).toEqual([]);
    }
  });

  test("a live class without a link, or with one that opens seats, is named, and so is a place with a live class's link", async () => {
    const [classId, lessonClassId] = [await findClassId(db(), "open"), await findClassId(db(), "dear")];
    const room = (name: string) => `https://meet.example/${name}?pwd=1`;
    await db()
      .update(teachers)
      .set({ meetingUrl: room("teacher") })
      .where(eq(teachers.id, 2));
    await db()
      .update(seriesClasses)
      .set({ meetingUrl: room("class") })
      .where(eq(seriesClasses.id, classId));
    await db()
      .update(lessons)
      .set({ meetingUrl: room("lesson") })
      .where(eq(lessons.classId, lessonClassId));
    const live = (meetingUrl: string | null) => ({ ...liveFields, teacherId: 2, meetingUrl });
    expect(await warn("live", live(null))).toEqual([{ code: "noLink" }]);
    expect(await warn("live", live(room("own")))).toEqual([]);
    for (const [name, other] of [
      ["TEACHER", "Wu en-US"],
      ["class", "open en-US"],
      ["lesson", "dear en-US"],
    ] as const)
      expect(await warn("live", live(room(name)))).toMatchObject([
        { code: "linkOpensSeats", other: { "en-US": other } },
      ]);
    // A class that is over, and one without a link that would use the teacher's.
    expect(await warn("live", live(room("lesson")), { publish: daysLater(39).toISOString() })).toEqual([]);
    await db()
      .update(liveClasses)
      .set({ meetingUrl: room("live") })
      .where(eq(liveClasses.id, 2));
    const isOpen = [
      { code: "linkIsOpen", other: expect.objectContaining({ "en-US": "Tea en-US" }) as unknown },
    ];
    const fields = await freeClass();
    expect(await warn("series", { ...fields, meetingUrl: room("live") })).toEqual(isOpen);
    const { published: teacher } = await readRecord(db(), { kind: "teacher", id: 1 });
    expect(await warn("teacher", { ...teacher, meetingUrl: room("live") }, { id: 1 })).toEqual(isOpen);
    expect(await warn("teacher", { ...teacher, meetingUrl: room("free") }, { id: 1 })).toEqual([]);
    settings.CLASSROOM_SITE_URL = "https://rooms.example";
    expect(await warn("live", live(null))).toEqual([]);
    expect(await warn("live", live(room("class")))).toEqual([]);
    expect(await warn("series", { ...fields, meetingUrl: room("live") })).toEqual([]);
  });

  test("the start page names live classes without a link, except to advisers and with a classroom site", async () => {
    await db()
      .update(liveClasses)
      .set({ endsAt: new Date(now.getTime() + 1) })
      .where(eq(liveClasses.id, 1));
    const unlinked = async (at = now) => (await editor("today/work", {}, at)).unlinked;
    expect(await unlinked()).toMatchObject({ total: 2, list: [{ id: 1 }, { id: 2 }] });
    expect(await unlinked(new Date(now.getTime() + 1))).toMatchObject({
      list: [{ kind: "live", id: 2, fields: { lessonName: { "en-US": "Tea en-US" } } }],
    });
    await db()
      .update(liveClasses)
      .set({ meetingUrl: "https://meet.example/live" })
      .where(eq(liveClasses.id, 2));
    await db().update(teachers).set({ meetingUrl: "https://meet.example/teacher" });
    expect(await unlinked()).toMatchObject({ total: 1 });
    const adviser = createDeskCaller(db, "adviser@example.com");
    expect((await adviser("today/work", {})).unlinked).toBeUndefined();
    settings.CLASSROOM_SITE_URL = "https://rooms.example";
    expect(await unlinked()).toEqual({ total: 0, list: [] });
  });

  test("a change is warned about, what is published already is not", async () => {
    const id = await findClassId(db(), "open");
    const { published } = await readRecord(db(), { kind: "series", id });
    expect(await warn("series", { ...published, capacity: 9 }, { id })).toEqual([
      { code: "groupSeats", count: 9 },
    ]);
  });

  test("a scheduled publication is checked at its time", async () => {
    const fields = await freeClass();
    const warnings = await warn("series", fields, { publish: daysLater(60).toISOString() });
    expect(warnings.map(({ code }) => code)).toEqual(["lessonsPast", "deadlinePast"]);
    expect(await warn("series", fields, { publish: now.toISOString() })).toEqual([]);
  });
});
