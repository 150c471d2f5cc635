import { findBrokenInvariants } from "../../base/db/invariants";
import { findAccountId } from "../../subjects/identity/find-account";
import { accounts, bookings, seriesClasses, teachers, trialLessons } from "../schema";
import { createDeskCaller } from "../../../testing/provider/desk";
import { accountViewHandlers } from "../../subjects/people/views";
import { call, issueTokenFor } from "../../../testing/provider/calls";
import { deleteAllRows } from "../../../testing/provider/saved-rows";
import { describeEachEngine } from "../../../testing/provider/engines";
import { weeklyFrom } from "../../base/schedule/weekly";
import { fixture, daysLater, now } from "../../../testing/provider/fixture";
import { demoContent } from "../../../testing/demo-content";
import { seedIfEmpty } from "./seed";
import { topUp } from "./top-up";

/** Returns the displayed state of each class of a list. */
async function displayedStates(name: "preSales" | "recommendedSets", at: Date, token?: string) {
  const { list } = await call(name, { per_page: 100 }, { now: at, token });
  return list.map((one) => {
    expect(Date.parse(one.deadline)).toBeLessThanOrEqual(Date.parse(one.lesson_list[0]?.from ?? ""));
    if (one.is_apply) return "applied";
    if (one.students >= one.class_capacity) return "full";
    return Date.parse(one.deadline) <= at.getTime() ? "expired" : "open";
  });
}

