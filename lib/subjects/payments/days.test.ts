import fc from "fast-check";
import { addMonths, daysOfMonth, lastDayOfPackage, monthOf } from "./days";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-03-31", 6, "2026-09-30"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-02-28", 12, "2027-02-28"],
])("%s and %i months is %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("a package ends after its days or months, or never", () => {
  expect(lastDayOfPackage("2026-03-04", { validFor: 30, validUnit: "day" })).toBe("2026-04-03");
  expect(lastDayOfPackage("2026-03-04", { validFor: 6, validUnit: "month" })).toBe("2026-09-04");
  expect(lastDayOfPackage("2026-03-04", { validFor: null, validUnit: "day" })).toBeNull();
});

const day = fc
  .date({ min: new Date("2000-01-01T00:00:00Z"), max: new Date("2090-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("months are added without skipping one, and the day never grows", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 120 }), (start, months) => {
      const end = addMonths(start, months);
      const indexOf = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7));
      expect(indexOf(end) - indexOf(start)).toBe(months);
      expect(Number(end.slice(8))).toBeLessThanOrEqual(Number(start.slice(8)));
    }),
  );
});

test("each day is in its month", () => {
  fc.assert(
    fc.property(day, (value) => {
      const { from, until } = daysOfMonth(monthOf(value));
      expect(from <= value && value < until).toBe(true);
    }),
  );
});
