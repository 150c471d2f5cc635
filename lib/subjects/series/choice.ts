import type { CourseMode } from "../../base/contract/types";
import { applyState } from "./apply-state";
import { choiceNames } from "./choice-names";
import { isoWeekday, toLocalTime } from "../../base/schedule/zoned";
import { containsWords, foldText } from "../../base/text/fold";
import { courseModes, itemKey, type SeriesItem } from "./item";
import { unpackStarts } from "./lesson-starts";

/** A parsed level, such as HSK 3 or HSK 1–2: its name with the first and the last number. */
type LevelRange = { name: string; first: number; last: number };

/** More levels than any scale has; a wider range is not treated as a range. */
const maxLevels = 20;

function parseLevels(level: string): LevelRange | undefined {
  const [, name = "", from, to = from] =
    /^(\D*)(\d{1,3})(?:\s*[-–—~～至到]\s*(\d{1,3}))?$/.exec(level.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== undefined && first <= last && last - first < maxLevels ? { name, first, last } : undefined;
}

/** Expands a range of levels: HSK 1–3 becomes HSK 1, HSK 2 and HSK 3. Other texts are returned unchanged. */
function singleLevels(level: string): string[] {
  const levels = parseLevels(level);
  if (!levels) return level.trim() ? [level] : [];
  const { name, first, last } = levels;
  return Array.from({ length: last - first + 1 }, (_, step) => `${name}${first + step}`);
}

/** Creates a filter for levels that overlap `wanted`: HSK 1–2 matches HSK 1, HSK 2 and HSK 2–3. */
export function createLevelFilter(wanted: string): (level: string) => boolean {
  const levels = new Set(singleLevels(wanted));
  return (level) => singleLevels(level).some((single) => levels.has(single));
}

export const sorts = ["date", "price"] as const;
export type Sort = (typeof sorts)[number];

/** Monday to Sunday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of day at which a lesson starts: from the first hour, before the second. The night passes midnight. */
export const partHours = {
  morning: { from: 5, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 23 },
  night: { from: 23, to: 5 },
} as const;
export type DayPart = keyof typeof partHours;
export const dayParts = Object.keys(partHours) as DayPart[];

/** Filters and sort order of the class lists, by the names of the page's query. */
export type Choice = {
  mode?: CourseMode;
  level?: string;
  /** Weekdays on which the visitor has time, in their time zone; in order, without duplicates. */
  day?: readonly Weekday[];
  /** Time of day at which the visitor has time, in their time zone. */
  time?: DayPart;
  /** Id of the teacher. */
  teacher?: number;
  /** Words of the name, the level or the teacher's name, as typed. */
  q?: string;
  sort?: Sort;
};

/** Length limits of the texts in the query; longer ones are ignored. */
const maxLevelLength = 40;
export const maxSearchLength = 80;

/** The weekdays of a query such as `135`: Monday, Wednesday and Friday. All seven mean no choice. */
function parseWeekdays(text: string | null): readonly Weekday[] | undefined {
  if (!text || !/^[1-7]+$/.test(text)) return undefined;
  const days = weekdays.filter((day) => text.includes(String(day)));
  return days.length < weekdays.length ? days : undefined;
}

/** Writes weekdays as `parseWeekdays` reads them; undefined for none and for all. */
export function weekdaysQuery(days: readonly Weekday[]): string | undefined {
  return parseWeekdays(days.join(""))?.join("");
}

/** Parses `?mode=live&level=HSK+3&day=135&sort=price`. Unknown values are ignored. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const level = query.get("level")?.trim();
  const text = query.get("q") ?? "";
  const teacher = Number(/^[1-9]\d{0,9}$/.exec(query.get("teacher") ?? "")?.[0]);
  return {
    mode: courseModes.find((mode) => mode === query.get("mode")),
    level: level && level.length <= maxLevelLength ? level : undefined,
    day: parseWeekdays(query.get("day")),
    time: dayParts.find((part) => part === query.get("time")),
    teacher: teacher || undefined,
    q: text.trim() !== "" && text.length <= maxSearchLength ? text : undefined,
    sort: sorts.find((sort) => sort === query.get("sort")),
  };
}

export const hasChoice = (choice: Choice): boolean =>
  Object.values(choice).some((value) => value !== undefined);

/** The parameters that `updateQueryString` removes to show all classes. */
export const noChoice: Partial<Record<keyof Choice, undefined>> = Object.fromEntries(
  choiceNames.map((name) => [name, undefined]),
);

/**
 * Creates a filter for classes whose lessons that have not started at `now` are all on these weekdays, and at least half
 * of them at this time of day, in a time zone: clocks may change during a class, which moves its lessons across a limit.
 * A class without such lessons passes only without a choice.
 */
function createTimeFilter({ day, time }: Choice, now: number, zone: string): (item: SeriesItem) => boolean {
  if (day === undefined && time === undefined) return () => true;
  const { from, to } = time ? partHours[time] : { from: 0, to: 24 };
  const isInPart = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
  return ({ starts }) => {
    const coming = unpackStarts(starts)
      .filter((start) => start >= now)
      .map((start) => toLocalTime(new Date(start), zone));
    const inPart = coming.filter((local) => isInPart(Number.parseInt(local.time)));
    const isOnDays = coming.every(({ date }) => !day || day.some((chosen) => chosen === isoWeekday(date)));
    return coming.length > 0 && isOnDays && inPart.length >= coming.length / 2;
  };
}

/** The folded text, also without spaces, so that "nihao" finds "Nǐ hǎo" and "hsk4" finds "HSK 4". */
function searchedText({ name, level, teacher }: SeriesItem): string {
  const text = foldText([name, level, teacher.name].join("\n"));
  return `${text}\n${text.replace(/ +/g, "")}`;
}

/**
 * Filters and sorts items at `now` (milliseconds since 1970) for a visitor in this time zone. Full and closed classes come last; within each group
 * the order is by date of the first lesson (classes without one last) or by price. Equal items, and all without a
 * sort, keep the provider's order.
 */
export function selectItems(
  items: readonly SeriesItem[],
  choice: Choice,
  now: number,
  zone: string,
): SeriesItem[] {
  const { mode, level, teacher, q, sort } = choice;
  const fits = level ? createLevelFilter(level) : () => true;
  const hasTimeFor = createTimeFilter(choice, now, zone);
  const matching = items.filter(
    (item) =>
      (!mode || item.mode === mode) &&
      (teacher === undefined || item.teacher.id === teacher) &&
      fits(item.level) &&
      hasTimeFor(item) &&
      (q === undefined || containsWords(searchedText(item), q)),
  );
  const isClosedByItem = new Map(matching.map((item) => [item, isFullOrClosed(item, now)]));
  return matching.toSorted(
    (a, b) => Number(isClosedByItem.get(a)) - Number(isClosedByItem.get(b)) || compare(sort, a, b),
  );
}

/** Most similar classes on the page of a closed class. */
const maxSimilar = 3;

/**
 * Lists open classes similar to a given one at `now` (milliseconds since 1970): same level and mode, then same level,
 * then same mode, each by date of the first lesson.
 */
export function similarClasses(to: SeriesItem, items: readonly SeriesItem[], now: number): SeriesItem[] {
  const fits = to.level ? createLevelFilter(to.level) : () => false;
  const likeness = (item: SeriesItem) => 2 * Number(fits(item.level)) + Number(item.mode === to.mode);
  return items
    .filter((item) => itemKey(item) !== itemKey(to) && applyState(item, now) === "open" && likeness(item) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || firstLessonTime(a) - firstLessonTime(b))
    .slice(0, maxSimilar);
}

/** Whether a class is full or closed. A class that the student has applied for is neither and keeps its place. */
function isFullOrClosed(item: SeriesItem, now: number): boolean {
  return ["full", "closed"].includes(applyState(item, now));
}

function compare(sort: Sort | undefined, a: SeriesItem, b: SeriesItem): number {
  if (sort === "price") return a.points - b.points;
  return sort === "date" ? firstLessonTime(a) - firstLessonTime(b) : 0;
}

/** Returns the first lesson's start. Finite for items without one, so that two of them compare as equal. */
function firstLessonTime({ opens }: SeriesItem): number {
  return opens === undefined ? Number.MAX_VALUE : Date.parse(opens);
}

/** Lists the teachers of the items by name. */
export function teachersOf(items: readonly SeriesItem[], language: string): SeriesItem["teacher"][] {
  const teachers = new Map(items.map(({ teacher }) => [teacher.id, teacher]));
  const { compare: compareNames } = new Intl.Collator(language);
  return [...teachers.values()].toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * Lists the single levels of the items in numeric order (HSK 2 before HSK 10). A class at HSK 1–2 counts for both.
 */
export function levelsOf(items: readonly SeriesItem[], language: string): string[] {
  const levels = new Set(items.flatMap(({ level }) => singleLevels(level)));
  return [...levels].toSorted(new Intl.Collator(language, { numeric: true }).compare);
}
