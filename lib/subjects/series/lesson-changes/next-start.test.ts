import { toInstant } from "../../../base/schedule/zoned";
import { nextStart } from "./next-start";

const zone = "Europe/Berlin";
const at = (day: string, time: string) => toInstant(day, time, zone);
const open = () => false;

test("the next lesson is on the next weekday of the class, at its usual time there", () => {
  const starts = [at("2026-03-02", "18:00"), at("2026-03-05", "10:00"), at("2026-03-09", "18:00")];
  expect(nextStart(starts, zone, open)).toEqual(at("2026-03-12", "10:00"));
  expect(nextStart([...starts, at("2026-03-12", "10:00")], zone, open)).toEqual(at("2026-03-16", "18:00"));
});

test("a single exception is not part of the rhythm, and the local time survives a change of the clocks", () => {
  const mondays = ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"].map((day) => at(day, "18:00"));
  // The clocks go forward on 29 March.
  expect(nextStart([...mondays, at("2026-03-26", "09:00")], zone, open)?.toISOString()).toBe(
    "2026-03-30T16:00:00.000Z",
  );
});

test("closed days are left out; a class without lessons has no next one", () => {
  const isClosed = (start: Date) => start < at("2026-04-01", "00:00");
  expect(nextStart([at("2026-03-02", "18:00")], zone, isClosed)).toEqual(at("2026-04-06", "18:00"));
  expect(nextStart([], zone, open)).toBeUndefined();
});
