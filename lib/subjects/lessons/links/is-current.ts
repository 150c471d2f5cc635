import type { Database } from "../../../base/db/types";
import { aboutLinks } from "../../../engines/meeting-links/notify";
import { hasNewer } from "../../../engines/notifications/about-class";
import type { NotificationRow } from "../../../engines/notifications/channel";
import type { NotificationData } from "../../../engines/notifications/events";
import { linkSources } from "./read-links";

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
  const source = linkSources[ref.of];
  const lessons = (await source.readLinks(db, [ref.id])).get(ref.id) ?? [];
  if (!lessons.some(({ endsAt }) => endsAt > now)) return false;
  if (!lessons.some(({ startsAt }) => startsAt.toISOString() === data.starts_at)) return false;
  const [participant] = await source.readParticipants(db, ref.id, { after: accountId - 1, limit: 1 });
  if (participant?.accountId !== accountId) return false;
  return !(await hasNewer(db, aboutLinks(ref), { id: notificationId, way, accountId }));
}
