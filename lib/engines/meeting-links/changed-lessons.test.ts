import { findChangedLessons, hashLinks } from "./changed-lessons";
import type { LinkedLesson } from "./linked-lessons";

const now = new Date("2026-03-04T04:00:00.000Z");
/** A lesson of one hour that starts after these hours. */
const lesson = (hours: number, url: string | null): LinkedLesson => {
  const startsAt = new Date(now.getTime() + hours * 3_600_000);
  return { name: {}, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), url };
};
const changes = (before: LinkedLesson[], after: LinkedLesson[]) =>
  findChangedLessons(before, after, now).map((one) => [one.lesson.startsAt, one.lesson.url, one.hadLink]);
const start = (hours: number) => lesson(hours, null).startsAt;

test("a changed, a removed and a first link are changes; the same link is none", () => {
  expect(changes([lesson(1, "a")], [lesson(1, "b")])).toEqual([[start(1), "b", true]]);
  expect(changes([lesson(1, "a")], [lesson(1, null)])).toEqual([[start(1), null, true]]);
  expect(changes([lesson(1, null)], [lesson(1, "b")])).toEqual([[start(1), "b", false]]);
  expect(changes([lesson(1, "a"), lesson(2, null)], [lesson(1, "a"), lesson(2, null)])).toEqual([]);
});

test("a lesson in progress counts, one that is over does not", () => {
  expect(changes([lesson(-0.99, "a")], [lesson(-0.99, "b")])).toHaveLength(1);
  expect(changes([lesson(-1, "a")], [lesson(-1, "b")])).toEqual([]);
  expect(changes([lesson(-2, "a"), lesson(3, "a")], [lesson(-2, "b"), lesson(3, "b")])).toEqual([
    [start(3), "b", true],
  ]);
});

test("a moved lesson is known by its position, the others by their start", () => {
  expect(changes([lesson(1, "a"), lesson(2, "a")], [lesson(5, "a"), lesson(6, "a")])).toEqual([]);
  expect(changes([lesson(1, "a")], [lesson(5, "b")])).toEqual([[start(5), "b", true]]);
  // A new first lesson shifts the positions.
  expect(
    changes([lesson(1, "a"), lesson(2, "b")], [lesson(0.5, null), lesson(1, "a"), lesson(2, "b")]),
  ).toEqual([]);
  expect(changes([lesson(1, "a"), lesson(2, "b")], [lesson(1, "a")])).toEqual([]);
});

test("the next lesson is first, whatever their order", () => {
  const before = [lesson(5, "a"), lesson(1, "a")];
  const after = [lesson(5, "b"), lesson(1, "b")];
  expect(changes(before, after).map(([at]) => at)).toEqual([start(1), start(5)]);
});

test("the fingerprint depends on the links of coming lessons only, and contains none", () => {
  expect(hashLinks([lesson(1, "a"), lesson(2, null)], now)).toBe(
    hashLinks([lesson(3, "a"), lesson(4, null)], now),
  );
  expect(hashLinks([lesson(-2, "z"), lesson(1, "a")], now)).toBe(hashLinks([lesson(1, "a")], now));
  expect(hashLinks([lesson(1, "a")], now)).not.toBe(hashLinks([lesson(1, "b")], now));
  expect(hashLinks([lesson(1, "https://meet.example")], now)).toMatch(/^[0-9a-f]{32}$/);
});
