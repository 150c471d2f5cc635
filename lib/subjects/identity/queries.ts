import { and, asc, eq, gt, inArray, isNull, ne, or, sql, type SQLWrapper } from "drizzle-orm";
import type { Language } from "../../base/i18n/languages";
import type { Messenger } from "../../base/contract/trial-request";
import { hasWordsInColumn, matchesPhone } from "../../base/db/search";
import type { Database } from "../../base/db/types";
import {
  contactEmail,
  contactId,
  contactPhone,
  isConfirmed,
  isReachedByMail,
  memberColumns,
  parents,
  prefersMessenger,
} from "./member-columns";
import { accounts, calendars } from "./tables";
import type { Account } from "./tokens";

/* What other subjects ask about accounts. */

/** A member who can be notified: at the own address, at the parent's for a member without a login, or by hand. */
export type MemberContact = {
  accountId: number;
  name: string;
  /** Null if the family has none: then staff notify it by hand. */
  email: string | null;
  language: string | null;
  /** Whether the owner confirmed the address. */
  isConfirmed: boolean;
};

/**
 * Reads the members among some accounts who were not erased, by id.
 * @param accountIds ids, or a query that selects them
 * @param page the ids that it starts after, and the number of members
 */
export function readContacts(
  db: Database,
  accountIds: readonly number[] | SQLWrapper,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<MemberContact[]> {
  const ids = Array.isArray(accountIds) ? [...(accountIds as number[])] : (accountIds as SQLWrapper);
  return db
    .select({ ...memberColumns, isConfirmed })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(and(inArray(accounts.id, ids), ne(accounts.nickname, ""), gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** The account through which staff reach a member's family. */
export type FamilyContact = Pick<
  Account,
  "id" | "email" | "emailConfirmedAt" | "language" | "timeZone" | "messenger" | "messengerContact"
> & {
  /** The parent's name; the student's own where the parent has none. */
  name: string;
  /** The parent of the family. */
  parentId: number;
};

/** Finds the accounts that members are reached through, by the member's id. */
export async function readFamilyContacts(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, FamilyContact>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ own: accounts, parent: parents })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(inArray(accounts.id, [...new Set(accountIds)]));
  return new Map(
    rows.map(({ own, parent }) => {
      const contact = own.email === null && parent ? parent : own;
      const name = contact.nickname || own.nickname;
      return [own.id, { ...contact, name, parentId: own.parentId ?? own.id }];
    }),
  );
}

/** How many families of some members are notified by mail, and how many by hand. @param accountIds ids, or a query of them */
export async function countReach(
  db: Database,
  accountIds: readonly number[] | SQLWrapper,
): Promise<{ mail: number; hand: number }> {
  const ids = Array.isArray(accountIds) ? [...(accountIds as number[])] : (accountIds as SQLWrapper);
  const isByMail = isReachedByMail();
  const [row] = await db
    .select({
      mail: sql<number>`count(distinct ${contactId}) filter (where ${isByMail})::int`,
      hand: sql<number>`count(distinct ${contactId}) filter (where not (${isByMail}))::int`,
    })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(and(inArray(accounts.id, ids), ne(accounts.nickname, "")));
  return row ?? { mail: 0, hand: 0 };
}

/** Lists the students whose family reads a language. */
export async function listStudentsOfLanguage(db: Database, language: Language): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(eq(accounts.kind, "student"), ne(accounts.nickname, ""), eq(memberColumns.language, language)),
    );
  return rows.map(({ id }) => id);
}

/** Sets the messenger by which the family of an account is notified, or none for mail. */
export async function setMessenger(
  tx: Database,
  accountId: number,
  messenger: { channel: Messenger; contact: string } | null,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ messenger: messenger?.channel ?? null, messengerContact: messenger?.contact ?? null })
    .where(eq(accounts.id, accountId));
}

/** Whether the family of a member prefers a messenger to mail. */
export async function isByMessenger(db: Database, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({ prefersMessenger })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(eq(accounts.id, accountId));
  return row?.prefersMessenger ?? false;
}

/**
 * Finds students by words of the names and emails of the student and the parent, by their phone, or by an email, in the
 * order of names.
 * @param search.emails a query of emails in lower case
 */
export function searchStudents(
  db: Database,
  { text, emails, limit }: { text: string; emails: SQLWrapper | undefined; limit: number },
) {
  const words = hasWordsInColumn(sql`concat_ws(chr(10), ${accounts.search}, ${parents.search})`, text);
  const phone = matchesPhone(accounts.phone, text);
  const parentPhone = matchesPhone(parents.phone, text);
  const hasEmail = emails && or(inArray(accounts.email, emails), inArray(parents.email, emails));
  return db
    .select({
      id: accounts.id,
      name: accounts.nickname,
      parent: parents.nickname,
      email: contactEmail,
      balance: sql<number>`coalesce(${parents.points}, 0)`,
    })
    .from(accounts)
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(eq(accounts.kind, "student"), ne(accounts.nickname, ""), or(words, phone, parentPhone, hasEmail)),
    )
    .orderBy(asc(accounts.sortKey), asc(accounts.id))
    .limit(limit);
}

/** A query of the accounts to which the address of an account belongs: itself, and its students without a login. */
export const accountsReachedAt = (db: Database, id: number) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, id), and(eq(accounts.parentId, id), isNull(accounts.email))));

/** Reads accounts by id. */
export async function readAccounts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Account>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the account of a teacher's record, which has at most one; an erased one has no email. */
export async function findAccountOfTeacher(db: Database, teacherId: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.teacherId, teacherId));
  return account;
}

/** Deletes an account with its logins, links and calendar. */
export async function deleteAccount(tx: Database, id: number): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id));
}

/** Reads the class points of a parent. */
export async function readPoints(db: Database, parentId: number): Promise<number> {
  const { id, points } = accounts;
  const [parent] = await db.select({ points }).from(accounts).where(eq(id, parentId));
  return parent?.points ?? 0;
}

/** Whether an account has a calendar address. */
export async function hasCalendar(db: Database, accountId: number): Promise<boolean> {
  return (await db.$count(calendars, eq(calendars.accountId, accountId))) > 0;
}

/** Reads the names of accounts by id. */
export async function readNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, nickname } = accounts;
  const rows = await db
    .select({ id, nickname })
    .from(accounts)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.nickname]));
}

/** Reads the phones for contact of accounts, in E.164: their own, else the parent's. Accounts without one are left out. */
export async function readContactPhones(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, phone: contactPhone })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, phone }) => (phone === null ? [] : [[id, phone]])));
}

/** Lists the ids of a parent's students. */
export async function listStudentIds(db: Database, parentId: number): Promise<number[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.parentId, parentId));
  return rows.map(({ id }) => id);
}

/** Finds families by words of the names of the parent and the students, in the order of names. */
export function searchFamilies(
  db: Database,
  text: string,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const { id, nickname, kind, parentId } = accounts;
  // The column `search` has emails too, which not every caller of this may see.
  const hasWords = (name: SQLWrapper) => hasWordsInColumn(sql`fold_text(${name})`, text);
  const ofStudents = db
    .select({ id: parentId })
    .from(accounts)
    .where(and(eq(kind, "student"), ne(nickname, ""), hasWords(nickname)));
  return db
    .select({ id, name: nickname })
    .from(accounts)
    .where(and(eq(kind, "parent"), ne(nickname, ""), or(hasWords(nickname), inArray(id, ofStudents))))
    .orderBy(asc(accounts.sortKey), asc(id))
    .limit(limit);
}
