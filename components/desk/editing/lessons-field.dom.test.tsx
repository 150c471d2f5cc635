import { act } from "react";
import { createRoot } from "react-dom/client";
import { FormProvider, useForm, useFormContext, type UseFormReturn } from "react-hook-form";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { fieldEntries, toFields, toValues } from "@/lib/app/editing/form";
import { type LessonValue, type Values } from "@/lib/engines/content/form-values";

import { lessonNames } from "@/testing/words/lesson-names";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { FieldInput } from "./field-input";
import { LessonsField } from "./lessons-field";

const words = deskMessages["en-US"];
const { lessons: lessonWords } = words.content;
const day = 86_400_000;
const lessonsOf = (count: number, from = Date.UTC(2099, 0, 5, 11, 30)) =>
  Array.from({ length: count }, (_, index) => ({
    name: lessonNames(index + 1),
    startsAt: new Date(from + index * 7 * day).toISOString(),
    endsAt: new Date(from + index * 7 * day + 3_600_000).toISOString(),
    meetingUrl: "",
  }));

let form: UseFormReturn<Values>;
function Harness({ values, kind }: { values: Values; kind?: "course" }) {
  const own = useForm<Values>({ defaultValues: values });
  form = own;
  return (
    <DeskMessagesProvider language="en-US" messages={words}>
      <FormProvider {...own}>
        {kind ? (
          <FieldInput kind={kind} name="levelClassPoints" field={fieldEntries(kind).at(-1)![1]} />
        ) : (
          <>
            <Deadline />
            <LessonsField />
          </>
        )}
      </FormProvider>
    </DeskMessagesProvider>
  );
}

function Deadline() {
  const { register } = useFormContext<Values>();
  return <input id="deadline" {...register("deadline")} />;
}

let root: ReturnType<typeof createRoot>;
/** Sets the time zone that the desk's page states. */
const setSchoolZone = (zone: string) => (document.documentElement.dataset.timeZone = zone);
beforeEach(() => setSchoolZone("Asia/Shanghai"));
async function show(values: Values, kind?: "course", language = "en-US") {
  document.documentElement.lang = language;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Harness values={values} {...(kind && { kind })} />));
}
const series = (lessons: object[], more: object = {}) => toValues("series", { lessons, length: 60, ...more });
afterEach(async () => {
  await act(async () => root.unmount());
  history.replaceState(null, "", "/");
});

const find = <Of extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Of>(selector)!;
const button = (text: string) =>
  [...document.querySelectorAll("button")].find(
    (found) => found.textContent === text || found.getAttribute("aria-label") === text,
  )!;
/** Waits for the next frame, when the focus moves. */
const press = (found: HTMLElement) =>
  act(async () => {
    found.click();
    await new Promise((done) => requestAnimationFrame(done));
  });
