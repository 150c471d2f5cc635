import { updateCalendarEntries, type CalendarEntries, type CalendarEvent } from "./calendar-entries";

const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour));
const event = (start: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  title: "Tones",
  description: "HSK 3",
  url: "https://school.example",
  start: at(start).toISOString(),
  end: at(start + 1).toISOString(),
  ...more,
});
const follow = (
  before: CalendarEntries,
  now: Record<string, CalendarEvent>,
  hour = 0,
  unwanted: string[] = [],
) =>
  updateCalendarEntries(before, new Map(Object.entries(now)), { now: at(hour), unwanted: new Set(unwanted) });

const first = follow({}, { a: event(10), b: event(12) });

test("new events have sequence 0, and unchanged entries are returned as the same object", () => {
  expect(Object.values(first).map(({ sequence, cancelled }) => [sequence, cancelled])).toEqual([
    [0, false],
    [0, false],
  ]);
  expect(follow(first, { a: event(10), b: event(12) }, 5)).toBe(first);
});

test("a moved lesson keeps its UID and increments its sequence", () => {
  const moved = follow(first, { a: event(11), b: event(12) }, 5);
  expect(moved.a).toMatchObject({ sequence: 1, start: at(11).toISOString(), changedAt: at(5).toISOString() });
  expect(moved.b).toBe(first.b);
});

test("a removed event is cancelled once, can return, and is dropped after its end", () => {
  const cancelled = follow(first, { a: event(10) }, 5);
  expect(cancelled.b).toMatchObject({ cancelled: true, sequence: 1 });
  expect(follow(cancelled, { a: event(10) }, 6)).toBe(cancelled);
  expect(follow(cancelled, { a: event(10), b: event(12) }, 7).b).toMatchObject({
    cancelled: false,
    sequence: 2,
  });
  expect(Object.keys(follow(cancelled, { a: event(10) }, 14))).toEqual(["a"]);
});

test("an event that its owner removed is dropped without a cancellation", () => {
  expect(Object.keys(follow(first, { a: event(10) }, 5, ["b"]))).toEqual(["a"]);
});
