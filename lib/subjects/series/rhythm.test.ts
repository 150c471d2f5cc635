import fc from "fast-check";
import { slotsOf } from "./pattern";
import { findRhythm as findRhythmIn } from "./rhythm";

const findRhythm = (lessons: Parameters<typeof findRhythmIn>[0]) => findRhythmIn(lessons, "Asia/Shanghai");

const dayMs = 86_400_000;
const [monday, wednesday] = ["2026-11-30T11:30:00.000Z", "2026-12-02T11:30:00.000Z"];

/** Lessons at distances in days from a first one. */
const lessonsAt = (first: string, days: readonly number[]) =>
  days.map((day) => ({ from: new Date(Date.parse(first) + day * dayMs).toISOString() }));
const every = (first: string, step: number, count: number) =>
  lessonsAt(
    first,
    Array.from({ length: count }, (_, index) => index * step),
  );
const weekly = (first: string, count: number) => every(first, 7, count);

test("lessons at the same time of day are grouped, in order of the weekdays in Beijing", () => {
  const lessons = [...weekly(wednesday, 4), ...weekly(monday, 4)];
  expect(findRhythm(lessons)).toEqual({ kind: "weekly", isExact: true, hours: [[monday, wednesday]] });
});

test("different times of day are different groups", () => {
  const saturday = "2026-12-05T02:00:00.000Z";
  expect(findRhythm([...weekly(monday, 4), ...weekly(saturday, 4)])).toEqual({
    kind: "weekly",
    isExact: true,
    hours: [[monday], [saturday]],
  });
});

test("weekdays are those in Beijing, not in UTC", () => {
  // Sunday evening in UTC, but Monday in Beijing.
  const early = "2026-11-29T16:30:00.000Z";
  expect(findRhythm([...weekly("2026-12-01T16:30:00.000Z", 3), ...weekly(early, 3)])).toMatchObject({
    hours: [[early, "2026-12-01T16:30:00.000Z"]],
  });
});

test("a few moved lessons are exceptions, many leave no rhythm", () => {
  const moved = { from: "2026-12-10T03:00:00.000Z" };
  expect(findRhythm([...weekly(monday, 5), moved])).toEqual({
    kind: "weekly",
    isExact: false,
    hours: [[monday]],
  });
  const scattered = [1, 5, 12, 20, 30].map((day) => ({
    from: new Date(Date.parse(monday) + day * (dayMs + 3_600_000)).toISOString(),
  }));
  expect(findRhythm([...weekly(monday, 3), ...scattered])).toEqual({
    kind: "dates",
    days: 33,
    hours: [],
  });
});

test.each([
  ["every other day", every(monday, 2, 15), 2, true],
  ["every other day, with a holiday", lessonsAt(monday, [0, 2, 4, 6, 8, 10, 15, 17, 19]), 2, false],
  ["every day", every(monday, 1, 9), 1, true],
  ["every day of many weeks", every(monday, 1, 40), 1, true],
  ["every second week", every(monday, 14, 6), 14, true],
])("lessons %s", (_, lessons, days, isExact) => {
  expect(findRhythm(lessons)).toEqual({ kind: "days", days, isExact, hours: [[monday]] });
});

test("a plan without a rhythm has dates within some days, with their time of day", () => {
  expect(findRhythm(lessonsAt(monday, [0, 1, 6, 9, 17, 19]))).toEqual({
    kind: "dates",
    days: 20,
    hours: [[monday]],
  });
  expect(findRhythm(lessonsAt(monday, [0, 10]))).toEqual({ kind: "dates", days: 11, hours: [[monday]] });
});

test("a class within one week lists all its days, a class without times has no rhythm", () => {
  expect(findRhythm([{ from: monday }, { from: wednesday }])).toMatchObject({
    kind: "weekly",
    hours: [[monday, wednesday]],
  });
  expect(findRhythm([{}, {}])).toBeUndefined();
  expect(findRhythm([])).toBeUndefined();
});

