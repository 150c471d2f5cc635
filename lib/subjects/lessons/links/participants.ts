import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { bookings, isSeat, seriesClasses } from "../../series/tables";
import { accounts } from "../../identity/tables";
import { liveClasses, liveSubscriptions } from "../../live/tables";
import { notifications } from "../../../engines/notifications/tables";
import { trialLessons } from "../../trials/tables";
import type { Database } from "../../../base/db/types";
import { isConfirmed, isReachable, memberColumns, parents } from "../../identity/member-columns";
import type { Localized } from "../../../base/db/localized";
import { enterableTrialStates } from "../../../base/contract/trial-states";
import type { LessonKind } from "../../../base/paths";

export type ClassRef = { of: LessonKind; id: number };
export type Participant = Awaited<ReturnType<typeof readParticipants>>[number];

/** The next participants by id: students with a seat, subscribers of a live class, or the student of a trial lesson. */
export function readParticipants(
  tx: Database,
  { of, id }: ClassRef,
  { after, limit }: { after: number; limit: number },
) {
  const isNext = and(isReachable, gt(accounts.id, after));
  if (of === "live")
    return tx
      .select({ ...memberColumns, mailTo: isConfirmed, className: liveClasses.courseName })
      .from(liveSubscriptions)
      .innerJoin(liveClasses, eq(liveClasses.id, liveSubscriptions.liveId))
      .innerJoin(accounts, eq(accounts.id, liveSubscriptions.accountId))
      .leftJoin(parents, eq(parents.id, accounts.parentId))
      .where(and(eq(liveSubscriptions.liveId, id), isNext))
      .orderBy(asc(accounts.id))
      .limit(limit);
  if (of === "trial")
    return tx
      .select({ ...memberColumns, mailTo: sql<boolean>`true`, className: noClass })
      .from(trialLessons)
      .innerJoin(accounts, eq(accounts.id, trialLessons.studentId))
      .leftJoin(parents, eq(parents.id, accounts.parentId))
      .where(and(eq(trialLessons.id, id), inArray(trialLessons.state, [...enterableTrialStates]), isNext))
      .limit(limit);
  return tx
    .select({ ...memberColumns, mailTo: sql<boolean>`true`, className: seriesClasses.comboName })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(accounts, eq(accounts.id, bookings.studentId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(and(eq(bookings.classId, id), isSeat, isNext))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** A trial lesson belongs to no class. */
const noClass = sql<Localized>`'{}'::jsonb`;

/** Whether a notification is about a changed link of the class. */
export const isAboutClass = ({ of, id }: ClassRef) =>
  and(
    eq(notifications.kind, "classroom.changed"),
    sql`${notifications.data} ->> 'of' = ${of}`,
    sql`${notifications.data} -> 'class' ->> 'id' = ${String(id)}`,
  );
