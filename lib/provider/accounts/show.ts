import { asc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type * as z from "zod";
import {
  accounts,
  bookings,
  calendars,
  liveSubscriptions,
  notices,
  pointLedger,
  trialLessons,
  waitingPlaces,
} from "../db/schema";
import type { Connection } from "../db/types";
import { accountWith, type accountOptions } from "./commands";

/**
 * Exports all data of the person with this email, and of a parent's students, as one JSON value. Password hashes and
 * logins are left out.
 * @throws CommandRefusal if no account has the email.
 */
export async function* showAccount({ db }: Connection, { email }: z.output<typeof accountOptions>) {
  const account = await accountWith(db, email);
  const family = or(eq(accounts.id, account.id), eq(accounts.parentId, account.id));
  const { passwordHash: _hash, ...told } = getTableColumns(accounts);
  const people = await db.select(told).from(accounts).where(family).orderBy(asc(accounts.id));
  const ids = people.map(({ id }) => id);
  const ledgerOf = account.parentId ?? account.id;
  yield JSON.stringify({
    accounts: people,
    bookings: await db.select().from(bookings).where(inArray(bookings.studentId, ids)),
    class_points: await db.select().from(pointLedger).where(eq(pointLedger.accountId, ledgerOf)),
    trial_lessons: await db.select().from(trialLessons).where(inArray(trialLessons.studentId, ids)),
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
