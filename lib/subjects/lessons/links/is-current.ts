import { and, eq, gt } from "drizzle-orm";
import { notifications } from "../../../engines/notifications/tables";
import type { Database } from "../../../base/db/types";
import type { NotificationRow } from "../../../engines/notifications/channel";
import type { NotificationData } from "../../../engines/notifications/events";
import { isAboutClass, readParticipants } from "./participants";
import { readLinks } from "./read-links";

type LinkNotification = Pick<NotificationRow, "id" | "way"> & {
  accountId: number;
  data: NotificationData<"classroom.changed">;
};

/**
 * Whether a notification about a changed link is still true when it is sent: the class is not over, its lesson is
 * still at the stated time, the member takes part, and no newer notification replaces it.
 */
export async function isLinkChangeCurrent(
  db: Database,
  { id: notificationId, way, accountId, data }: LinkNotification,
  now: Date,
): Promise<boolean> {
  const ref = { of: data.of, id: data.class.id };
  const lessons = (await readLinks(db, ref.of, [ref.id])).get(ref.id) ?? [];
  if (!lessons.some(({ endsAt }) => endsAt > now)) return false;
  if (!lessons.some(({ startsAt }) => startsAt.toISOString() === data.starts_at)) return false;
  const [participant] = await readParticipants(db, ref, { after: accountId - 1, limit: 1 });
  if (participant?.accountId !== accountId) return false;
  const isNewer = and(
    isAboutClass(ref),
    eq(notifications.accountId, accountId),
    eq(notifications.way, way),
    gt(notifications.id, notificationId),
  );
  return (await db.$count(notifications, isNewer)) === 0;
}
