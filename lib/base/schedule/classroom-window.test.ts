import fc from "fast-check";
import { classroomState, nextLesson, classroomOpensAt, seriesProgress, type Slot } from "./classroom-window";

const slot = (from: string, to: string): Slot => ({ from, to });
/** 22:00 to 23:00 in Beijing. */
const live = slot("2026-11-24T22:00:00+08:00", "2026-11-24T15:00:00Z");
const at = (instant: string) => Date.parse(instant);

describe("when the classroom is open", () => {
  test.each([
    ["a day before", "2026-11-23T14:00:00Z", "early"],
    ["a millisecond too early", "2026-11-24T13:54:59.999Z", "early"],
    ["5 minutes before, to the millisecond", "2026-11-24T13:55:00.000Z", "open"],
    ["at the start", "2026-11-24T14:00:00Z", "open"],
    ["in the last millisecond", "2026-11-24T14:59:59.999Z", "open"],
    ["at the end", "2026-11-24T15:00:00Z", "over"],
  ])("%s", (_title, now, expected) => {
    expect(classroomState(live, at(now))).toBe(expected);
  });

  test("the state does not depend on time zones or daylight saving changes", () => {
    // In New York, clocks go forward at 2:00 on 2026-03-08, so 1:58 is two minutes before 3:00.
    const early = slot("2026-03-08T03:00:00-04:00", "2026-03-08T03:30:00-04:00");
    expect(classroomState(early, at("2026-03-08T01:54:00-05:00"))).toBe("early");
    expect(classroomState(early, at("2026-03-08T01:58:00-05:00"))).toBe("open");
    expect(classroomState(early, at("2026-03-08T07:30:00Z"))).toBe("over");
  });
});

const minute = 60_000;
const moment = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z") });
/** Formats an instant with a UTC offset. */
const written = (instant: number, offset: number) => {
  const sign = offset < 0 ? "-" : "+";
  const two = (value: number) => String(value).padStart(2, "0");
  const zone = `${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return new Date(instant + offset * minute).toISOString().replace("Z", zone);
};
const anySlot = fc
  .record({
    start: moment,
    minutes: fc.integer({ min: 1, max: 600 }),
    zone: fc.integer({ min: -720, max: 840 }),
  })
  .map(({ start, minutes, zone }) => slot(written(start, zone), written(start + minutes * minute, -zone)));

test("the state only moves from early to open to over, and is open from 5 minutes before the lesson to its end", () => {
  const order = { early: 0, open: 1, over: 2 };
  fc.assert(
    fc.property(anySlot, moment, moment, (one, a, b) => {
      const [before, after] = [Math.min(a, b), Math.max(a, b)];
      expect(order[classroomState(one, before)]).toBeLessThanOrEqual(order[classroomState(one, after)]);
      expect(classroomState(one, classroomOpensAt(one) - 1)).toBe("early");
      expect(classroomState(one, classroomOpensAt(one))).toBe("open");
      expect(classroomState(one, Date.parse(one.to) - 1)).toBe("open");
      expect(classroomState(one, Date.parse(one.to))).toBe("over");
      expect(Date.parse(one.from) - classroomOpensAt(one)).toBe(5 * minute);
    }),
  );
});

test("the next lesson is the earliest that has not ended, in a list of any order", () => {
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 12 }), moment, (lessons, now) => {
      const index = nextLesson(lessons, now);
      const ahead = lessons.filter(({ to }) => Date.parse(to) > now);
      if (index === undefined) {
        expect(ahead).toEqual([]);
        return;
      }
      expect(Date.parse(lessons[index]!.to)).toBeGreaterThan(now);
      const first = Math.min(...ahead.map(({ from }) => Date.parse(from)));
      expect(Date.parse(lessons[index]!.from)).toBe(first);
    }),
  );
});

describe("a series class", () => {
  const lessons = [
    slot("2026-11-24T14:00:00Z", "2026-11-24T15:00:00Z"),
    slot("2026-11-26T14:00:00Z", "2026-11-26T15:00:00Z"),
  ];
  test.each([
    ["before its first lesson", "2026-11-24T13:59:59Z", "upcoming", 0],
    ["in a lesson", "2026-11-24T14:00:00Z", "on", 0],
    ["between two", "2026-11-24T15:00:00Z", "running", 1],
    ["in the last", "2026-11-26T14:30:00Z", "on", 1],
    ["after the last", "2026-11-26T15:00:00Z", "finished", undefined],
  ])("%s", (_title, now, progress, next) => {
    expect(seriesProgress(lessons, at(now))).toBe(progress);
    expect(nextLesson(lessons, at(now))).toBe(next);
  });

  test("without lessons it is unplanned and has no next lesson", () => {
    expect(seriesProgress([], 0)).toBe("unplanned");
    expect(nextLesson([], 0)).toBeUndefined();
  });
});
