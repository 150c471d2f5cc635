import { addDays, isoWeekday, toInstant, toLocalTime } from "../../base/schedule/zoned";
import type { SeriesFields } from "./content";

type Lesson = SeriesFields["lessons"][number];

/** A lesson that leaves a closed day. Instants in ISO 8601. */
export type LessonMove = { from: string; to: string };

type MoveOptions = {
  /** Whether there can be no lesson at a start. */
  isClosed: (startsAt: Date) => boolean;
  /** The school's time zone. */
  zone: string;
  now: Date;
};

/** How many days ahead a free slot is looked for. */
const maxDaysAhead = 730;
const weekMs = 7 * 24 * 60 * 60 * 1000;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/**
 * Moves the lessons ahead from closed days to the next free slots of their class, which are the weekdays and
 * times at which it has lessons by the school's clock. The names of the lessons ahead keep their order; a meeting link
 * stays with its lesson's time, or moves with it.
 * @returns all lessons by start, and the moves; a lesson without a free slot stays
 */
export function moveFromClosedDays(
  lessons: readonly Lesson[],
  { isClosed, zone, now }: MoveOptions,
): { lessons: Lesson[]; moves: LessonMove[] } {
  const sorted = byStart(lessons);
  const moves: LessonMove[] = [];
  let times: Lesson[] = sorted;
  for (const lesson of sorted) {
    const start = new Date(lesson.startsAt);
    if (start <= now || !isClosed(start)) continue;
    const lengthMs = Date.parse(lesson.endsAt) - start.getTime();
    const others = times.filter((other) => other !== lesson);
    const isFree = (at: Date) => {
      const [from, until] = [at.getTime(), at.getTime() + lengthMs];
      return (
        at > now &&
        !isClosed(at) &&
        others.every((other) => Date.parse(other.startsAt) >= until || Date.parse(other.endsAt) <= from)
      );
    };
    const to = findSlot(start, weeklySlots(sorted, lesson, zone), zone, isFree);
    if (!to) continue;
    const moved = {
      ...lesson,
      startsAt: to.toISOString(),
      endsAt: new Date(to.getTime() + lengthMs).toISOString(),
    };
    times = [...others, moved];
    moves.push({ from: lesson.startsAt, to: moved.startsAt });
  }
  return { lessons: moves.length > 0 ? renameInOrder(sorted, byStart(times), now) : [...lessons], moves };
}

const byStart = (lessons: readonly Lesson[]) =>
  lessons.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));

/**
 * The times of day at which a class has lessons, by weekday. A slot with a single lesson is an exception, unless the whole
 * class takes less than a week.
 */
function weeklySlots(lessons: readonly Lesson[], own: Lesson, zone: string): Map<number, string[]> {
  const slotOf = ({ startsAt }: Lesson) => {
    const { date, time } = toLocalTime(new Date(startsAt), zone);
    return { weekday: isoWeekday(date), time };
  };
  const counts = new Map<string, number>();
  for (const lesson of lessons) {
    const { weekday, time } = slotOf(lesson);
    counts.set(`${weekday} ${time}`, (counts.get(`${weekday} ${time}`) ?? 0) + 1);
  }
  const ownSlot = slotOf(own);
  const spanMs = Date.parse(lessons.at(-1)?.startsAt ?? "") - Date.parse(lessons[0]?.startsAt ?? "");
  const regular = [...counts].filter(
    ([slot, count]) => spanMs < weekMs || count > 1 || slot === `${ownSlot.weekday} ${ownSlot.time}`,
  );
  const timesOn = (weekday: number) =>
    regular.flatMap(([slot]) => (slot.startsWith(`${weekday} `) ? slot.slice(2) : [])).toSorted();
  return new Map(weekdays.map((weekday) => [weekday, timesOn(weekday)]));
}

/** Finds the first free slot after a start. */
function findSlot(
  start: Date,
  slots: ReadonlyMap<number, string[]>,
  zone: string,
  isFree: (at: Date) => boolean,
): Date | undefined {
  const { date } = toLocalTime(start, zone);
  for (let days = 0; days <= maxDaysAhead; days += 1) {
    const day = addDays(date, days);
    const at = (slots.get(isoWeekday(day)) ?? [])
      .map((time) => toInstant(day, time, zone))
      .find((instant) => instant > start && isFree(instant));
    if (at) return at;
  }
  return undefined;
}

/** Gives the lessons ahead their names in the order before the moves. */
function renameInOrder(before: readonly Lesson[], after: readonly Lesson[], now: Date): Lesson[] {
  const isAhead = ({ startsAt }: Lesson) => new Date(startsAt) > now;
  const names = before.filter(isAhead).map(({ name }) => name);
  return after.map((lesson) =>
    isAhead(lesson) ? { ...lesson, name: names.shift() ?? lesson.name } : lesson,
  );
}
