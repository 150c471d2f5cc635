import { lessonTimes } from "./lesson-times";

const week = 7 * 86_400_000;
const weekly = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ from: new Date(Date.parse(first) + n * week).toISOString() }));
/** Monday and Wednesday at 19:30 in Beijing. */
const [monday, wednesday] = ["2026-11-30T11:30:00.000Z", "2026-12-02T11:30:00.000Z"];

test("lessons at the same time of day are grouped, in order of the weekdays in Beijing", () => {
  const lessons = [...weekly(wednesday, 4), ...weekly(monday, 4)];
  expect(lessonTimes(lessons)).toEqual({ hours: [[monday, wednesday]], kind: "weekly" });
});

test("different times of day are different groups", () => {
  const saturday = "2026-12-05T02:00:00.000Z";
  expect(lessonTimes([...weekly(monday, 4), ...weekly(saturday, 4)])).toEqual({
    hours: [[monday], [saturday]],
    kind: "weekly",
  });
});

test("weekdays are those in Beijing, not in UTC", () => {
  // Sunday evening in UTC, but Monday in Beijing.
  const early = "2026-11-29T16:30:00.000Z";
  expect(lessonTimes([...weekly("2026-12-01T16:30:00.000Z", 3), ...weekly(early, 3)])).toMatchObject({
    hours: [[early, "2026-12-01T16:30:00.000Z"]],
  });
});

test("a few moved lessons are exceptions, many make the schedule varied", () => {
  const moved = { from: "2026-12-10T03:00:00.000Z" };
  expect(lessonTimes([...weekly(monday, 5), moved])).toEqual({ hours: [[monday]], kind: "mostly" });
  const scattered = [1, 5, 12, 20, 30].map((day) => ({
    from: new Date(Date.parse(monday) + day * 86_400_000 + day * 3_600_000).toISOString(),
  }));
  expect(lessonTimes([...weekly(monday, 3), ...scattered])).toEqual({ kind: "varied", hours: [] });
});

test("lessons every other day are varied, with their time of day", () => {
  const lessons = Array.from({ length: 30 }, (_, n) => ({
    from: new Date(Date.parse(monday) + n * 2 * 86_400_000).toISOString(),
  }));
  expect(lessonTimes(lessons)).toEqual({ kind: "varied", hours: [[monday]] });
});

test("a class within one week lists all its days, a class without times has no schedule", () => {
  expect(lessonTimes([{ from: monday }, { from: wednesday }])).toEqual({
    hours: [[monday, wednesday]],
    kind: "weekly",
  });
  expect(lessonTimes([{}, {}])).toBeUndefined();
  expect(lessonTimes([])).toBeUndefined();
});
