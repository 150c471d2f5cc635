import { weeklyTimes } from "./weekly";

const week = 7 * 86_400_000;
const weekly = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ from: new Date(Date.parse(first) + n * week).toISOString() }));
/** Monday and Wednesday at 19:30 in Beijing. */
const [monday, wednesday] = ["2026-11-30T11:30:00.000Z", "2026-12-02T11:30:00.000Z"];

test("lessons of one hour stand together, by the days of Beijing's week", () => {
  const lessons = [...weekly(wednesday, 4), ...weekly(monday, 4)];
  expect(weeklyTimes(lessons)).toEqual({ hours: [[monday, wednesday]], isExact: true });
});

test("another hour is another group", () => {
  const saturday = "2026-12-05T02:00:00.000Z";
  expect(weeklyTimes([...weekly(monday, 4), ...weekly(saturday, 4)])).toEqual({
    hours: [[monday], [saturday]],
    isExact: true,
  });
});

test("a day in Beijing may be another one in UTC", () => {
  // Sunday evening in UTC, and Monday in Beijing: before the Wednesday.
  const early = "2026-11-29T16:30:00.000Z";
  expect(weeklyTimes([...weekly("2026-12-01T16:30:00.000Z", 3), ...weekly(early, 3)])).toMatchObject({
    hours: [[early, "2026-12-01T16:30:00.000Z"]],
  });
});

test("a few moved lessons are an exception, many are no rhythm", () => {
  const moved = { from: "2026-12-10T03:00:00.000Z" };
  expect(weeklyTimes([...weekly(monday, 5), moved])).toEqual({ hours: [[monday]], isExact: false });
  const scattered = [1, 5, 12, 20, 30].map((day) => ({
    from: new Date(Date.parse(monday) + day * 86_400_000 + day * 3_600_000).toISOString(),
  }));
  expect(weeklyTimes([...weekly(monday, 3), ...scattered])).toBe("varied");
});

test("a class within one week says each of its days; one without times says nothing", () => {
  expect(weeklyTimes([{ from: monday }, { from: wednesday }])).toEqual({
    hours: [[monday, wednesday]],
    isExact: true,
  });
  expect(weeklyTimes([{}, {}])).toBeUndefined();
  expect(weeklyTimes([])).toBeUndefined();
});
