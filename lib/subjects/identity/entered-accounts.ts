import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQLWrapper,
} from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { accounts } from "./tables";
import type { Account } from "./tokens";

/* Accounts of families that staff entered, and what happens to them when the family accepts its invitation. */

type Contact = { email?: string | null; phone?: string | null };

/** Finds the accounts with an email or a phone; erased ones have neither. */
export async function findAccountsByContact(db: Database, contacts: readonly Contact[]): Promise<Account[]> {
  const emails = contacts.flatMap(({ email }) => email ?? []);
  const phones = contacts.flatMap(({ phone }) => phone ?? []);
  if (emails.length + phones.length === 0) return [];
  return db
    .select()
    .from(accounts)
    .where(or(inArray(accounts.email, emails), inArray(accounts.phone, phones)))
    .orderBy(asc(accounts.id));
}

/** Locks an account that awaits acceptance. @returns undefined if it was accepted, erased or removed */
export async function lockAwaitingAccount(tx: Database, id: number): Promise<Account | undefined> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.awaitsAcceptance, true)))
    .for("update");
  return account;
}

/** Ids of accounts, as a query: `only` limits a list to them, `except` leaves them out. */
type AwaitingFilter = { only?: SQLWrapper | undefined; except: SQLWrapper };

/** Selects accounts that an invitation can be for: parents, and adults who learn alone. */
const isAwaitingContact = ({ only, except }: AwaitingFilter) =>
  and(
    eq(accounts.awaitsAcceptance, true),
    or(ne(accounts.kind, "student"), isNotNull(accounts.email), isNotNull(accounts.phone)),
    only && inArray(accounts.id, only),
    notInArray(accounts.id, except),
  );

/** Counts the accounts that an invitation can be for, and those of them with an email. */
export async function countAwaitingContacts(
  db: Database,
  filter: AwaitingFilter,
): Promise<{ all: number; withEmail: number }> {
  const [row] = await db
    .select({ all: count(), withEmail: count(accounts.email) })
    .from(accounts)
    .where(isAwaitingContact(filter));
  return row ?? { all: 0, withEmail: 0 };
}

/** Locks the oldest accounts that an invitation can be for. */
export const lockAwaitingContacts = (
  tx: Database,
  filter: AwaitingFilter,
  limit: number,
): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(isAwaitingContact(filter))
    .orderBy(asc(accounts.id))
    .limit(limit)
    .for("update");

/** The students of an account: of a parent, or the account itself; without erased ones, oldest first. */
export function listOwnStudents(
  db: Database,
  { id, kind }: Pick<Account, "id" | "kind">,
): Promise<Account[]> {
  const isOwn = kind === "student" ? eq(accounts.id, id) : eq(accounts.parentId, id);
  return db
    .select()
    .from(accounts)
    .where(and(isOwn, ne(accounts.nickname, "")))
    .orderBy(asc(accounts.id));
}

type Acceptance = {
  email: string;
  isEmailConfirmed: boolean;
  passwordHash: string;
  language: Language;
  timeZone: string | undefined;
  now: Date;
};

/**
 * Gives an account its login. Its students without a login no longer await acceptance; those who may be minors have the
 * parent's consent from now on.
 * @param minorIds the students for whom the parent consents
 */
export async function acceptAccount(
  tx: Database,
  id: number,
  minorIds: readonly number[],
  { isEmailConfirmed, now, ...fields }: Acceptance,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ consentAt: now })
    .where(inArray(accounts.id, [...minorIds]));
  await tx
    .update(accounts)
    .set({ awaitsAcceptance: false })
    .where(and(eq(accounts.parentId, id), isNull(accounts.email)));
  await tx
    .update(accounts)
    .set({ ...fields, awaitsAcceptance: false, emailConfirmedAt: isEmailConfirmed ? now : null })
    .where(eq(accounts.id, id));
}

/** Changes how to reach an account that awaits acceptance. */
export async function changeContact(
  tx: Database,
  id: number,
  contact: { email: string | null; language: Language },
): Promise<void> {
  await tx.update(accounts).set(contact).where(eq(accounts.id, id));
}

type Family = {
  /** The account with the class points. */
  parent: Account;
  /** Who is written to: the parent, or the adult who learns alone. */
  contact: Account;
  students: Account[];
};

/** Reads families by the id of their parent account, without erased ones. @returns the id to go on after, or null */
export async function readFamilyPage(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<{ families: Family[]; last: number | null }> {
  const parents = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.kind, "parent"), ne(accounts.nickname, ""), gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);
  const ids = parents.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(accounts)
          .where(and(inArray(accounts.parentId, ids), ne(accounts.nickname, "")))
          .orderBy(asc(accounts.id));
  const families = parents.map((parent) => {
    const students = rows.filter(({ parentId }) => parentId === parent.id);
    const isHidden = parent.email === null && !parent.awaitsAcceptance;
    return { parent, contact: (isHidden ? students[0] : undefined) ?? parent, students };
  });
  return { families, last: parents.length < limit ? null : (ids.at(-1) ?? null) };
}