const type = (selector: string, text: string) =>
  act(async () => {
    const input = find<HTMLInputElement>(selector);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")!;
    set!.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const open = (index: number) =>
  act(async () => {
    const details = document.querySelectorAll<HTMLDetailsElement>("ol details")[index]!;
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
  });
const lines = () => [...document.querySelectorAll("ol summary")].map(({ textContent }) => textContent);
const getLessons = () => form.getValues("lessons") as LessonValue[];
const savedLessons = () =>
  toFields("series", form.getValues()).lessons as { startsAt: string; endsAt: string }[];

test("of 200 lessons only the open one renders fields, and its values are saved", async () => {
  await show(series(lessonsOf(200)));
  expect(lines()).toHaveLength(200);
  expect(document.querySelectorAll("ol input")).toHaveLength(0);
  await open(120);
  expect(document.querySelectorAll("ol input")).toHaveLength(10);
  await type("#lesson-minutes-120", "45");
  await type("#lesson-link-120", "https://meet.example/a");
  await type('[id="field-lessons.120.name-en-US"]', "Tones");
  expect(lines()[120]).toMatch(/^Tones · .* · 45 min · own link$/);
  const begins = Date.parse(lessonsOf(200)[120]!.startsAt);
  expect(savedLessons()[120]).toMatchObject({
    startsAt: lessonsOf(200)[120]!.startsAt,
    endsAt: new Date(begins + 45 * 60_000).toISOString(),
    meetingUrl: "https://meet.example/a",
  });
});

test("a new lesson is one week after the last, open and focused", async () => {
  await show(series(lessonsOf(3)));
  await press(button(lessonWords.add));
  expect(getLessons()).toHaveLength(4);
  expect(savedLessons()[3]).toEqual({ ...lessonsOf(4)[3]!, name: expect.anything() });
  expect(document.activeElement).toBe(find("#lesson-3"));
  await type("#lesson-3", "2099-01-06T08:00");
  await press(button(lessonWords.sort));
  expect(savedLessons()[1]?.startsAt).toBe("2099-01-06T00:00:00.000Z");
  expect(button(lessonWords.sort)).toBeUndefined();
});

test("undo restores a removed lesson, and open lessons show their own values", async () => {
  await show(series(lessonsOf(4)));
  await open(2);
  const before = getLessons();
  await press(button(formatMessage(lessonWords.remove, { n: 2 }, "en-US")));
  expect(lines()).toHaveLength(3);
  // The open lesson stays open under its new index.
  expect(find<HTMLInputElement>("#lesson-1").value).toBe(before[2]?.startsAt);
  expect(document.activeElement).toBe(button(lessonWords.undo));
  await press(button(lessonWords.undo));
  expect(getLessons()).toEqual(before);
  expect(find<HTMLInputElement>("#lesson-2").value).toBe(before[2]?.startsAt);
});

async function plan(holidays: string) {
  await type("#plan-from", "2099-01-05");
  await type("#plan-count", "3");
  await press(find("[data-part=plan] input[type=checkbox]"));
  await type("#plan-holidays", holidays);
  await press(button(lessonWords.layOut));
}

test("rows are in the editor's language", async () => {
  await show(series(lessonsOf(1)), undefined, "zh-CN");
  expect(lines()[0]).toMatch(/^第 1 节课 · /);
});

test("days without lessons are skipped in any date format, and counted", async () => {
  await show(series([]));
  await plan("12 Jan 2099, 2099/1/13");
  expect(savedLessons().map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
    "2099-01-05",
    "2099-01-19",
    "2099-01-26",
  ]);
  const status = find("[role=status]").textContent;
  expect(status).toContain(formatMessage(lessonWords.planned, { count: 3, days: 1 }, "en-US"));
  expect(find<HTMLDetailsElement>("[data-part=plan]").open).toBe(true);
  expect(form.getValues("deadline")).toBe("2099-01-04T19:30");
});

test("a plan names days when its local time occurs twice and uses the first occurrence", async () => {
  await show(series([]));
  // The clocks in New York go back on the first Sunday of November.
  await act(async () => {
    const zone = find<HTMLSelectElement>("#plan-zone");
    zone.value = "America/New_York";
    zone.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await type("#plan-from", "2099-10-25");
  await type("#plan-count", "2");
  await press(document.querySelectorAll<HTMLElement>("[data-part=plan] input[type=checkbox]")[6]!);
  await type("#plan-time", "01:30");
  await press(button(lessonWords.layOut));
  expect(savedLessons().map(({ startsAt }) => startsAt)).toEqual([
    "2099-10-25T05:30:00.000Z",
    "2099-11-01T05:30:00.000Z",
  ]);
  expect(find("[role=status]").textContent).toContain(
    formatMessage(lessonWords.twice, { days: "Nov 1, 2099" }, "en-US"),
  );
  await type("#plan-time", "02:30");
  await press(button(lessonWords.layOut));
  expect(find("[role=status]").textContent).not.toContain("Nov 1, 2099");
});

test.each([
  ["Asia/Ho_Chi_Minh", "2098-03-20", ["2098-03-24T12:30:00.000Z", "2098-03-31T12:30:00.000Z"]],
  ["Asia/Kathmandu", "2098-03-20", ["2098-03-24T13:45:00.000Z", "2098-03-31T13:45:00.000Z"]],
  // Clocks go forward on 30 March 2098, and back on 2 November.
  ["Europe/Berlin", "2098-03-20", ["2098-03-24T18:30:00.000Z", "2098-03-31T17:30:00.000Z"]],
  ["America/New_York", "2098-10-25", ["2098-10-27T23:30:00.000Z", "2098-11-04T00:30:00.000Z"]],
])("a school in %s plans and reads 19:30 by its own clock", async (zone, from, starts) => {
  setSchoolZone(zone);
  await show(series([]));
  expect(find<HTMLSelectElement>("#plan-zone").value).toBe(zone);
  await type("#plan-from", from);
  await type("#plan-count", "2");
  await press(document.querySelectorAll<HTMLElement>("[data-part=plan] input[type=checkbox]")[0]!);
  await press(button(lessonWords.layOut));
  expect(savedLessons().map(({ startsAt }) => startsAt)).toEqual(starts);
  expect(getLessons().map(({ startsAt }) => startsAt.slice(11))).toEqual(["19:30", "19:30"]);
  expect(lines().every((line) => line?.includes("7:30"))).toBe(true);
});

test("unreadable and ambiguous days are reported at their field, and no lessons are generated", async () => {
  await show(series([]));
  await plan("7/11/2099 and Xmas");
  expect(getLessons()).toEqual([]);
  const field = find("#plan-holidays");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  const note = find("#plan-holidays-error").textContent;
  expect(note).toContain(formatMessage(lessonWords.notDays, { text: "Xmas" }, "en-US"));
  expect(note).toContain(
    formatMessage(
      lessonWords.twoDays,
      { text: "7/11/2099", one: "2099-07-11", other: "2099-11-07" },
      "en-US",
    ),
  );
});

test("moving all lessons moves the application deadline", async () => {
  await show(series(lessonsOf(3), { deadline: "2099-01-03T10:00:00.000Z" }));
  await type("#plan-move", "2099-03-10");
  await press(button(lessonWords.moveDo));
  expect(savedLessons()[0]?.startsAt).toBe("2099-03-10T11:30:00.000Z");
  expect(form.getValues("deadline")).toBe("2099-03-08T18:00");
});

test("a plan keeps the distance of the application deadline to the first lesson, and says so", async () => {
  await show(series(lessonsOf(3), { deadline: "2099-01-03T10:00:00.000Z" }));
  await type("#plan-from", "2099-03-09");
  await press(find("[data-part=plan] input[type=checkbox]"));
  await press(button(lessonWords.layOut));
  expect(savedLessons()[0]?.startsAt).toBe("2099-03-09T11:30:00.000Z");
  expect(form.getValues("deadline")).toBe("2099-03-07T18:00");
  expect(find("[role=status]").textContent).toContain(lessonWords.deadlineMoved);
});

test("an open class with a past application deadline shows a warning", async () => {
  const over = { deadline: "2020-01-01T00:00:00.000Z" };
  await show(series(lessonsOf(3), over));
  const note = () =>
    [...document.querySelectorAll("[data-part=warning]")].map(({ textContent }) => textContent);
  expect(note()).toEqual([lessonWords.deadlineOver]);
  await act(async () => form.setValue("closed", true));
  expect(note()).toEqual([]);
});

test("each price has its own error, and the one that pages show is labeled", async () => {
  await show(toValues("course", { levelClassPoints: [10] }), "course");
  const inputs = () => document.querySelectorAll("input");
  expect(inputs()).toHaveLength(2);
  expect(document.body.textContent).toContain(formatMessage(words.content.levels.shown, { n: 2 }, "en-US"));
  await act(async () => form.setError("levelClassPoints.1", { message: "required" }));
  expect(find("#field-levelClassPoints-1-error").textContent).toBe(words.content.problems.required);
  await type("#field-levelClassPoints-1", "20");
  await press(button(words.content.levels.add));
  await type("#field-levelClassPoints-2", "x");
  expect(toFields("course", form.getValues()).levelClassPoints).toEqual([10, 20, "x"]);
  await press(button(formatMessage(words.content.levels.remove, { n: 3 }, "en-US")));
  expect(toFields("course", form.getValues()).levelClassPoints).toEqual([10, 20]);
});
