import { languages } from "../../i18n/languages";
import { clockAt, daysBetween, weekday, whichOfTwo } from "../../schedule/zoned";
import { beginOf, textsOf, toLocal, type LessonValue } from "./form";
import { lessonNames } from "./lesson-names";
import { moveDays, type Pattern, type Slot } from "./pattern";

/* What is done to the lessons of a class as its form holds them. */

/** At an instant, as a form shows it. */
const begun = (instant: string) => ({ instant, startsAt: toLocal(instant) });

const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

/** Called by its number, as lessons are that nobody named. */
function isUnnamed({ name }: LessonValue): boolean {
  const n = Number(/^Lesson (\d+)$/.exec(name["en-US"])?.[1]);
  const usual = lessonNames(n);
  return languages.every((language) => name[language] === usual[language] || name[language] === "");
}

/** Lessons that nobody named are called by the number that they have now. */
function numbered(lessons: LessonValue[]): LessonValue[] {
  return lessons.map((lesson, index) =>
    isUnnamed(lesson) ? { ...lesson, name: textsOf(lessonNames(index + 1)) } : lesson,
  );
}

/** As many lessons as there are slots, as long as the class says; names stay. */
export function laidOut(slots: readonly Slot[], before: readonly LessonValue[]): LessonValue[] {
  return slots.map(({ startsAt }, index) => ({
    name: before[index]?.name ?? textsOf(lessonNames(index + 1)),
    ...begun(startsAt),
    minutes: "",
  }));
}

/** By how many days the lessons move for the first to be on that day; none where the first has no time. */
export function daysUntil([first]: readonly LessonValue[], day: string, zone: string): number {
  const begins = first ? beginOf(first) : "";
  return isInstant(begins) ? daysBetween(clockAt(new Date(begins), zone).date, day) : 0;
}

/** An instant so many days later at the same time of the zone's clocks; what is none stays. */
export function later(instant: string, days: number, zone: string): string {
  return isInstant(instant) ? moveDays(instant, days, zone) : instant;
}

/** Each lesson so many days later, as long as it was. */
export function moved(lessons: readonly LessonValue[], days: number, zone: string): LessonValue[] {
  return lessons.map((lesson) => {
    const begins = beginOf(lesson);
    return isInstant(begins) ? { ...lesson, ...begun(later(begins, days, zone)) } : lesson;
  });
}

/** One more, a week after the last. */
export function withOneMore(lessons: readonly LessonValue[], zone: string): LessonValue[] {
  const last = lessons.at(-1);
  const begins = last ? beginOf(last) : "";
  const next = isInstant(begins) ? begun(later(begins, 7, zone)) : { instant: "", startsAt: "" };
  return numbered([...lessons, { name: textsOf(lessonNames(lessons.length + 1)), ...next, minutes: "" }]);
}

export const without = (lessons: readonly LessonValue[], index: number): LessonValue[] =>
  numbered(lessons.toSpliced(index, 1));

/** A lesson that was taken away, again where it was. */
export const withAgain = (
  lessons: readonly LessonValue[],
  index: number,
  lesson: LessonValue,
): LessonValue[] => numbered(lessons.toSpliced(Math.min(index, lessons.length), 0, lesson));

/** Days on which a lesson begins at a time that the zone's clocks show twice. */
export const twiceOn = (lessons: readonly LessonValue[], zone: string): string[] =>
  lessons.flatMap((lesson) => {
    const begins = new Date(beginOf(lesson));
    return whichOfTwo(begins, zone) ? clockAt(begins, zone).date : [];
  });

const time = (lesson: LessonValue) => Date.parse(beginOf(lesson));

export const isInOrder = (lessons: readonly LessonValue[]): boolean =>
  lessons.every((lesson, index) => index === 0 || !(time(lesson) < time(lessons[index - 1]!)));

/** By their times; those without one last. */
export const inOrder = (lessons: readonly LessonValue[]): LessonValue[] =>
  numbered(lessons.toSorted((one, other) => (time(one) || Infinity) - (time(other) || Infinity) || 0));

/** Holidays of a pattern on which there would be a lesson. */
export function leftOut({ from, weekdays, holidays, zone }: Pattern, slots: readonly Slot[]): string[] {
  const last = slots.at(-1);
  const until = last ? clockAt(new Date(last.startsAt), zone).date : "";
  return holidays.filter((day) => day >= from && day <= until && weekdays.includes(weekday(day)));
}
