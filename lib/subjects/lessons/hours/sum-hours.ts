import { taughtKinds, type TaughtKind } from "../kinds";

/** A lesson that took place. */
export type HeldLesson = {
  kind: TaughtKind;
  teacherId: number;
  /** The teacher whom this one replaced, if any. */
  replacedTeacherId: number | null;
  startsAt: Date;
  endsAt: Date;
  /** How late its teacher began. */
  lateMinutes: number;
};

/** A lesson that was canceled too late. */
export type LateCancelation = { kind: TaughtKind; teacherId: number };

/** A teacher's lessons of a kind. */
export type KindHours = {
  kind: TaughtKind;
  lessons: number;
  minutes: number;
  /** Of these lessons, those of another teacher. */
  takenOver: number;
  /** The teacher's own lessons that another one held. */
  givenAway: number;
  /** Lessons that the teacher began late, and by how much altogether. */
  late: number;
  lateMinutes: number;
  canceledLate: number;
};

const minuteMs = 60_000;

/** Sums lessons by teacher and kind; minutes are real time, also where clocks change. Each lesson counts once. */
export function sumHours(
  held: readonly HeldLesson[],
  canceled: readonly LateCancelation[],
): Map<number, KindHours[]> {
  const byTeacher = new Map<number, Map<TaughtKind, KindHours>>();
  const hoursOf = (teacherId: number, kind: TaughtKind) => {
    const kinds = byTeacher.get(teacherId) ?? new Map<TaughtKind, KindHours>();
    const hours = kinds.get(kind) ?? {
      ...{ kind, lessons: 0, minutes: 0, takenOver: 0, givenAway: 0 },
      ...{ late: 0, lateMinutes: 0, canceledLate: 0 },
    };
    byTeacher.set(teacherId, kinds.set(kind, hours));
    return hours;
  };
  for (const { kind, teacherId, replacedTeacherId, startsAt, endsAt, lateMinutes } of held) {
    const hours = hoursOf(teacherId, kind);
    hours.lessons += 1;
    hours.minutes += Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);
    if (lateMinutes > 0) hours.late += 1;
    hours.lateMinutes += lateMinutes;
    if (replacedTeacherId === null || replacedTeacherId === teacherId) continue;
    hours.takenOver += 1;
    hoursOf(replacedTeacherId, kind).givenAway += 1;
  }
  for (const { kind, teacherId } of canceled) hoursOf(teacherId, kind).canceledLate += 1;
  return new Map(
    [...byTeacher].map(([id, kinds]) => [id, taughtKinds.flatMap((kind) => kinds.get(kind) ?? [])]),
  );
}

/**
 * Returns what minutes earn, in minor units, rounded half up.
 * @param rate for 60 minutes, in minor units
 */
export const payFor = (minutes: number, rate: number): number => Math.floor((minutes * rate) / 60 + 0.5);
