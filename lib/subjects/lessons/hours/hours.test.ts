import { eq } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { call, findClassId, issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { trialInput } from "../../../../testing/provider/trial";
import { storeOf } from "../../../app/editing/stores";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { readPersonalData } from "../../../app/personal-data/export";
import {
  accounts,
  bookings,
  lessons,
  liveClasses,
  staffLog,
  teacherDelays,
  teacherRates,
} from "../../../app/schema";
import { xlsxType } from "../../../base/text/xlsx";
import type { CallFile } from "../../../engines/calls/file";
import { readSeries } from "../../series/store";
import { school, setSchool } from "../../school/school";
import { requestTrial } from "../../trials/trial-lessons";
import { hoursFileHandlers, hoursViewHandlers } from "./member-handlers";

/*
 * Lin, teacher 1, has the class "open" with lessons of an hour on March 9, 11 and 13 at 11:30 UTC, and a live class on
 * March 4. Wu, teacher 2, has a live class. The school's clock is eight hours ahead.
 */

const starts = ["09", "11", "13"].map((day) => new Date(`2026-03-${day}T11:30:00Z`));
const april = new Date("2026-04-10T00:00:00Z");
const hourMs = 3_600_000;

async function contentOf({ pieces }: CallFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}

const linesOf = async (file: CallFile) => (await contentOf(file)).toString().slice(1).trimEnd().split("\r\n");

const rowsOf = async (file: CallFile) => readSheet(await contentOf(file));

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");

  /** Books a seat for An in "open", as of the time of the fixture. */
  async function setUp() {
    const id = await findClassId(db(), "open");
    await call("preSaleApply", { id }, { token: await issueTokenFor(db(), "student@example.com") });
    await db().update(bookings).set({ createdAt: now }).where(eq(bookings.classId, id));
    const { version, lessons: rows } = await owner("lessons/of-class", { class_id: id });
    return { id, version, ids: rows.map((lesson) => lesson.id) };
  }
  const month = async (name = "2026-03", at = april) => {
    const { teachers, ...rest } = await owner("hours/month", { month: name }, at);
    const of = (id: number, kind = "one-to-many") =>
      teachers.find((one) => one.id === id)?.kinds.find((one) => one.kind === kind);
    return { ...rest, teachers, of };
  };
  async function substitute(id: number, version: number, lesson: number, teacher_id: number) {
    const change = { kind: "substitute" as const, lesson_ids: [lesson], teacher_id };
    // Lin has other classes of the fixture at the same time.
    const { warnings } = await owner("lessons/preview", { class_id: id, change });
    const { saved } = await owner("lessons/change", {
      ...{ class_id: id, version, change, reason: { ready: "teacherIll" } },
      accepted: warnings.map(({ key }) => key),
    });
    expect(saved).toBe("saved");
  }
  const cancel = (id: number, version: number, lesson_id: number, at: Date) =>
    owner(
      "lessons/change",
      {
        ...{ class_id: id, version, reason: { ready: "families" }, accepted: [] },
        change: { kind: "cancel", lesson_id, instead: null },
      },
      at,
    );
  const viewOf = async (email: string, chosen?: string) => {
    const token = await issueTokenFor(db(), email, april);
    return hoursViewHandlers.hours(chosen ? { month: chosen } : {}, { language: "en-US", now: april, token });
  };

  test("lessons that are over and had a student count, by teacher and kind", async () => {
    await setUp();
    const { of, teachers } = await month();
    expect(teachers.map(({ name }) => name)).toEqual(["Lin en-US", "Wu en-US"]);
    // The other classes of the fixture have no bookings before their lessons.
    expect(of(1)).toMatchObject({ lessons: 3, minutes: 180, taken_over: 0, given_away: 0, late: 0 });
    expect([of(1, "free"), of(2, "free")]).toMatchObject([
      { lessons: 1, minutes: 60 },
      { lessons: 1, minutes: 60 },
    ]);
    const during = await month("2026-03", new Date(starts[1]!.getTime() + hourMs / 2));
    expect(during.of(1)?.lessons).toBe(1);
    expect((await month("2026-02")).teachers).toEqual([]);
  });

  test("a lesson across midnight counts once, in the month of its start by the school's clock", async () => {
    const { ids } = await setUp();
    await db()
      .update(lessons)
      .set({ startsAt: new Date("2026-03-31T15:30:00Z"), endsAt: new Date("2026-03-31T16:45:00Z") })
      .where(eq(lessons.id, ids[2]!));
    expect((await month()).of(1)).toMatchObject({ lessons: 3, minutes: 195 });
    expect((await month("2026-04")).of(1)).toBeUndefined();
    await db()
      .update(liveClasses)
      .set({ startsAt: new Date("2026-03-31T15:50:00Z"), endsAt: new Date("2026-03-31T16:50:00Z") })
      .where(eq(liveClasses.teacherId, 2));
    expect((await month()).of(2, "free")?.lessons).toBe(1);
    expect((await month("2026-04")).of(2, "free")).toBeUndefined();
  });

  test("a substituted lesson is given away by one teacher and taken over by the other", async () => {
    const { id, version, ids } = await setUp();
    await substitute(id, version, ids[1]!, 2);
    const { of } = await month();
    expect(of(1)).toMatchObject({ lessons: 2, minutes: 120, given_away: 1, taken_over: 0 });
    expect(of(2)).toMatchObject({ lessons: 1, minutes: 60, given_away: 0, taken_over: 1 });
    await substitute(id, version + 1, ids[1]!, 1);
    const back = await month();
    expect(back.of(1)).toMatchObject({ lessons: 3, given_away: 0, taken_over: 0 });
    expect(back.of(2)).toBeUndefined();
  });

  test("a new teacher of a class does not take over the lessons that were held", async () => {
    const { id } = await setUp();
    const fields = (await readSeries(db(), [id])).get(id)!;
    const afterFirst = new Date("2026-03-10T00:00:00Z");
    await db().transaction((tx) =>
      storeOf("series").write(tx, id, { ...fields, teacherId: 2 }, afterFirst, true),
    );
    const { of } = await month();
    expect(of(1)).toMatchObject({ lessons: 1, given_away: 0 });
    expect(of(2)).toMatchObject({ lessons: 2, taken_over: 0 });
  });

  test("a lesson canceled less than the school's hours before its start is canceled late", async () => {
    const { id, version, ids } = await setUp();
    const before = (index: number, hours: number) => new Date(starts[index]!.getTime() - hours * hourMs);
    await cancel(id, version, ids[0]!, before(0, 25));
    await cancel(id, version + 1, ids[1]!, before(1, 23));
    expect(await month()).toMatchObject({ late_cancel_hours: 24 });
    expect((await month()).of(1)).toMatchObject({ lessons: 1, canceled_late: 1 });
    const unchanged = school();
    setSchool({ ...unchanged, lateCancelHours: 48 });
    expect((await month()).of(1)).toMatchObject({ canceled_late: 2 });
    const { canceled } = await owner("lessons/of-class", { class_id: id });
    expect(canceled.map((lesson) => lesson.is_late)).toEqual([true, true]);
    setSchool(unchanged);
  });

  test("staff note how late a teacher began, from the start of the lesson on", async () => {
    const { id, ids } = await setUp();
    const request = { lesson_id: ids[0]!, starts_at: starts[0]!.toISOString(), minutes: 12 };
    await expect(adviser("hours/delay", request)).rejects.toEqual(providerErrorMatching("notAllowed"));
    await adviser("hours/delay", request, starts[0]!);
    expect((await month()).of(1)).toMatchObject({ lessons: 3, minutes: 180, late: 1, late_minutes: 12 });
    const listed = await adviser("attendance/class", { id }, april);
    expect(listed.lessons.map((lesson) => lesson.late_minutes)).toEqual([0, 0, 12]);
    const stale = { ...request, starts_at: starts[1]!.toISOString() };
    await expect(adviser("hours/delay", stale, april)).rejects.toEqual(providerErrorMatching("notFound"));
    // A lesson that moved since was not held yet.
    const moved = { startsAt: new Date("2026-03-20T11:30:00Z"), endsAt: new Date("2026-03-20T12:30:00Z") };
    await db().update(lessons).set(moved).where(eq(lessons.id, ids[0]!));
    expect((await month()).of(1)).toMatchObject({ late: 0 });
    await adviser("hours/delay", { ...request, starts_at: moved.startsAt.toISOString(), minutes: 0 }, april);
    expect(await db().$count(teacherDelays)).toBe(0);
  });

  test("an old month keeps its rate, and each currency has a sum", async () => {
    await setUp();
    const set = (
      name: string,
      kind: "one-to-many" | "free",
      amount: number | null,
      currency = "USD" as const,
    ) =>
      owner("hours/set-rate", {
        ...{ teacher_id: 1, kind, month: name },
        rate: amount === null ? null : { amount, currency },
      });
    expect((await month()).of(1)).toMatchObject({ rate: null, pay: null });
    await set("2026-01", "one-to-many", 1500);
    await set("2026-04", "one-to-many", 1800);
    await owner("hours/set-rate", {
      ...{ teacher_id: 1, kind: "free", month: "2026-03" },
      rate: { amount: 250_000, currency: "VND" },
    });
    const march = await month();
    expect(march.of(1)).toMatchObject({ rate: { amount: 1500, currency: "USD" }, pay: 4500 });
    expect(march.totals.toSorted((one, other) => one.amount - other.amount)).toEqual([
      { currency: "USD", amount: 4500 },
      { currency: "VND", amount: 250_000 },
    ]);
    expect((await owner("hours/rates", { teacher_id: 1 })).rates).toEqual([
      { kind: "free", month: "2026-03", amount: 250_000, currency: "VND" },
      { kind: "one-to-many", month: "2026-04", amount: 1800, currency: "USD" },
      { kind: "one-to-many", month: "2026-01", amount: 1500, currency: "USD" },
    ]);
    await set("2026-03", "one-to-many", 1600);
    expect((await month()).of(1)?.pay).toBe(4800);
    await set("2026-03", "one-to-many", null);
    expect((await month()).of(1)?.pay).toBe(4500);
    await expect(
      owner("hours/set-rate", { teacher_id: 99, kind: "trial", month: "2026-03", rate: null }),
    ).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("the file has a line for each teacher and kind, with amounts in major units", async () => {
    await setUp();
    await owner("hours/set-rate", {
      ...{ teacher_id: 1, kind: "one-to-many", month: "2026-03" },
      rate: { amount: 1550, currency: "USD" },
    });
    const file = await owner("hours/export", { month: "2026-03" }, april);
    expect(file.name).toBe("teacher-hours-2026-03.csv");
    const [head, ...lines] = await linesOf(file);
    expect(head?.split(",")).toHaveLength(13);
    expect(lines).toEqual([
      '2026-03,"Lin en-US","Small group",3,180,0,0,0,0,0,USD,15.5,46.5',
      '2026-03,"Lin en-US","Live class",1,60,0,0,0,0,0,,,',
      '2026-03,"Wu en-US","Live class",1,60,0,0,0,0,0,,,',
    ]);
    const acts = (await db().select().from(staffLog)).map(({ act, subject }) => `${act} ${subject}`);
    expect(acts).toEqual(["teacher-rate #1: one-to-many, 2026-03", "hours-exported 2026-03"]);
    const workbook = await owner("hours/export", { month: "2026-03", format: "xlsx" }, april);
    expect(workbook).toMatchObject({ name: "teacher-hours-2026-03.xlsx", type: xlsxType });
    expect(await rowsOf(workbook)).toEqual([
      head?.split(","),
      ["2026-03", "Lin en-US", "Small group", 3, 180, 0, 0, 0, 0, 0, "USD", 15.5, 46.5],
      ["2026-03", "Lin en-US", "Live class", 1, 60, 0, 0, 0, 0, 0, null, null, null],
      ["2026-03", "Wu en-US", "Live class", 1, 60, 0, 0, 0, 0, 0, null, null, null],
    ]);
  });

  test("a teacher downloads the own hours in the own language, and others nothing", async () => {
    await setUp();
    const download = async (email: string, chosen: string) => {
      const token = await issueTokenFor(db(), email, april);
      const context = { language: "vi-VN" as const, now: april, token };
      return hoursFileHandlers.hours({ month: chosen, format: "csv" }, context);
    };
    const file = await download("teacher@example.com", "2026-03");
    expect(file.name).toBe("teacher-hours-2026-03.csv");
    expect((await linesOf(file)).slice(1)).toEqual([
      '2026-03,"Lin vi-VN","Nhóm nhỏ",3,180,0,0,0,0,0,,,',
      '2026-03,"Lin vi-VN","Lớp livestream",1,60,0,0,0,0,0,,,',
    ]);
    await expect(download("teacher@example.com", "2024-01")).rejects.toMatchObject({ codeName: "notFound" });
    await expect(download("parent@example.com", "2026-03")).rejects.toMatchObject({
      codeName: "notAllowed",
    });
  });

  test("a trial lesson counts once it is marked as held", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    await requestTrial(trialInput, { language: "en-US", now, token });
    const change = async (
      to: { to: "held" } | { to: "arranged"; teacher_id: number; starts_at: string },
      at = now,
    ) => {
      const [{ id, revision } = { id: 0, revision: 0 }] = (await adviser("trials/list", { state: "all" }))
        .trials;
      await adviser("trials/change", { id, revision, ...to }, at);
    };
    await change({ to: "arranged", teacher_id: 2, starts_at: "2026-03-06T02:00:00Z" });
    const open = await month();
    expect([open.unmarked_trials, open.of(2, "trial")]).toEqual([1, undefined]);
    await change({ to: "held" }, april);
    const marked = await month();
    expect(marked.unmarked_trials).toBe(0);
    expect(marked.of(2, "trial")).toMatchObject({ lessons: 1, minutes: 60 });
  });

  test("teachers see their own hours of the last year, and nobody else does", async () => {
    await setUp();
    await owner("hours/set-rate", {
      ...{ teacher_id: 1, kind: "one-to-many", month: "2026-03" },
      rate: { amount: 1550, currency: "USD" },
    });
    const { month: current, months, kinds } = await viewOf("teacher@example.com");
    expect([current, months.length, months.at(-1), kinds]).toEqual(["2026-04", 13, "2025-04", []]);
    const march = await viewOf("teacher@example.com", "2026-03");
    expect(march.kinds.map(({ kind, lessons: count, pay }) => [kind, count, pay])).toEqual([
      ["one-to-many", 3, 4650],
      ["free", 1, null],
    ]);
    expect(march.totals).toEqual([{ currency: "USD", amount: 4650 }]);
    await expect(viewOf("parent@example.com")).rejects.toEqual(providerErrorMatching("notAllowed", /^$/));
    await expect(viewOf("teacher@example.com", "2025-03")).rejects.toEqual(
      providerErrorMatching("notFound", /^$/),
    );
  });

  test("a copy of a teacher's data has rates and delays, and erasing deletes them", async () => {
    const { ids } = await setUp();
    await owner("hours/set-rate", {
      ...{ teacher_id: 1, kind: "one-to-many", month: "2026-03" },
      rate: { amount: 1550, currency: "USD" },
    });
    await adviser(
      "hours/delay",
      { lesson_id: ids[0]!, starts_at: starts[0]!.toISOString(), minutes: 7 },
      starts[0]!,
    );
    const [account] = await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com"));
    const data = await readPersonalData(db(), account!);
    expect(data).toMatchObject({ teacher_rates: [{ amount: 1550 }], teacher_delays: [{ minutes: 7 }] });
    expect(JSON.stringify([data.teacher_rates, data.teacher_delays])).not.toContain("staff");
    await db().transaction((tx) => eraseAccountData(tx, account!.id));
    expect([await db().$count(teacherRates), await db().$count(teacherDelays)]).toEqual([0, 0]);
  });
});
