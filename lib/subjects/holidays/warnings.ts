import type { Database } from "../../base/db/types";
import type { Period } from "../../base/schedule/plan-warnings";
import type { PublishWarning } from "../../engines/content/warnings";
import { findLessonsOnClosedDays } from "./queries";

/** Warns once for each closed days in which lessons begin that are not over at the publication. */
export async function findClosedDayWarnings(
  db: Database,
  times: readonly Period[],
  at: Date,
): Promise<PublishWarning[]> {
  const ahead = times.filter(({ endsAt }) => endsAt > at.toISOString());
  const warnings = new Map<number, PublishWarning & { count: number }>();
  for (const { time, closed } of await findLessonsOnClosedDays(db, ahead)) {
    const known = warnings.get(closed.id);
    if (known) known.count += 1;
    else warnings.set(closed.id, { code: "closedDay", count: 1, at: time.startsAt, other: closed.name });
  }
  return [...warnings.values()];
}
