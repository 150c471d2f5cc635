import { and, asc, eq, gt, inArray, isNull, ne, or, sql, type SQLWrapper } from "drizzle-orm";
import { hasWordsInColumn } from "../../base/db/search";
import type { Database } from "../../base/db/types";
import { contactEmail, isConfirmed, isReachable, memberColumns, parents } from "./member-columns";
import { accounts, calendars } from "./tables";
import type { Account } from "./tokens";

/* What other subjects ask about accounts. */

/** A member who can be written to: at the own address, or at the parent's for a member without a login. */
export type MemberContact = {
  accountId: number;
  name: string;
  email: string;
  language: string | null;
  /** Whether the owner confirmed the address. */
  isConfirmed: boolean;
};

/**
 * Reads the members among some accounts who can be written to, by id.
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
    .where(and(inArray(accounts.id, ids), isReachable, gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/**
 * Finds students by words of the names and emails of the student and the parent, or by an email, in the order of names.
 * @param search.emails a query of emails in lower case
 */
export function searchStudents(
  db: Database,
  { text, emails, limit }: { text: string; emails: SQLWrapper | undefined; limit: number },
) {
  const words = hasWordsInColumn(sql`concat_ws(chr(10), ${accounts.search}, ${parents.search})`, text);
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
    .where(and(eq(accounts.kind, "student"), ne(accounts.nickname, ""), or(words, hasEmail)))
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

/** Lists the ids of a parent's students. */
export async function listStudentIds(db: Database, parentId: number): Promise<number[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.parentId, parentId));
  return rows.map(({ id }) => id);
}
