import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { LessonKind } from "../../base/paths";
import type { BusyTime } from "../../base/schedule/plan-warnings";

export type TimeRange = { from: Date; until: Date };
type ReadTimes = (db: Database, id: number, range: TimeRange) => Promise<BusyTime[]>;

/** Reads the lessons of a person that overlap a range and take place. */
export type BusyTimes = { ofTeacher: ReadTimes; ofStudent: ReadTimes };

/** Asks every subject that declares busy times, so that none needs to know the others. */
export function askSubjects(subjects: readonly { busyTimes?: Partial<BusyTimes> }[]): BusyTimes {
  const ask =
    (of: keyof BusyTimes): ReadTimes =>
    async (...request) => {
      const times = await Promise.all(subjects.map(({ busyTimes }) => busyTimes?.[of]?.(...request) ?? []));
      return times.flat();
    };
  return { ofTeacher: ask("ofTeacher"), ofStudent: ask("ofStudent") };
}

type Row = { id: number; name: Localized; startsAt: Date; endsAt: Date };

export const toBusyTime =
  (of: LessonKind) =>
  ({ id, name, startsAt, endsAt }: Row): BusyTime => ({
    ...{ of, id, name },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  });
