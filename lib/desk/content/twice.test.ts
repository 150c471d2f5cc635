import { textsOf, toValues, type LessonValue, type Values } from "./form";
import { lessonNames } from "./lesson-names";
import { laidOut, twiceOn } from "./lesson-list";
import { lessonsOf } from "./pattern";
import { keptOfTwo } from "./twice";

const { setTimeZone } = globalThis as unknown as { setTimeZone: (zone?: string) => void };
afterEach(() => setTimeZone());

/* In Berlin the clocks go back at three in the morning of October 25, 2026: half past two comes twice. */
const second = "2026-10-25T01:30:00.000Z";

/** A class's form, that began with these. */
const formOf = (fields: Record<string, unknown>): Values => ({
  ...toValues("series", { length: 60, ...fields }),
  began: JSON.stringify({ fields }),
});

test("a deadline that is typed within the hour that comes twice is the first; any other is no question", () => {
  setTimeZone("Europe/Berlin");
  const typed = (deadline: string) => keptOfTwo({ ...formOf({}), deadline }, "deadline");
  expect(typed("2026-10-25T01:59")).toBeUndefined();
  expect(typed("2026-10-25T02:30")).toBe("first");
  expect(typed("2026-10-25T03:00")).toBeUndefined();
  expect(typed("")).toBeUndefined();
  setTimeZone("Asia/Shanghai");
  expect(typed("2026-10-25T02:30")).toBeUndefined();
});

test("one that is kept as the second is that, until another is typed", () => {
  setTimeZone("Europe/Berlin");
  const form = formOf({ deadline: second });
  expect(form.deadline).toBe("2026-10-25T02:30");
  expect(keptOfTwo(form, "deadline")).toBe("second");
  expect(keptOfTwo({ ...form, deadline: "2026-10-25T02:31" }, "deadline")).toBe("first");
});

test("so is the time at which a draft is to be published", () => {
  setTimeZone("Europe/Berlin");
  const form = { ...formOf({}), publish: "2026-10-25T02:30", began: JSON.stringify({ publishAt: second }) };
  expect(keptOfTwo(form, "publish")).toBe("second");
  expect(keptOfTwo({ ...form, publish: "2026-10-25T02:31" }, "publish")).toBe("first");
  expect(keptOfTwo({ ...form, began: JSON.stringify({ publishAt: null }) }, "publish")).toBe("first");
});

test("so is the begin of a lesson", () => {
  setTimeZone("Europe/Berlin");
  const name = lessonNames(1);
  const form = formOf({ lessons: [{ name, startsAt: second, endsAt: "2026-10-25T02:30:00.000Z" }] });
  const [lesson] = form.lessons as LessonValue[];
  const typed = { ...lesson!, startsAt: "2026-10-25T02:15" };
  expect(keptOfTwo(form, "lessons.0.startsAt")).toBe("second");
  expect(keptOfTwo({ ...form, lessons: [typed] }, "lessons.0.startsAt")).toBe("first");
  expect(keptOfTwo(form, "lessons.1.startsAt")).toBeUndefined();
});

test("a plan knows the days on which its time comes twice in its zone, wherever its editor is", () => {
  const plan = { from: "2026-10-18", weekdays: [7], time: "02:30", count: 3, length: 60, holidays: [] };
  const daysIn = (zone: string) => twiceOn(laidOut(lessonsOf({ ...plan, zone }), []), zone);
  for (const editor of ["Asia/Shanghai", "Europe/Berlin", "America/New_York"]) {
    setTimeZone(editor);
    expect(daysIn("Europe/Berlin")).toEqual(["2026-10-25"]);
    expect(daysIn("Asia/Shanghai")).toEqual([]);
  }
  expect(twiceOn([{ name: textsOf(undefined), startsAt: "", instant: "", minutes: "" }], "UTC")).toEqual([]);
});
