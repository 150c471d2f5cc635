import fc from "fast-check";
import { freeClassLengthMs, nextWeekly } from "./weekly";

const at = (instant: string) => new Date(instant);
const schedule = { days: [2, 4], time: "22:00" };

describe("the next free public class", () => {
  test.each([
    ["on a Saturday, the Tuesday after", "2026-11-21T00:00:00Z", "2026-11-24T14:00:00Z"],
    ["an hour before", "2026-11-24T13:00:00Z", "2026-11-24T14:00:00Z"],
    ["during the class, itself", "2026-11-24T14:59:59Z", "2026-11-24T14:00:00Z"],
    ["as it ends, the Thursday", "2026-11-24T15:00:00Z", "2026-11-26T14:00:00Z"],
    ["after the Thursday, the next Tuesday", "2026-11-26T15:00:00Z", "2026-12-01T14:00:00Z"],
    ["over the turn of the year", "2026-12-31T15:00:00Z", "2027-01-05T14:00:00Z"],
  ])("%s", (_title, now, expected) => {
    expect(nextWeekly(schedule, at(now))).toEqual(at(expected));
  });

  test("is always at 22:00 on a Tuesday or Thursday in Beijing, has not ended, and is at most five days ahead", () => {
    const inBeijing = new Intl.DateTimeFormat("en-US", {
      timeZone: "Asia/Shanghai",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    fc.assert(
      fc.property(fc.date({ min: at("2020-01-01"), max: at("2040-01-01"), noInvalidDate: true }), (now) => {
        const start = nextWeekly(schedule, now);
        expect(inBeijing.format(start)).toMatch(/^(Tue|Thu),? 22:00$/);
        expect(start.getTime() + freeClassLengthMs).toBeGreaterThan(now.getTime());
        expect(start.getTime() - now.getTime()).toBeLessThanOrEqual(5 * 24 * 3600_000);
      }),
    );
  });
});
