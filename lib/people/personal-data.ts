import { asc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type * as z from "zod";
import {
  accounts,
  bookings,
  calendars,
  consents,
  liveSubscriptions,
  notices,
  pointLedger,
  trialLessons,
  waitingPlaces,
} from "../db/schema";
import type { Connection } from "../db/types";
import { requireAccountByEmail, type accountOptions } from "../identity/commands";

/**
 * Exports all data of the person with this email, and of a parent's students, as one JSON value. Password hashes and
 * logins are left out.
 * @throws CommandRefusal if no account has the email.
 */
export async function* exportPersonalData({ db }: Connection, { email }: z.output<typeof accountOptions>) {
  const account = await requireAccountByEmail(db, email);
  const isFamily = or(eq(accounts.id, account.id), eq(accounts.parentId, account.id));
  const { passwordHash: _hash, ...publicColumns } = getTableColumns(accounts);
  // A meeting link is the school's secret: it may open other classes, too.
  const { meetingUrl: _link, ...trialColumns } = getTableColumns(trialLessons);
  const familyAccounts = await db
    .select(publicColumns)
    .from(accounts)
    .where(isFamily)
    .orderBy(asc(accounts.id));
  const ids = familyAccounts.map(({ id }) => id);
  const ledgerAccountId = account.parentId ?? account.id;
  yield JSON.stringify({
    accounts: familyAccounts,
    consents: await db
      .select()
      .from(consents)
      .where(inArray(consents.accountId, ids))
      .orderBy(asc(consents.id)),
    bookings: await db.select().from(bookings).where(inArray(bookings.studentId, ids)),
    class_points: await db.select().from(pointLedger).where(eq(pointLedger.accountId, ledgerAccountId)),
    trial_lessons: await db
      .select(trialColumns)
      .from(trialLessons)
      .where(inArray(trialLessons.studentId, ids)),
    saved_live_classes: await db
      .select()
      .from(liveSubscriptions)
      .where(inArray(liveSubscriptions.accountId, ids)),
    calendars: await db
      .select({ accountId: calendars.accountId, entries: calendars.entries, createdAt: calendars.createdAt })
      .from(calendars)
      .where(inArray(calendars.accountId, ids)),
    waiting_lists: await db.select().from(waitingPlaces).where(inArray(waitingPlaces.studentId, ids)),
    notices: await db.select().from(notices).where(inArray(notices.accountId, ids)),
  });
}
