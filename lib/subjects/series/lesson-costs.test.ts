import { lessonCosts } from "./lesson-costs";

const item = (
  mode: "one-to-one" | "one-to-many" | "live",
  minutes: number,
  points: number,
  lessons: number,
) => ({
  ...{ mode, minutes, points, lessons },
});

test("lessons are summarized by type and length, with the cheapest and the median, rounded up", () => {
  const items = [
    item("live", 60, 36, 10),
    item("one-to-many", 60, 340, 30),
    item("one-to-many", 60, 70, 10),
    item("one-to-many", 60, 140, 10),
    item("one-to-many", 30, 36, 12),
    item("one-to-one", 60, 270, 10),
  ];
  expect(lessonCosts(items)).toEqual([
    { mode: "one-to-one", minutes: 60, cheapest: 27, usual: 27 },
    { mode: "one-to-many", minutes: 30, cheapest: 3, usual: 3 },
    { mode: "one-to-many", minutes: 60, cheapest: 7, usual: 12 },
    { mode: "live", minutes: 60, cheapest: 4, usual: 4 },
  ]);
});

test("free classes and classes without lessons do not count", () => {
  expect(lessonCosts([item("live", 60, 0, 5), item("live", 60, 40, 0)])).toEqual([]);
});
