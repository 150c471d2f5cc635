import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { LessonKind } from "../../base/paths";
import type { BusyTime } from "../../base/schedule/plan-warnings";

export type TimeRange = { from: Date; until: Date };
type ReadTimes<Who, Time> = (db: Database, who: Who, range: TimeRange) => Promise<Time[]>;

/** A lesson that a student attends. */
export type StudentTime = BusyTime & { studentId: number };

/** Reads the lessons of people that overlap a range and take place. */
export type BusyTimes = {
  ofTeacher: ReadTimes<number, BusyTime>;
  ofStudents: ReadTimes<readonly number[], StudentTime>;
};

/** Asks every subject that declares busy times, so that none needs to know the others. */
export function askSubjects(subjects: readonly { busyTimes?: Partial<BusyTimes> }[]): BusyTimes {
  return {
    ofTeacher: async (...request) => {
      const times = subjects.map(({ busyTimes }) => busyTimes?.ofTeacher?.(...request) ?? []);
      return (await Promise.all(times)).flat();
    },
    ofStudents: async (...request) => {
      const times = subjects.map(({ busyTimes }) => busyTimes?.ofStudents?.(...request) ?? []);
      return (await Promise.all(times)).flat();
    },
  };
}

type Row = { id: number; name: Localized; startsAt: Date; endsAt: Date };

export const toBusyTime =
  (of: LessonKind) =>
  ({ id, name, startsAt, endsAt }: Row): BusyTime => ({
    ...{ of, id, name },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  });
