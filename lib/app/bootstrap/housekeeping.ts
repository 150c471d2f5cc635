import { lt, and, eq, or } from "drizzle-orm";
import { idempotencyKeys } from "../../engines/calls/tables";
import { accountLinks, knownNetworks, tokens } from "../../subjects/identity/tables";
import { rateLimits } from "../../base/limits/tables";
import { notifications } from "../../engines/notifications/tables";
import { staffInvitations, staffSessions } from "../../subjects/staff/tables";
import { teacherInvitations } from "../../subjects/teachers/tables";
import type { Database } from "../../base/db/types";
import { forgetRemovedRecords } from "../editing/removed";
import { deleteOldRecordings } from "../../subjects/lessons/recordings/retention";
import { deleteOldLeads } from "../../subjects/leads/retention";
import { deleteUnusedPictures } from "../../engines/pictures/upload";
import { deleteOldPlaces } from "../../subjects/series/bookings/waiting-list";

const dayMs = 24 * 60 * 60 * 1000;
/** Sent notifications are deleted after a month; the event itself is stored in its own table. */
const sentRetentionMs = 30 * dayMs;
/** Stuck notifications are kept for staff for three months. */
const stuckRetentionMs = 90 * dayMs;

/** Deletes notifications past their retention period. */
export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const before = (ageMs: number) => lt(notifications.createdAt, new Date(now.getTime() - ageMs));
  await db
    .delete(notifications)
    .where(
      or(
        and(eq(notifications.state, "sent"), before(sentRetentionMs)),
        and(eq(notifications.state, "stuck"), before(stuckRetentionMs)),
      ),
    );
}

/** A student who withdraws a voice can count on it being erased after a month; until then, staff can undo a mistake. */
const removedVoiceRetentionMs = 30 * dayMs;

/** Lifetime of an Idempotency-Key in milliseconds: a day, far longer than clients retry. */
const keyTtlMs = 24 * 60 * 60 * 1000;

/**
 * Deletes expired tokens, links, counters and known networks, old Idempotency-Keys, unused uploads, and leads,
 * recordings, removed voices of students and notifications past their retention period.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
  await db.delete(teacherInvitations).where(lt(teacherInvitations.expiresAt, now));
  await db.delete(knownNetworks).where(lt(knownNetworks.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyTtlMs)));
  await deleteOldNotifications(db, now);
  await deleteOldLeads(db, now);
  await deleteOldRecordings(db, now);
  await forgetRemovedRecords(db, "voice", new Date(now.getTime() - removedVoiceRetentionMs));
  await deleteUnusedPictures(db, now);
  await deleteOldPlaces(db, now);
}
