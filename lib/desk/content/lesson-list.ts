import { fallbackLanguage, languages } from "../../i18n/languages";
import { clockAt, daysBetween, weekday, whichOfTwo } from "../../schedule/zoned";
import { beginOf, textsOf, toLocal, type LessonValue } from "./form";
import { defaultNames, type LessonNames } from "./lesson-names";
import { moveDays, type Pattern, type Slot } from "./pattern";

/* Operations on the lessons of a class as form values. */

/** Form values of a lesson's start. */
const begun = (instant: string) => ({ instant, startsAt: toLocal(instant) });

const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

/** Whether a lesson still has the default name of some number. */
function isUnnamed({ name }: LessonValue, names: LessonNames): boolean {
  const n = Number(/\d+/.exec(name[fallbackLanguage])?.[0]);
  const usual = defaultNames(names, n);
  return (
    name[fallbackLanguage] === usual[fallbackLanguage] &&
    languages.every((language) => name[language] === usual[language] || name[language] === "")
  );
}

/** Renumbers lessons with a default name. */
function numbered(lessons: LessonValue[], names: LessonNames): LessonValue[] {
  return lessons.map((lesson, index) =>
    isUnnamed(lesson, names) ? { ...lesson, name: textsOf(defaultNames(names, index + 1)) } : lesson,
  );
}

/** Creates one lesson per slot with the class's default length; existing names stay. */
export function laidOut(
  slots: readonly Slot[],
  before: readonly LessonValue[],
  names: LessonNames,
): LessonValue[] {
  return slots.map(({ startsAt }, index) => ({
    name: before[index]?.name ?? textsOf(defaultNames(names, index + 1)),
    ...begun(startsAt),
    minutes: "",
  }));
}

/** Days by which the lessons move so that the first is on `day`; 0 if the first has no time. */
export function daysUntil([first]: readonly LessonValue[], day: string, zone: string): number {
  const begins = first ? beginOf(first) : "";
  return isInstant(begins) ? daysBetween(clockAt(new Date(begins), zone).date, day) : 0;
}

/** Moves an instant by days at the same local time of the zone; an invalid one stays unchanged. */
export function later(instant: string, days: number, zone: string): string {
  return isInstant(instant) ? moveDays(instant, days, zone) : instant;
}

/** Moves each lesson by days and keeps its length. */
export function moved(lessons: readonly LessonValue[], days: number, zone: string): LessonValue[] {
  return lessons.map((lesson) => {
    const begins = beginOf(lesson);
    return isInstant(begins) ? { ...lesson, ...begun(later(begins, days, zone)) } : lesson;
  });
}

/** Adds a lesson a week after the last. */
export function withOneMore(
  lessons: readonly LessonValue[],
  zone: string,
  names: LessonNames,
): LessonValue[] {
  const last = lessons.at(-1);
  const begins = last ? beginOf(last) : "";
  const next = isInstant(begins) ? begun(later(begins, 7, zone)) : { instant: "", startsAt: "" };
  const name = textsOf(defaultNames(names, lessons.length + 1));
  return numbered([...lessons, { name, ...next, minutes: "" }], names);
}

export const without = (lessons: readonly LessonValue[], index: number, names: LessonNames): LessonValue[] =>
  numbered(lessons.toSpliced(index, 1), names);

/** Inserts a removed lesson at its former position. */
export const withAgain = (
  lessons: readonly LessonValue[],
  index: number,
  lesson: LessonValue,
  names: LessonNames,
): LessonValue[] => numbered(lessons.toSpliced(Math.min(index, lessons.length), 0, lesson), names);

/** Days on which a lesson starts at a local time that occurs twice because clocks go back. */
export const twiceOn = (lessons: readonly LessonValue[], zone: string): string[] =>
  lessons.flatMap((lesson) => {
    const begins = new Date(beginOf(lesson));
    return whichOfTwo(begins, zone) ? clockAt(begins, zone).date : [];
  });

const time = (lesson: LessonValue) => Date.parse(beginOf(lesson));

export const isInOrder = (lessons: readonly LessonValue[]): boolean =>
  lessons.every((lesson, index) => index === 0 || !(time(lesson) < time(lessons[index - 1]!)));

/** Sorts lessons by start; those without a valid time come last. */
export const inOrder = (lessons: readonly LessonValue[], names: LessonNames): LessonValue[] =>
  numbered(
    lessons.toSorted((one, other) => (time(one) || Infinity) - (time(other) || Infinity) || 0),
    names,
  );

/** Holidays of a pattern that cost a lesson. */
export function leftOut({ from, weekdays, holidays, zone }: Pattern, slots: readonly Slot[]): string[] {
  const last = slots.at(-1);
  const until = last ? clockAt(new Date(last.startsAt), zone).date : "";
  return holidays.filter((day) => day >= from && day <= until && weekdays.includes(weekday(day)));
}
