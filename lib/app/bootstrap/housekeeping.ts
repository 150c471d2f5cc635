import { deleteExpiredCounters } from "../../base/limits/delete-expired";
import type { Database } from "../../base/db/types";
import { deleteOldKeys } from "../../engines/calls/retention";
import { deleteOldNotifications } from "../../engines/notifications/retention";
import { deleteUnusedPictures } from "../../engines/pictures/upload";
import type { Subject } from "../../engines/subject/define";
import { parts } from "../parts";

/** Deletes what has expired or is past its retention period, of all subjects and engines. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const part of parts as readonly Subject[]) await part.deleteExpired?.(db, now);
  await deleteExpiredCounters(db, now);
  await deleteOldKeys(db, now);
  await deleteOldNotifications(db, now);
  await deleteUnusedPictures(db, now);
}
