import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { bookings, isSeat } from "../../subjects/series/tables";
import { accounts } from "../../subjects/identity/tables";
import { liveSubscriptions } from "../../subjects/live/tables";
import { trialParticipants } from "../../subjects/trials/upcoming-trials";
import type { Database } from "../../base/db/types";
import { isConfirmed, parents, isReachable, memberColumns } from "../../subjects/identity/member-columns";
import { leadTimeMs, type UpcomingLesson } from "./upcoming-lessons";

/** Students per statement, so that neither locks nor rendering delay pages. */
export const batchSize = 10;

/** The tables of participants, with the time when they joined. */
const participantsOf = () =>
  ({
    live: {
      table: liveSubscriptions,
      classId: liveSubscriptions.liveId,
      accountId: liveSubscriptions.accountId,
      since: liveSubscriptions.createdAt,
      is: undefined,
      mailTo: isConfirmed,
    },
    series: {
      table: bookings,
      classId: bookings.classId,
      accountId: bookings.studentId,
      since: bookings.createdAt,
      is: isSeat,
      mailTo: sql<boolean>`true`,
    },
    trial: { ...trialParticipants(leadTimeMs("trial")), mailTo: sql<boolean>`true` },
  }) as const;

/** Returns the next participants by id, with one index read. */
export async function nextAccounts(
  db: Database,
  { of, class: { id } }: UpcomingLesson,
  after: number,
): Promise<number[]> {
  const { table, classId, accountId } = participantsOf()[of];
  const rows = await db
    .selectDistinct({ id: accountId })
    .from(table)
    .where(and(eq(classId, id), gt(accountId, after)))
    .orderBy(asc(accountId))
    .limit(batchSize);
  return rows.map((row) => row.id);
}

/** Finds which accounts to remind. Participants who joined after the time of the reminder need none. */
export function findReminderRecipients(
  db: Database,
  { of, class: { id }, startsAt }: UpcomingLesson,
  accountIds: readonly number[],
) {
  const { table, classId, accountId, since, is, mailTo } = participantsOf()[of];
  return db
    .select({ ...memberColumns, mailTo })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        eq(classId, id),
        inArray(accountId, [...accountIds]),
        lte(since, new Date(startsAt.getTime() - leadTimeMs(of))),
        is,
        isReachable,
        // Members without mail are needed only for the webhook.
        configuredChannels().webhook ? undefined : mailTo,
      ),
    );
}
