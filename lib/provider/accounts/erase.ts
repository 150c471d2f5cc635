import { and, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import { CommandRefusal } from "../admin/refusal";
import { e164 } from "../../reference/e164";
import {
  accounts,
  calendars,
  enrolments,
  idempotencyKeys,
  liveSubscriptions,
  notices,
  trialLessons,
} from "../db/schema";
import type { Connection, Database } from "../db/types";
import { eraseLeads } from "../leads/erase";
import { leaveLines } from "../waiting/line";
import { accountOptions, accountWith, endLogins } from "./commands";
import { forgetNetworks } from "./known-networks";
import { endLinks } from "./links";

/** With a name, only the student of that name under the parent account with this email. */
export const eraseAccountOptions = accountOptions.extend({ student: z.string().trim().min(1).optional() });

/**
 * Takes the person out of the account with this email; see `eraseAccountRow`.
 * @throws CommandRefusal where no account has the email, or no one student of it has the name.
 */
export async function* eraseAccount({ db }: Connection, given: z.output<typeof eraseAccountOptions>) {
  await db.transaction(async (tx) => {
    const account = await accountWith(tx, given.email);
    const id = given.student === undefined ? account.id : await studentNamed(tx, account.id, given.student);
    await eraseAccountRow(tx, id);
  });
  yield "{}";
}

/**
 * Takes the person out of an account, inside the caller's transaction: email, password, name, picture, time zone, year of birth and
 * consent go, with the live classes on their list, their places in lines, their calendars, what is still to be told to them or of them, a trial lesson that was not held yet, what was said of one that was, and what was remembered of their
 * calls, and the logins end. Leads go that were left with the same email, with all that was left with their phones. So it goes with the students of a parent who have no login of their own: nobody else could
 * reach them. The rows stay with their seats and points, which others' counts and the ledger rest on. The name of a
 * parent that was opened with its student goes along, as long as no other student belongs to it.
 */
export async function eraseAccountRow(tx: Database, id: number, now = new Date()): Promise<void> {
  const without = async () => {
    const theirs = and(eq(accounts.parentId, id), isNull(accounts.email), ne(accounts.nickname, ""));
    return (await tx.select({ id: accounts.id }).from(accounts).where(theirs)).map((student) => student.id);
  };
  await clear(tx, [id, ...(await without())], now);
  // Opened between that look and the lock on the parent's row, which is held from here on: nobody comes after them.
  const late = await without();
  if (late.length > 0) await clear(tx, late, now);
  const other = alias(accounts, "other");
  const named = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.parentId, accounts.id), ne(other.nickname, "")));
  const [account] = await tx
    .select({ parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (account?.parentId == null) return;
  // A parent with a login of their own is another person.
  await tx
    .update(accounts)
    .set(nobody)
    .where(and(eq(accounts.id, account.parentId), isNull(accounts.email), notExists(named)));
}

const nobody = {
  email: null,
  passwordHash: null,
  emailConfirmedAt: null,
  timeZone: null,
  nickname: "",
  avatar: "",
  birthYear: null,
  consentAt: null,
};

async function clear(tx: Database, ids: number[], now: Date): Promise<void> {
  // First: a class is locked before an account, as in a booking.
  await leaveLines(tx, ids, now);
  const named = await tx.select({ email: accounts.email }).from(accounts).where(inArray(accounts.id, ids));
  for (const { email } of named) if (email !== null) await clearEmail(tx, email);
  await tx.update(accounts).set(nobody).where(inArray(accounts.id, ids));
  await tx.delete(notices).where(inArray(notices.accountId, ids));
  await tx.delete(calendars).where(inArray(calendars.accountId, ids));
  await tx.delete(liveSubscriptions).where(inArray(liveSubscriptions.accountId, ids));
  await tx
    .delete(trialLessons)
    .where(and(inArray(trialLessons.studentId, ids), ne(trialLessons.state, "held")));
  // A lesson that was held stays as a fact; how the family was reached goes, whoever of it had entered that.
  await tx
    .update(trialLessons)
    .set({ wishes: null })
    .where(or(inArray(trialLessons.studentId, ids), inArray(trialLessons.parentId, ids)));
  await tx.delete(idempotencyKeys).where(
    inArray(
      idempotencyKeys.scope,
      ids.map((id) => `account:${id}`),
    ),
  );
  for (const id of ids) {
    await endLogins(tx, id);
    await endLinks(tx, id);
  }
}

/**
 * Takes out what is kept of a person besides the account, by its email: enrolments in the campaign, and by their phones
 * enquiries and what is still to be told of both; mails that were asked for; networks of logins.
 */
async function clearEmail(tx: Database, email: string): Promise<void> {
  const { phoneCode, phoneNumber } = enrolments;
  const enrolled = await tx
    .select({ phoneCode, phoneNumber })
    .from(enrolments)
    .where(eq(sql`lower(${enrolments.email})`, email));
  const phones = new Set(enrolled.map((row) => e164(row.phoneCode, row.phoneNumber)));
  for (const phone of phones) await eraseLeads(tx, phone);
  await tx
    .delete(notices)
    .where(and(eq(notices.kind, "password.forgotten"), eq(sql`${notices.data} ->> 'email'`, email)));
  await forgetNetworks(tx, { kind: "member", email });
}

async function studentNamed(db: Database, parentId: number, name: string): Promise<number> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.parentId, parentId), eq(accounts.nickname, name)));
  if (found.length !== 1 || !found[0]) {
    throw new CommandRefusal(`${found.length} students of this account are called ${name}.`);
  }
  return found[0].id;
}
