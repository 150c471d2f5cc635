import fc from "fast-check";
import { addDays, isoWeekday, toInstant, toLocalTime } from "../../base/schedule/zoned";
import { moveFromClosedDays } from "./move-lessons";
import { slotsOf } from "./pattern";

const now = new Date("2027-01-01T00:00:00Z");
const zone = "Asia/Shanghai";

const plan = (weekdays: number[], count: number, from = "2027-01-18", time = "19:30", inZone = zone) =>
  slotsOf({ from, weekdays, time, zone: inZone, count, length: 60, holidays: [] }).map((slot, index) => ({
    ...slot,
    name: { "en-US": `Lesson ${index + 1}` },
    meetingUrl: null,
  }));
const closedOn =
  (...days: string[]) =>
  (at: Date, inZone = zone) =>
    days.includes(toLocalTime(at, inZone).date);
const describeLessons = (lessons: ReturnType<typeof plan>) =>
  lessons.map(({ startsAt, name }) => `${toLocalTime(new Date(startsAt), zone).date} ${name["en-US"]}`);

test("a lesson on a closed day moves to the next free slot, and the names keep their order", () => {
  const isClosed = closedOn("2027-01-20", "2027-01-27");
  const { lessons, moves } = moveFromClosedDays(plan([1, 3], 4), { isClosed, zone, now });
  expect(describeLessons(lessons as ReturnType<typeof plan>)).toEqual([
    "2027-01-18 Lesson 1",
    "2027-01-25 Lesson 2",
    "2027-02-01 Lesson 3",
    "2027-02-03 Lesson 4",
  ]);
  expect(moves.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])).toEqual([
    ["2027-01-20", "2027-02-01"],
    ["2027-01-27", "2027-02-03"],
  ]);
});

test("lessons that have begun stay, and without moves nothing changes", () => {
  const lessons = plan([1], 3);
  const isClosed = closedOn("2027-01-18");
  const later = new Date("2027-01-18T12:00:00Z");
  expect(moveFromClosedDays(lessons, { isClosed, zone, now: later })).toEqual({ lessons, moves: [] });
  expect(moveFromClosedDays(lessons, { isClosed: () => false, zone, now }).moves).toEqual([]);
  expect(moveFromClosedDays(lessons, { isClosed: () => true, zone, now }).moves).toEqual([]);
});

test("a link of one lesson moves with its lesson's time, and lengths stay", () => {
  const lessons = plan([1], 3).map((lesson, index) => ({
    ...lesson,
    endsAt: new Date(Date.parse(lesson.startsAt) + (index + 1) * 1_800_000).toISOString(),
    meetingUrl: index === 0 ? "https://meet.example/first" : null,
  }));
  const moved = moveFromClosedDays(lessons, { isClosed: closedOn("2027-01-18"), zone, now }).lessons;
  expect(moved.map(({ meetingUrl }) => meetingUrl)).toEqual([null, null, "https://meet.example/first"]);
  expect(moved.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)).toEqual([
    60, 90, 30,
  ]);
});

test("any plan keeps its lessons at its weekdays and times, outside closed days and without overlaps", () => {
  const zones = fc.constantFrom("Asia/Shanghai", "America/New_York", "Europe/Berlin", "Asia/Kathmandu");
  fc.assert(
    fc.property(
      zones,
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 20 }),
      (ownZone, days, count, closed) => {
        const lessons = plan(days, count, "2027-02-20", "20:00", ownZone);
        const closedDays = closed.map((offset) => addDays("2027-02-20", offset));
        const isClosed = (at: Date) => closedOn(...closedDays)(at, ownZone);
        const { lessons: after, moves } = moveFromClosedDays(lessons, { isClosed, zone: ownZone, now });
        expect(after).toHaveLength(lessons.length);
        expect(after.map(({ name }) => name)).toEqual(lessons.map(({ name }) => name));
        expect(moves).toHaveLength(lessons.filter(({ startsAt }) => isClosed(new Date(startsAt))).length);
        const starts = after.map(({ startsAt }) => startsAt);
        expect(new Set(starts).size).toBe(starts.length);
        for (const startsAt of starts) {
          const { date, time } = toLocalTime(new Date(startsAt), ownZone);
          expect(isClosed(new Date(startsAt))).toBe(false);
          expect(days).toContain(isoWeekday(date));
          if (toInstant(date, "20:00", ownZone).toISOString() === startsAt) expect(time).toBe("20:00");
        }
      },
    ),
  );
});