describeEachEngine((db) => {
  test("a database with content is not changed", async () => {
    expect(await seedIfEmpty(db(), fixture, now)).toBe(false);
    expect(await db().$count(teachers)).toBe(2);
  });

  test("concurrent seeding adds the content once", async () => {
    await deleteAllRows(db());
    const seeded = await Promise.all([1, 2, 3].map(() => seedIfEmpty(db(), fixture, now)));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await db().$count(accounts)).toBe(4);
  });

  test("inconsistent content leaves no rows", async () => {
    await deleteAllRows(db());
    const broken = { ...fixture, recordings: fixture.recordings.map((one) => ({ ...one, course: "none" })) };
    await expect(seedIfEmpty(db(), broken, now)).rejects.toThrow(/none/);
    expect(await db().$count(teachers)).toBe(0);
  });

  test.each([0, 0.4, 3, 8, 30, 400])("after %d days, topped-up content has every state", async (days) => {
    await deleteAllRows(db());
    await seedIfEmpty(db(), demoContent(), now);
    const at = daysLater(days);
    await topUp(db(), demoContent, at);
    const statesSeen = await displayedStates(
      "preSales",
      at,
      await issueTokenFor(db(), "student@example.com", at),
    );
    expect(new Set(statesSeen)).toEqual(new Set(["open", "full", "expired", "applied"]));
    expect(statesSeen.lastIndexOf("open")).toBeLessThan(
      statesSeen.findIndex((one) => one === "full" || one === "expired"),
    );
    expect(new Set(await displayedStates("recommendedSets", at))).toContain("open");

    const lives = await call("readyLives", {}, { now: at });
    expect(lives.total).toBe(demoContent().lives.length);
    expect(lives.total).toBeGreaterThan(4);
    const liveNow = lives.list.filter(({ from }) => Date.parse(from) <= at.getTime());
    expect(liveNow.length).toBeGreaterThan(0);
    // Each announced free public class appears once.
    const { value: next } = weeklyFrom({ days: [2, 4], time: "22:00" }, at).next();
    const starts = lives.list.map(({ from }) => from);
    expect(starts.filter((start) => start === next.toISOString())).toHaveLength(1);
    const records = await call("videoRecords", {}, { now: at });
    expect(records.total).toBeGreaterThan(4);
    const oldest = at.getTime() - 40 * 86_400_000;
    for (const { from } of records.list) expect(Date.parse(from)).toBeGreaterThan(oldest);
  });

  test("the demo's trial lesson is ahead for the student, the teacher and the desk, until somebody changes it", async () => {
    await deleteAllRows(db());
    await seedIfEmpty(db(), demoContent(), now);
    const list = createDeskCaller(db, "staff@example.com");
    const read = async (at: Date) => {
      const [student, teacher] = await Promise.all(
        ["student@example.com", "teacher@example.com"].map(async (email) => ({
          token: await issueTokenFor(db(), email, at),
          now: at,
          language: "en-US" as const,
        })),
      );
      const { trial } = await accountViewHandlers.student({ of: "live" }, student!);
      const { lessons } = await accountViewHandlers.teacher({ of: "live" }, teacher!);
      const [arranged] = (await list("trials/list", { state: "arranged" })).trials;
      return [trial.from, lessons.find(({ of }) => of === "trial")?.from, arranged?.starts_at];
    };
    for (const days of [0, 2.9, 3.5, 40]) {
      const at = daysLater(days);
      await topUp(db(), demoContent, at);
      const [start, ...others] = await read(at);
      expect(Date.parse(start ?? "")).toBeGreaterThan(at.getTime());
      expect(others).toEqual([start, start]);
    }
    const changed = { revision: 1, startsAt: now };
    await db().update(trialLessons).set(changed);
    await topUp(db(), demoContent, daysLater(60));
    expect(await db().select().from(trialLessons)).toMatchObject([changed]);
  });

  test("the demo has a past: a substitute, a canceled lesson, marks, hours, closed days and points that were bought", async () => {
    await deleteAllRows(db());
    await seedIfEmpty(db(), demoContent(), now);
    expect(await findBrokenInvariants(db())).toEqual([]);
    const ask = createDeskCaller(db, "staff@example.com");
    const { days } = await ask("calendar/list", {});
    expect(days.map(({ first_day, last_day }) => [first_day, last_day])).toEqual([
      ["2026-04-23", "2026-04-24"],
    ]);

    const child = await findAccountId(db(), "student2@example.com");
    const { lessons: marks } = await ask("attendance/student", { id: child! });
    expect(marks.map(({ state }) => state)).toEqual(["late", "present"]);
    const { lessons: held } = await ask("attendance/class", { id: marks[0]!.class_id });
    // The third of the four lessons so far was canceled.
    expect(held.map(({ teacher, is_taken, students }) => [teacher, is_taken, students[0]?.points])).toEqual([
      ["Lin Yue", false, 12],
      ["Zhou Mingyuan", true, 12],
      ["Lin Yue", true, 12],
    ]);
    const hours = await Promise.all(
      ["2026-02", "2026-03"].map((month) => ask("hours/month", { month }, daysLater(20))),
    );
    const ofSubstitute = hours[0]!.teachers.find(({ name }) => name === "Zhou Mingyuan");
    expect(ofSubstitute?.kinds).toMatchObject([{ lessons: 1, taken_over: 1, pay: 140_00 }]);

    const family = await findAccountId(db(), "parent@example.com");
    // The classes that the first student has booked are of the database's present.
    const period = { from: "2026-01-01", to: "2099-12-31" };
    const { lines, closing } = await ask("payments/statement", { id: family!, ...period });
    expect(closing.points).toBe(600);
    expect(lines.map(({ change }) => change).toReversed()).toEqual([-10, -120, 12, 24, 360, -96, 430]);
    const { payments } = await ask("payments/month", { month: "2026-02" });
    expect(payments.find(({ points }) => points === 360)).toMatchObject({ bonus: 24, amount: 19_800_000 });
  });

  test("topping up changes neither future dates nor the school's own classes", async () => {
    await db().update(seriesClasses).set({ demoKey: null });
    const before = await db().select().from(seriesClasses);
    await topUp(db(), () => fixture, daysLater(60));
    expect(await db().select().from(seriesClasses)).toEqual(before);
    const lives = await call("readyLives", {});
    await topUp(db(), () => fixture, daysLater(0.001));
    expect((await call("readyLives", {})).list[1]).toEqual(lives.list[1]);
  });

  test("the demo content is read only if there are rows made from it", async () => {
    const readContent = jest.fn(() => fixture);
    await topUp(db(), readContent, now);
    expect(readContent).toHaveBeenCalledTimes(1);
    await deleteAllRows(db());
    await topUp(db(), readContent, now);
    expect(readContent).toHaveBeenCalledTimes(1);
  });

  test("the demo student can afford only some classes, and has applied for one", async () => {
    await deleteAllRows(db());
    await seedIfEmpty(db(), demoContent(), now);
    const token = await issueTokenFor(db(), "student@example.com");
    const points = (await call("profile", {}, { token })).student?.class_point ?? 0;
    const lists = await Promise.all(
      (["preSales", "recommendedSets"] as const).map((name) => call(name, { per_page: 100 }, { token })),
    );
    const prices = lists.flatMap(({ list }) => list.map(({ class_point }) => class_point));
    expect(Math.min(...prices)).toBeLessThanOrEqual(points);
    expect(Math.max(...prices)).toBeGreaterThan(points);
    expect(await db().$count(bookings)).toBeGreaterThan(0);
  });
});
