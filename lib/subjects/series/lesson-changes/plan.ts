import type { Localized } from "../../../base/db/localized";

/** A lesson of a class, with its teacher or substitute. */
export type PlannedLesson = {
  /** Undefined for a lesson that is to be added. */
  id: number | undefined;
  name: Localized;
  startsAt: Date;
  endsAt: Date;
  teacherId: number;
  meetingUrl: string | null;
};

/** What staff change about single lessons of a class. */
export type LessonChange =
  | { kind: "move"; lessonId: number; startsAt: Date }
  /** `instead` is the start of the lesson that is added; null gives its points back. */
  | { kind: "cancel"; lessonId: number; instead: Date | null }
  | { kind: "substitute"; lessonIds: readonly number[]; teacherId: number }
  | { kind: "link"; lessonId: number; meetingUrl: string | null };

export type ChangedLesson = { before: PlannedLesson & { id: number }; after: PlannedLesson | null };

export type LessonPlan = {
  changed: ChangedLesson[];
  /** All lessons after the change, by start. */
  lessons: PlannedLesson[];
};

type Problem = "gone" | "nothingToChange" | "lessonsOverlap" | "tooManyLessons";

/** Most lessons of a class, as its form has it (lib/engines/content/rules). */
const maxLessons = 200;

/** Applies a change to the lessons of a class. @returns the plan, or why there is none. */
export function planLessonChange(
  lessons: readonly (PlannedLesson & { id: number })[],
  change: LessonChange,
): LessonPlan | Problem {
  const ids = change.kind === "substitute" ? change.lessonIds : [change.lessonId];
  const found = lessons.filter(({ id }) => ids.includes(id));
  if (found.length === 0 || found.length !== new Set(ids).size) return "gone";
  const changed = found
    .map((before): ChangedLesson => ({ before, after: changeLesson(before, change) }))
    .filter(({ before, after }) => !after || !isSame(before, after));
  if (changed.length === 0) return "nothingToChange";
  const changedIds = new Set(changed.map(({ before }) => before.id));
  const all = [
    ...lessons.filter(({ id }) => !changedIds.has(id)),
    ...changed.flatMap(({ after }) => after ?? []),
  ].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (all.length > maxLessons) return "tooManyLessons";
  if (all.some(({ startsAt }, index) => index > 0 && startsAt < all[index - 1]!.endsAt))
    return "lessonsOverlap";
  return { changed, lessons: all };
}

function changeLesson(lesson: PlannedLesson & { id: number }, change: LessonChange): PlannedLesson | null {
  if (change.kind === "move") return { ...lesson, ...timesFrom(lesson, change.startsAt) };
  if (change.kind === "substitute") return { ...lesson, teacherId: change.teacherId };
  if (change.kind === "link") return { ...lesson, meetingUrl: change.meetingUrl };
  if (change.instead === null) return null;
  return { ...lesson, ...timesFrom(lesson, change.instead), id: undefined, meetingUrl: null };
}

/** A moved lesson keeps its length, also across a change of the clocks. */
const timesFrom = ({ startsAt, endsAt }: PlannedLesson, start: Date) => ({
  startsAt: start,
  endsAt: new Date(start.getTime() + endsAt.getTime() - startsAt.getTime()),
});

const isSame = (before: PlannedLesson, after: PlannedLesson) =>
  before.id === after.id &&
  before.startsAt.getTime() === after.startsAt.getTime() &&
  before.teacherId === after.teacherId &&
  before.meetingUrl === after.meetingUrl;
