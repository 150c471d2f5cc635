import { fallbackLanguage, languages, type Language } from "../../base/i18n/languages";
import { toLocalTime, daysBetween, isoWeekday, repeatedOccurrence } from "../../base/schedule/zoned";
import { lessonStart, toTexts, toLocal, type LessonValue } from "../../engines/content/form-values";
import { moveDays, type Pattern, type LessonSlot } from "./pattern";

/* Operations on the lessons of a class as form values. */

/** Form values of a lesson's start. */
const startValues = (instant: string) => ({ instant, startsAt: toLocal(instant) });

const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

/** Whether a lesson still has the default name of some number. */
function isUnnamed({ name }: LessonValue, names: LessonNames): boolean {
  const n = Number(/\d+/.exec(name[fallbackLanguage])?.[0]);
  const defaults = names(n);
  return (
    name[fallbackLanguage] === defaults[fallbackLanguage] &&
    languages.every((language) => name[language] === defaults[language] || name[language] === "")
  );
}

/** Renumbers lessons with a default name. */
function renumber(lessons: LessonValue[], names: LessonNames): LessonValue[] {
  return lessons.map((lesson, index) =>
    isUnnamed(lesson, names) ? { ...lesson, name: toTexts(names(index + 1)) } : lesson,
  );
}

/** Creates one lesson per slot with the class's default length; existing names and meeting links stay. */
export function lessonsFromSlots(
  slots: readonly LessonSlot[],
  before: readonly LessonValue[],
  names: LessonNames,
): LessonValue[] {
  return slots.map(({ startsAt }, index) => ({
    name: before[index]?.name ?? toTexts(names(index + 1)),
    ...startValues(startsAt),
    minutes: "",
    meetingUrl: before[index]?.meetingUrl ?? "",
  }));
}

/** Days by which the lessons move so that the first is on `day`; 0 if the first has no time. */
export function daysUntil([first]: readonly LessonValue[], day: string, zone: string): number {
  const start = first ? lessonStart(first) : "";
  return isInstant(start) ? daysBetween(toLocalTime(new Date(start), zone).date, day) : 0;
}

/** Moves an instant by days at the same local time of the zone; an invalid one stays unchanged. */
export function moveInstant(instant: string, days: number, zone: string): string {
  return isInstant(instant) ? moveDays(instant, days, zone) : instant;
}

/** Moves each lesson by days and keeps its length. */
export function moveLessons(lessons: readonly LessonValue[], days: number, zone: string): LessonValue[] {
  return lessons.map((lesson) => {
    const start = lessonStart(lesson);
    return isInstant(start) ? { ...lesson, ...startValues(moveInstant(start, days, zone)) } : lesson;
  });
}

/** Adds a lesson a week after the last. */
export function addLesson(lessons: readonly LessonValue[], zone: string, names: LessonNames): LessonValue[] {
  const last = lessons.at(-1);
  const start = last ? lessonStart(last) : "";
  const next = isInstant(start) ? startValues(moveInstant(start, 7, zone)) : { instant: "", startsAt: "" };
  const name = toTexts(names(lessons.length + 1));
  return renumber([...lessons, { name, ...next, minutes: "", meetingUrl: "" }], names);
}

export const removeLesson = (
  lessons: readonly LessonValue[],
  index: number,
  names: LessonNames,
): LessonValue[] => renumber(lessons.toSpliced(index, 1), names);

/** Inserts a removed lesson at its former position. */
export const restoreLesson = (
  lessons: readonly LessonValue[],
  index: number,
  lesson: LessonValue,
  names: LessonNames,
): LessonValue[] => renumber(lessons.toSpliced(Math.min(index, lessons.length), 0, lesson), names);

/** Days on which a lesson starts at a local time that occurs twice because clocks go back. */
export const repeatedDays = (lessons: readonly LessonValue[], zone: string): string[] =>
  lessons.flatMap((lesson) => {
    const start = new Date(lessonStart(lesson));
    return repeatedOccurrence(start, zone) ? toLocalTime(start, zone).date : [];
  });

const startTime = (lesson: LessonValue) => Date.parse(lessonStart(lesson));

export const isInOrder = (lessons: readonly LessonValue[]): boolean =>
  lessons.every((lesson, index) => index === 0 || !(startTime(lesson) < startTime(lessons[index - 1]!)));

/** Sorts lessons by start; those without a valid time come last. */
export const sortLessons = (lessons: readonly LessonValue[], names: LessonNames): LessonValue[] =>
  renumber(
    lessons.toSorted((one, other) => (startTime(one) || Infinity) - (startTime(other) || Infinity) || 0),
    names,
  );

/** Holidays of a pattern that cost a lesson. */
export function skippedHolidays(
  { from, weekdays, holidays, zone }: Pattern,
  slots: readonly LessonSlot[],
): string[] {
  const last = slots.at(-1);
  const until = last ? toLocalTime(new Date(last.startsAt), zone).date : "";
  return holidays.filter((day) => day >= from && day <= until && weekdays.includes(isoWeekday(day)));
}

/** Returns the default name of the n-th lesson in each language. */
export type LessonNames = (n: number) => Record<Language, string>;
