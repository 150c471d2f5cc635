import fc from "fast-check";
import { seasons } from "../../../testing/campaign/first-seasons";
import { eventStarts } from "./dates";
import { clockState, phaseOf } from "./event-clock";

const at = (instant: string) => new Date(instant);
const starts = eventStarts(seasons.vn);

describe("the event clock of Vietnam", () => {
  test.each([
    ["long before", "2020-12-31T00:00:00Z", "next", 0],
    ["a second before the first", "2021-01-11T11:59:59Z", "next", 0],
    ["when the first starts, at 19:00 in Vietnam", "2021-01-11T12:00:00Z", "live", 0],
    ["in its last second", "2021-01-11T13:29:59.999Z", "live", 0],
    ["when it ends", "2021-01-11T13:30:00Z", "next", 1],
    ["between the first and the second", "2021-01-13T00:00:00Z", "next", 1],
    ["during the last", "2021-01-25T13:00:00Z", "live", 4],
  ])("%s", (_title, now, kind, index) => {
    expect(clockState(starts, 90, at(now))).toMatchObject({ kind, index });
  });

  test("a live talk has its start and end", () => {
    const [start, end] = [at("2021-01-11T12:00:00Z"), at("2021-01-11T13:30:00Z")];
    expect(clockState(starts, 90, at("2021-01-11T12:30:00Z"))).toEqual({
      kind: "live",
      index: 0,
      start,
      end,
    });
  });

  test("after the last talk, the clock has ended", () => {
    expect(clockState(starts, 90, at("2021-01-25T13:30:00Z"))).toEqual({ kind: "ended" });
    expect(clockState(starts, 90, at("2026-11-21T00:00:00Z"))).toEqual({ kind: "ended" });
  });

  test("counts down in days, hours, minutes and seconds", () => {
    const left = (now: string) => {
      const state = clockState(starts, 90, at(now));
      return state.kind === "next" ? state.left : undefined;
    };
    expect(left("2021-01-09T10:58:57Z")).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 });
    expect(left("2021-01-11T11:59:59.200Z")).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(left("2021-01-10T12:00:00Z")).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  });
});

test("without dates the clock has ended", () => {
  expect(clockState([], 90, at("2021-01-01T00:00:00Z"))).toEqual({ kind: "ended" });
});

test("the remaining time always adds up to the start, within a second", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2020-11-01T00:00:00Z"), max: at("2021-01-26T00:00:00Z"), noInvalidDate: true }),
      (now) => {
        const state = clockState(starts, 90, now);
        if (state.kind !== "next") return;
        const { days, hours, minutes, seconds } = state.left;
        const reached = now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
        expect(reached - state.start.getTime()).toBeGreaterThanOrEqual(0);
        expect(reached - state.start.getTime()).toBeLessThan(1000);
        expect(Math.max(hours / 24, minutes / 60, seconds / 60)).toBeLessThan(1);
      },
    ),
  );
});

test.each([
  ["2021-01-11T11:59:59Z", "before"],
  ["2021-01-11T12:00:00Z", "during"],
  ["2021-01-11T13:30:00Z", "after"],
])("a talk at %s: %s", (now, phase) => {
  expect(phaseOf(at("2021-01-11T12:00:00Z"), at("2021-01-11T13:30:00Z"), at(now))).toBe(phase);
});
