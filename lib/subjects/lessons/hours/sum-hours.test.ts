import fc from "fast-check";
import { addMonths } from "../../../base/schedule/months";
import { setSchool, school } from "../../school/school";
import { taughtKinds } from "../kinds";
import { rangeOfMonth, schoolMonth } from "./month";
import { payFor, sumHours, type HeldLesson } from "./sum-hours";

const held = (startsAt: string, endsAt: string, parts: Partial<HeldLesson> = {}): HeldLesson => ({
  ...{ kind: "one-to-one", teacherId: 1, replacedTeacherId: null, lateMinutes: 0 },
  ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
  ...parts,
});

describe("in a zone with daylight time", () => {
  const before = school();
  beforeEach(() => setSchool({ ...before, timeZone: "Europe/Berlin" }));
  afterEach(() => setSchool(before));

  test("minutes are real time when the clocks go forward or back during a lesson", () => {
    // 01:30 to 03:30 by the clock in spring, and 02:30 to 02:30 in autumn.
    const spring = held("2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z");
    const autumn = held("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z");
    expect(sumHours([spring, autumn], []).get(1)).toMatchObject([{ lessons: 2, minutes: 120 }]);
  });

  test("each instant belongs to one month, whose ends touch", () => {
    const instants = fc.date({
      min: new Date("2025-01-01T00:00:00Z"),
      max: new Date("2030-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const month = schoolMonth(at);
        const { from, until } = rangeOfMonth(month);
        expect(from <= at && at < until).toBe(true);
        expect(rangeOfMonth(addMonths(month, 1)).from).toEqual(until);
      }),
    );
  });
});

test("months pass the end of the year in both directions", () => {
  expect([addMonths("2026-11", 3), addMonths("2026-02", -2), addMonths("2026-05", 0)]).toEqual([
    ...["2027-02", "2025-12", "2026-05"],
  ]);
});

test("pay is rounded half up to minor units", () => {
  expect([payFor(60, 2000), payFor(45, 2000), payFor(25, 1001), payFor(1, 30), payFor(0, 5)]).toEqual([
    ...[2000, 1500, 417, 1, 0],
  ]);
});

test("each lesson counts once, and what one gives away another takes over", () => {
  const teacher = fc.integer({ min: 1, max: 3 });
  const lesson = fc.record({
    kind: fc.constantFrom(...taughtKinds),
    teacherId: teacher,
    replacedTeacherId: fc.option(teacher),
    minutes: fc.integer({ min: 1, max: 120 }),
    lateMinutes: fc.integer({ min: 0, max: 30 }),
  });
  const cancelation = fc.record({ kind: fc.constantFrom(...taughtKinds), teacherId: teacher });
  fc.assert(
    fc.property(fc.array(lesson), fc.array(cancelation), (lessons, canceled) => {
      const startsAt = new Date("2026-03-04T00:00:00Z");
      const sums = sumHours(
        lessons.map(({ minutes, ...one }) => ({
          ...one,
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) },
        })),
        canceled,
      );
      const all = [...sums.values()].flat();
      const total = (pick: (one: (typeof all)[number]) => number) =>
        all.reduce((sum, one) => sum + pick(one), 0);
      expect(total((one) => one.lessons)).toBe(lessons.length);
      expect(total((one) => one.minutes)).toBe(lessons.reduce((sum, { minutes }) => sum + minutes, 0));
      expect(total((one) => one.givenAway)).toBe(total((one) => one.takenOver));
      expect(total((one) => one.late)).toBe(lessons.filter(({ lateMinutes }) => lateMinutes > 0).length);
      expect(total((one) => one.canceledLate)).toBe(canceled.length);
      for (const kinds of sums.values())
        expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
    }),
  );
});
