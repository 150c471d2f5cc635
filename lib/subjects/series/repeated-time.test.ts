import { toValues } from "../../app/editing/form";
import { toTexts, type LessonValue, type Values } from "../../engines/content/form-values";
import { lessonNames } from "../../../testing/words/lesson-names";
import { lessonsFromSlots, repeatedDays } from "./lesson-list";
import { slotsOf } from "./pattern";
import { occurrenceOfField } from "./repeated-time";

const { setTimeZone } = globalThis as unknown as { setTimeZone: (zone?: string) => void };
afterEach(() => setTimeZone());

/* In Berlin clocks go back at 03:00 on October 25, 2026, so 02:30 occurs twice. */
const second = "2026-10-25T01:30:00.000Z";

/** The form values of a class loaded with these fields. */
const formOf = (fields: Record<string, unknown>): Values => ({
  ...toValues("series", { length: 60, ...fields }),
  began: JSON.stringify({ fields }),
});

test("a deadline typed within the repeated hour is the first occurrence; others are unambiguous", () => {
  setTimeZone("Europe/Berlin");
  const typed = (deadline: string) => occurrenceOfField({ ...formOf({}), deadline }, "deadline");
  expect(typed("2026-10-25T01:59")).toBeUndefined();
  expect(typed("2026-10-25T02:30")).toBe("first");
  expect(typed("2026-10-25T03:00")).toBeUndefined();
  expect(typed("")).toBeUndefined();
  setTimeZone("Asia/Shanghai");
  expect(typed("2026-10-25T02:30")).toBeUndefined();
});

test("a loaded second occurrence stays the second until edited", () => {
  setTimeZone("Europe/Berlin");
  const form = formOf({ deadline: second });
  expect(form.deadline).toBe("2026-10-25T02:30");
  expect(occurrenceOfField(form, "deadline")).toBe("second");
  expect(occurrenceOfField({ ...form, deadline: "2026-10-25T02:31" }, "deadline")).toBe("first");
});

test("the same applies to the publication time", () => {
  setTimeZone("Europe/Berlin");
  const form = { ...formOf({}), publish: "2026-10-25T02:30", began: JSON.stringify({ publishAt: second }) };
  expect(occurrenceOfField(form, "publish")).toBe("second");
  expect(occurrenceOfField({ ...form, publish: "2026-10-25T02:31" }, "publish")).toBe("first");
  expect(occurrenceOfField({ ...form, began: JSON.stringify({ publishAt: null }) }, "publish")).toBe("first");
});

test("the same applies to the start of a lesson", () => {
  setTimeZone("Europe/Berlin");
  const name = lessonNames(1);
  const form = formOf({ lessons: [{ name, startsAt: second, endsAt: "2026-10-25T02:30:00.000Z" }] });
  const [lesson] = form.lessons as LessonValue[];
  const typed = { ...lesson!, startsAt: "2026-10-25T02:15" };
  expect(occurrenceOfField(form, "lessons.0.startsAt")).toBe("second");
  expect(occurrenceOfField({ ...form, lessons: [typed] }, "lessons.0.startsAt")).toBe("first");
  expect(occurrenceOfField(form, "lessons.1.startsAt")).toBeUndefined();
});

test("repeated times of a plan depend on its zone, not on the editor's", () => {
  const plan = { from: "2026-10-18", weekdays: [7], time: "02:30", count: 3, length: 60, holidays: [] };
  const daysIn = (zone: string) =>
    repeatedDays(lessonsFromSlots(slotsOf({ ...plan, zone }), [], lessonNames), zone);
  for (const editor of ["Asia/Shanghai", "Europe/Berlin", "America/New_York"]) {
    setTimeZone(editor);
    expect(daysIn("Europe/Berlin")).toEqual(["2026-10-25"]);
    expect(daysIn("Asia/Shanghai")).toEqual([]);
  }
  expect(
    repeatedDays(
      [{ name: toTexts(undefined), startsAt: "", instant: "", minutes: "", meetingUrl: "" }],
      "UTC",
    ),
  ).toEqual([]);
});
