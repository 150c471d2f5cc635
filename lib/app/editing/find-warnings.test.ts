import { and, eq } from "drizzle-orm";
import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { accounts, lessons, liveClasses, seriesClasses, teachers, trialLessons } from "../schema";
import { readEnv } from "../../base/env";
import { setPackages } from "../../subjects/points/prices/published";
import { schoolFile } from "../../subjects/school/school-file";
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
    kind: "series" | "live" | "teacher" | "pointPackage" | "school",
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

  test("a moved lesson of a substitute clashes with what the substitute has, not with what the teacher has", async () => {
    const id = await findClassId(db(), "open");
    const fields = (await readRecord(db(), { kind: "series", id })).published as FieldsOf<"series">;
    const [first, second, third] = fields.lessons;
    const later = (at: string) => new Date(Date.parse(at) + 5 * hour).toISOString();
    const moved = { ...second!, startsAt: later(second!.startsAt), endsAt: later(second!.endsAt) };
    const live = { cover: "/l.svg", courseName: { "en-US": "Live" }, lessonName: { "en-US": "Tea" } };
    await db()
      .insert(liveClasses)
      .values({ ...live, startsAt: new Date(moved.startsAt), endsAt: new Date(moved.endsAt), teacherId: 2 });
    // The fixture's teacher has other classes at these times.
    const codesOf = async () =>
      (await warn("series", { ...fields, lessons: [first, moved, third] }, { id })).flatMap(
        ({ code, other }) => (other?.["en-US"] === "Tea" ? [code] : []),
      );
    expect(await codesOf()).toEqual([]);
    await db()
      .update(lessons)
      .set({ teacherId: 2 })
      .where(and(eq(lessons.classId, id), eq(lessons.startsAt, new Date(second!.startsAt))));
    expect(await codesOf()).toEqual(["substituteBusy"]);
    await db()
      .update(liveClasses)
      .set({ teacherId: fields.teacherId })
      .where(eq(liveClasses.startsAt, new Date(moved.startsAt)));
    // The teacher of the class is free then, as the substitute gives the lesson.
    expect(await codesOf()).toEqual([]);
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

  describe("the value of the trial lesson", () => {
    const pack = (amount: number) => ({
      ...{ points: 120, name: {}, order: null, recommended: false },
      ...{ validFor: null, validUnit: "month" as const, activeFrom: null, activeUntil: null },
      prices: [{ currency: "USD" as const, amount }],
    });
    /** Packages of 120 points: of 280 US dollars, so that 12 points are the 28 that the site states, or of another price. */
    const sell = (...dollars: number[]) =>
      setPackages(
        dollars.map((amount, index) => ({
          ...{ id: index + 1, updatedAt: now.toISOString() },
          ...pack(amount * 100),
        })),
      );
    const warning = { code: "trialValue", count: 28 };
    /** The warnings about the value only. */
    const warnOfValue = async (...request: Parameters<typeof warn>) =>
      (await warn(...request)).filter(({ code }) => code === "trialValue");
    afterEach(() => setPackages([]));

    /** Two 1-on-1 lessons of 30 minutes that can be booked, by default for the stated value. */
    const offer = async (classPoint = 24): Promise<FieldsOf<"series">> => ({
      ...(await freeClass()),
      ...{ courseMode: "one-to-one", capacity: 1, length: 30, classPoint },
    });
    const publishOffer = async () => {
      const id = await findClassId(db(), "last seat");
      const { lessons: planned } = await offer();
      await db()
        .update(seriesClasses)
        .set({ courseMode: "one-to-one", length: 30, classPoint: 24 })
        .where(eq(seriesClasses.id, id));
      await db().delete(lessons).where(eq(lessons.classId, id));
      await db()
        .insert(lessons)
        .values(
          planned.map(({ name, startsAt, endsAt }, position) => ({
            ...{ classId: id, position, name },
            ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
          })),
        );
      return id;
    };

    test("is missed by a class of that kind and length at another price, and by one that closes", async () => {
      sell(280);
      expect(await warnOfValue("series", await offer())).toEqual([]);
      expect(await warnOfValue("series", await offer(26))).toEqual([warning]);
      // Group classes and other lengths say nothing about it.
      expect(await warnOfValue("series", { ...(await offer(26)), length: 60 })).toEqual([]);
      const id = await publishOffer();
      expect(await warnOfValue("series", await offer(26))).toEqual([]);
      const { published } = await readRecord(db(), { kind: "series", id });
      expect(await warnOfValue("series", { ...published, closed: true }, { id })).toEqual([warning]);
      expect(await warnOfValue("series", { ...published, capacity: 1 }, { id })).toEqual([]);
    });

    test("is missed once a package changes what points cost, and once the school states another one", async () => {
      await publishOffer();
      sell(280);
      expect(await warnOfValue("pointPackage", pack(28_000), { id: 1 })).toEqual([]);
      // A lesson is a share of the package with the highest price per point.
      expect(await warnOfValue("pointPackage", pack(30_000))).toEqual([warning]);
      expect(await warnOfValue("school", schoolFile())).toEqual([]);
      expect(await warnOfValue("school", { ...schoolFile(), trialValue: 30 })).toEqual([
        { code: "trialValue", count: 30 },
      ]);
      expect(await warnOfValue("school", { ...schoolFile(), trialMinutes: 45 })).toEqual([warning]);
      expect(await warnOfValue("school", { ...schoolFile(), trialValue: null })).toEqual([]);
    });
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