const firstStart = fc.integer({ min: 0, max: 20 * 365 * 24 * 12 }).map((fiveMinutes) => {
  return new Date(Date.UTC(2020, 0, 1) + fiveMinutes * 300_000).toISOString();
});

test("each steady distance is found", () => {
  fc.assert(
    fc.property(
      firstStart,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 9, max: 30 }),
      (first, step, count) => {
        const expected = step === 7 ? { kind: "weekly" } : { kind: "days", days: step };
        expect(findRhythm(every(first, step, count))).toEqual({
          ...expected,
          isExact: true,
          hours: [[first]],
        });
      },
    ),
  );
});

test("each choice of up to six weekdays is found", () => {
  const chosen = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(firstStart, chosen, fc.integer({ min: 3, max: 20 }), (first, days, weeks) => {
      const lessons = days.flatMap((day) => weekly(lessonsAt(first, [day])[0]!.from, weeks));
      const rhythm = findRhythm(lessons);
      expect(rhythm).toMatchObject({ kind: "weekly", isExact: true });
      expect(rhythm?.hours.flat().toSorted()).toEqual(
        lessonsAt(first, days)
          .map(({ from }) => from)
          .toSorted(),
      );
    }),
  );
});

test("whatever the plan, the rhythm is true of it", () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 });
  const hour = fc.constantFrom(0, 0, 0, 90, 600);
  fc.assert(
    fc.property(
      firstStart,
      minutes,
      fc.array(hour, { minLength: 20, maxLength: 20 }),
      (first, days, hours) => {
        const times = days.map(
          (day, index) => Date.parse(first) + day * dayMs + (hours[index] ?? 0) * 60_000,
        );
        const lessons = times.map((time) => ({ from: new Date(time).toISOString() }));
        const rhythm = findRhythm(lessons)!;
        const starts = new Set(lessons.map(({ from }) => from));
        expect(rhythm.hours.length).toBeLessThanOrEqual(3);
        for (const start of rhythm.hours.flat()) expect(starts).toContain(start);
        const shown = rhythm.hours.flat().map((start) => Date.parse(start));
        const isShown = (time: number, ms: number) => shown.some((start) => (time - start) % ms === 0);
        if (rhythm.kind === "weekly" && rhythm.isExact)
          for (const time of times) expect(isShown(time, 7 * dayMs)).toBe(true);
        if (rhythm.kind === "dates" && shown.length > 0)
          for (const time of times) expect(isShown(time, dayMs)).toBe(true);
        if (rhythm.kind === "days" && rhythm.isExact) {
          const sorted = times.toSorted((a, b) => a - b);
          for (const [index, time] of sorted.slice(1).entries())
            expect(time - sorted[index]!).toBe(rhythm.days * dayMs);
        }
      },
    ),
  );
});

test.each([
  ["Europe/Berlin", "2026-09-01"],
  ["America/New_York", "2026-02-03"],
])(
  "lessons at the same time by a school's clock in %s keep their rhythm when clocks change",
  (zone, from) => {
    const lay = (weekdays: number[], count: number) =>
      slotsOf({ from, weekdays, time: "19:30", zone, count, length: 60, holidays: [] }).map(
        ({ startsAt }) => ({
          from: startsAt,
        }),
      );
    const tuesdays = lay([2], 16);
    expect(findRhythmIn(tuesdays, zone)).toEqual({
      kind: "weekly",
      isExact: true,
      hours: [[tuesdays[0]?.from]],
    });
    const daily = lay([1, 2, 3, 4, 5, 6, 7], 90);
    const third = daily.filter((_, index) => index % 3 === 0);
    expect(findRhythmIn(third, zone)).toMatchObject({ kind: "days", days: 3, isExact: true });
  },
);

test("an hour with minutes is one time of day in Kathmandu", () => {
  const first = "2026-11-30T13:45:00.000Z";
  expect(findRhythmIn(weekly(first, 4), "Asia/Kathmandu")).toMatchObject({
    kind: "weekly",
    hours: [[first]],
  });
});
