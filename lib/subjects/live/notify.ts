import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import { accounts } from "../identity/tables";
import { liveSubscriptions } from "./tables";
import { notifications } from "../../engines/notifications/tables";
import type { Database } from "../../base/db/types";
import { isLanguage } from "../../base/i18n/languages";
import { isConfirmed, parents, isReachable, memberColumns } from "../identity/member-columns";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { toNotificationRows } from "../../engines/notifications/enqueue";

/** The published fields of a live class. */
type Live = { courseName: Localized; lessonName: Localized; startsAt: string };

/** Subscribers per query. */
const batchSize = 500;

/**
 * Notifies the subscribers of a live class that it was moved or canceled, in the transaction of the change. A class
 * that has started is left out.
 * @param change.after null for a removal, which must follow, since it deletes the subscriptions.
 */
export async function notifyOfLiveChange(
  tx: Database,
  id: number,
  { before, after, now }: { before: Live; after: Live | null; now: Date },
): Promise<void> {
  const { mail, webhook } = configuredChannels();
  const isSameTime = after && Date.parse(after.startsAt) === Date.parse(before.startsAt);
  if (isSameTime || new Date(before.startsAt) <= now || (!mail && !webhook)) return;
  const isSubscribed = eq(liveSubscriptions.liveId, id);
  for (let lastId = 0; ;) {
    const rows = await readSubscribers(tx, and(isSubscribed, gt(accounts.id, lastId)));
    const values = rows.flatMap(({ accountId, name, email, language, writeTo }) =>
      toNotificationRows({
        kind: "live.changed",
        about: { accountId },
        mailTo: writeTo ? ["person"] : [],
        now,
        data: {
          student: { id: accountId, name },
          email,
          language: isLanguage(language) ? language : null,
          class: { id, name: before.courseName },
          lesson: before.lessonName,
          was: new Date(before.startsAt).toISOString(),
          starts_at: after && new Date(after.startsAt).toISOString(),
        },
      }),
    );
    if (values.length > 0) await tx.insert(notifications).values(values);
    if (rows.length < batchSize) return;
    lastId = rows.at(-1)?.accountId ?? lastId;
  }
}

const readSubscribers = (tx: Database, condition: SQL | undefined) =>
  tx
    .select({ ...memberColumns, writeTo: isConfirmed })
    .from(liveSubscriptions)
    .innerJoin(accounts, eq(accounts.id, liveSubscriptions.accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(and(condition, isReachable))
    .orderBy(asc(accounts.id))
    .limit(batchSize);
