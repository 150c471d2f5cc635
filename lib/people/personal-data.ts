import { and, arrayOverlaps, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { bookings, waitingPlaces } from "../series/tables";
import { consents } from "../consents/tables";
import { accountLinks, accounts, calendars, tokens } from "../identity/tables";
import { liveSubscriptions } from "../live/tables";
import { notices } from "../notifications/tables";
import { pointLedger } from "../points/tables";
import { staffLog } from "../staff/tables";
import { teacherInvitations, teachers } from "../teachers/tables";
import { trialLessons } from "../trials/tables";
import type { Connection, Database } from "../db/types";
import { requireAccountByEmail, type accountOptions } from "../identity/commands";
import { findMemberLeads, isAbout } from "../leads/erase";
import { readLeads } from "../leads/lead-data";

/*
 * Copies of a person's data, as laws let people ask for them. What erasing deletes is here (lib/people/erase.ts), except
 * secrets and their hashes, and search keys, which repeat names.
 */

/** Exports all data of the person with this email. @throws CommandRefusal if no account has the email. */
export async function* exportPersonalData({ db }: Connection, { email }: z.output<typeof accountOptions>) {
  const account = await requireAccountByEmail(db, email);
  yield JSON.stringify(await readPersonalData(db, account));
}

/**
 * Reads all data of an account, of a parent's students, and of a parent without a login, who is the same person. The
 * ledger of a parent with a login is that person's; a student gets the lines about own seats.
 */
export async function readPersonalData(
  db: Database,
  { id, parentId }: Pick<typeof accounts.$inferSelect, "id" | "parentId">,
): Promise<object> {
  const {
    passwordHash: _hash,
    search: _search,
    sortKey: _key,
    pinyinKey: _pinyin,
    ...columns
  } = getTableColumns(accounts);
  const isOwn = or(
    eq(accounts.id, id),
    eq(accounts.parentId, id),
    and(eq(accounts.id, parentId ?? 0), isNull(accounts.email)),
  );
  const familyAccounts = await db.select(columns).from(accounts).where(isOwn).orderBy(asc(accounts.id));
  const ids = familyAccounts.map((account) => account.id);
  const emails = familyAccounts.flatMap(({ email }) => (email === null ? [] : [email]));
  const teacherIds = familyAccounts.flatMap(({ teacherId }) => teacherId ?? []);
  const bookingRows = await db.select().from(bookings).where(inArray(bookings.studentId, ids));
  const leads = await findMemberLeads(db, ids, emails);
  const bookingIds = bookingRows.map((booking) => booking.id);
  const { hash: _tokenHash, id: _session, ...loginColumns } = getTableColumns(tokens);
  const { hash: _linkHash, ...linkColumns } = getTableColumns(accountLinks);
  const { hash: _secret, ...calendarColumns } = getTableColumns(calendars);
  const {
    hash: _invitation,
    mailedHash: _mailed,
    ...invitationColumns
  } = getTableColumns(teacherInvitations);
  // A meeting link is the school's secret: it may open other classes, too.
  const { meetingUrl: _trialLink, ...trialColumns } = getTableColumns(trialLessons);
  const { meetingUrl: _classroom, ...teacherColumns } = getTableColumns(teachers);
  return {
    accounts: familyAccounts,
    logins: await db.select(loginColumns).from(tokens).where(inArray(tokens.accountId, ids)),
    mailed_links: await db.select(linkColumns).from(accountLinks).where(inArray(accountLinks.accountId, ids)),
    consents: await db
      .select()
      .from(consents)
      .where(inArray(consents.accountId, ids))
      .orderBy(asc(consents.id)),
    bookings: bookingRows,
    class_points: await db
      .select()
      .from(pointLedger)
      .where(or(inArray(pointLedger.accountId, ids), inArray(pointLedger.bookingId, bookingIds))),
    trial_lessons: await db
      .select(trialColumns)
      .from(trialLessons)
      .where(or(inArray(trialLessons.studentId, ids), inArray(trialLessons.parentId, ids))),
    saved_live_classes: await db
      .select()
      .from(liveSubscriptions)
      .where(inArray(liveSubscriptions.accountId, ids)),
    calendars: await db.select(calendarColumns).from(calendars).where(inArray(calendars.accountId, ids)),
    waiting_lists: await db.select().from(waitingPlaces).where(inArray(waitingPlaces.studentId, ids)),
    notices: await db
      .select()
      .from(notices)
      .where(
        or(
          inArray(notices.accountId, ids),
          inArray(sql`${notices.data} ->> 'email'`, emails),
          isAbout(leads),
        ),
      ),
    staff_notes: await db
      .select({ at: staffLog.createdAt, act: staffLog.act, note: staffLog.note })
      .from(staffLog)
      .where(arrayOverlaps(staffLog.noteAccounts, ids)),
    teachers: await db.select(teacherColumns).from(teachers).where(inArray(teachers.id, teacherIds)),
    teacher_invitations: await db
      .select(invitationColumns)
      .from(teacherInvitations)
      .where(inArray(teacherInvitations.email, emails)),
    ...(await readLeads(db, leads)),
  };
}
