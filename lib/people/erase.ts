import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import { CommandRefusal } from "../commands/command";
import { bookings } from "../series/tables";
import { idempotencyKeys } from "../calls/tables";
import { consents } from "../consents/tables";
import { accounts, calendars } from "../identity/tables";
import { liveSubscriptions } from "../live/tables";
import { notices } from "../notifications/tables";
import { pointLedger } from "../points/tables";
import { staffLog } from "../staff/tables";
import { teacherInvitations } from "../teachers/tables";
import { trialLessons } from "../trials/tables";
import type { Connection, Database } from "../db/types";
import { eraseMemberLeads } from "../leads/erase";
import { leaveWaitingLists } from "../series/bookings/waiting-list";
import { accountOptions, requireAccountByEmail, endLogins } from "../identity/commands";
import { forgetNetworks } from "../identity/known-networks";
import { deleteLinks } from "../identity/account-links";

/** With `student`, only the student of that name under the parent account with this email. */
export const eraseAccountOptions = accountOptions.extend({ student: z.string().trim().min(1).optional() });

/**
 * Erases the personal data of the account with this email; see `eraseAccountData`. Yields an empty JSON object.
 * @throws CommandRefusal if no account has the email, or not exactly one of its students has the name.
 */
export async function* eraseAccount({ db }: Connection, options: z.output<typeof eraseAccountOptions>) {
  await db.transaction(async (tx) => {
    const account = await requireAccountByEmail(tx, options.email);
    const id =
      options.student === undefined ? account.id : await findStudentByName(tx, account.id, options.student);
    await eraseAccountData(tx, id);
  });
  yield "{}";
}

/**
 * Erases the personal data of an account in the caller's transaction.
 *
 * Cleared: email, password, name, picture, language, time zone, year of birth, consent, notes of seats and of points, and
 * what staff wrote about the person in the audit log. Deleted: consents, saved live classes, waiting list places,
 * calendars, notifications, trial lessons that were not held, the wishes for those that were, stored idempotency keys,
 * logins, links, invitations, leads that the person sent while logged in, and leads with the same email or the phone
 * numbers of those leads.
 *
 * Students of a parent that have no login are erased too, because no one else can reach them. So is a parent without a
 * login, once it has no other student. Rows stay with their seats and points, which counts and the ledger depend on.
 */
export async function eraseAccountData(tx: Database, id: number, now = new Date()): Promise<void> {
  const findDependentStudents = async () => {
    const dependentStudents = and(
      eq(accounts.parentId, id),
      isNull(accounts.email),
      ne(accounts.nickname, ""),
    );
    return (await tx.select({ id: accounts.id }).from(accounts).where(dependentStudents)).map(
      (student) => student.id,
    );
  };
  await eraseAccounts(tx, [id, ...(await findDependentStudents())], now);
  // Students that were added before the parent's row was locked. While the lock is held, no more can be added.
  const newStudents = await findDependentStudents();
  if (newStudents.length > 0) await eraseAccounts(tx, newStudents, now);
  const siblings = alias(accounts, "other");
  const named = tx
    .select({ id: siblings.id })
    .from(siblings)
    .where(and(eq(siblings.parentId, accounts.id), ne(siblings.nickname, "")));
  const [account] = await tx
    .select({ parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (account?.parentId == null) return;
  // A parent with a login is another person and is not erased.
  const [parent] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, account.parentId), isNull(accounts.email), notExists(named)));
  if (parent) await eraseAccounts(tx, [parent.id], now);
}

const erasedFields = {
  email: null,
  passwordHash: null,
  emailConfirmedAt: null,
  language: null,
  timeZone: null,
  nickname: "",
  avatar: "",
  birthYear: null,
  consentAt: null,
};

async function eraseAccounts(tx: Database, ids: number[], now: Date): Promise<void> {
  // This comes first, because classes must be locked before accounts, as in a booking.
  await leaveWaitingLists(tx, ids, now);
  // Notes of staff may contain personal data. Seats are changed before accounts, as in a cancellation.
  await tx
    .update(bookings)
    .set({ note: null })
    .where(and(inArray(bookings.studentId, ids), isNotNull(bookings.note)));
  await eraseNotes(tx, ids);
  const emailRows = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const emails = emailRows.flatMap(({ email }) => (email === null ? [] : [email]));
  await eraseMemberLeads(tx, ids, emails);
  for (const email of emails) await eraseEmailData(tx, email);
  await tx.update(accounts).set(erasedFields).where(inArray(accounts.id, ids));
  await tx.delete(notices).where(inArray(notices.accountId, ids));
  await tx.delete(calendars).where(inArray(calendars.accountId, ids));
  await tx.delete(consents).where(inArray(consents.accountId, ids));
  await tx.delete(liveSubscriptions).where(inArray(liveSubscriptions.accountId, ids));
  await tx
    .delete(trialLessons)
    .where(and(inArray(trialLessons.studentId, ids), ne(trialLessons.state, "held")));
  // Lessons that were held are kept without the family's contact data, whichever member entered it, and without a link.
  await tx
    .update(trialLessons)
    .set({ wishes: null, meetingUrl: null })
    .where(or(inArray(trialLessons.studentId, ids), inArray(trialLessons.parentId, ids)));
  await tx.delete(idempotencyKeys).where(
    inArray(
      idempotencyKeys.scope,
      ids.map((id) => `account:${id}`),
    ),
  );
  for (const id of ids) {
    await endLogins(tx, id);
    await deleteLinks(tx, id);
  }
}

/** Clears what staff wrote about the accounts: with changes of points, which need a note, and in the audit log. */
async function eraseNotes(tx: Database, ids: number[]): Promise<void> {
  const ownBookings = tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.studentId, ids));
  await tx
    .update(pointLedger)
    .set({ note: sql`case when ${pointLedger.reason} = 'operator' then '' end` })
    .where(
      and(
        or(inArray(pointLedger.accountId, ids), inArray(pointLedger.bookingId, ownBookings)),
        isNotNull(pointLedger.note),
      ),
    );
  await tx
    .update(staffLog)
    .set({ note: null, noteAccounts: [] })
    .where(arrayOverlaps(staffLog.noteAccounts, ids));
}

/** Deletes data outside the account by its email: pending mails to it, an open invitation, known networks. */
async function eraseEmailData(tx: Database, email: string): Promise<void> {
  await tx.delete(notices).where(eq(sql`${notices.data} ->> 'email'`, email));
  await tx.delete(teacherInvitations).where(eq(teacherInvitations.email, email));
  await forgetNetworks(tx, { kind: "member", email });
}

async function findStudentByName(db: Database, parentId: number, name: string): Promise<number> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.parentId, parentId), eq(accounts.nickname, name)));
  if (found.length !== 1 || !found[0]) {
    throw new CommandRefusal(`${found.length} students of this account are called ${name}.`);
  }
  return found[0].id;
}
