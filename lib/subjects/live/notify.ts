import { eq } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import { liveSubscriptions } from "./tables";
import type { Database } from "../../base/db/types";
import { isLanguage } from "../../base/i18n/languages";
import { readContacts } from "../identity/queries";
import { mayNotify } from "../../engines/notifications/configured-channels";
import { insertNotifications, toNotificationRows } from "../../engines/notifications/enqueue";

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
  const isSameTime = after && Date.parse(after.startsAt) === Date.parse(before.startsAt);
  if (isSameTime || new Date(before.startsAt) <= now) return;
  const subscribers = tx
    .select({ id: liveSubscriptions.accountId })
    .from(liveSubscriptions)
    .where(eq(liveSubscriptions.liveId, id));
  for (let lastId = 0; ;) {
    const rows = await readContacts(tx, subscribers, { after: lastId, limit: batchSize });
    const values = rows.flatMap(({ accountId, name, email, language, isConfirmed }) =>
      toNotificationRows({
        kind: "live.changed",
        about: { accountId },
        mailTo: mayNotify({ isConfirmed }) ? ["person"] : [],
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
    await insertNotifications(tx, values);
    if (rows.length < batchSize) return;
    lastId = rows.at(-1)?.accountId ?? lastId;
  }
}
