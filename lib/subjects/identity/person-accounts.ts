import { and, asc, eq, inArray, isNull, ne, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../base/db/types";
import { accounts } from "./tables";

/* Which accounts belong to the person of an account. */

/** A parent account that only holds a student's points. One that awaits acceptance is a person, with or without email. */
const isHidden = and(isNull(accounts.email), eq(accounts.awaitsAcceptance, false));

type AccountRow = typeof accounts.$inferSelect;

/** Finds a parent's students who have no login: no one else can reach them. */
export async function findDependentStudents(db: Database, parentId: number): Promise<number[]> {
  const isDependent = and(eq(accounts.parentId, parentId), isNull(accounts.email), ne(accounts.nickname, ""));
  return (await db.select({ id: accounts.id }).from(accounts).where(isDependent)).map(({ id }) => id);
}

/** Finds the parent of an account if the parent has no login and no student that was not erased. */
export async function findAbandonedParent(db: Database, id: number): Promise<number | undefined> {
  const siblings = alias(accounts, "other");
  const named = db
    .select({ id: siblings.id })
    .from(siblings)
    .where(and(eq(siblings.parentId, accounts.id), ne(siblings.nickname, "")));
  const [account] = await db
    .select({ parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (account?.parentId == null) return undefined;
  // A parent with a login is another person.
  const [parent] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, account.parentId), isHidden, notExists(named)));
  return parent?.id;
}

/** Finds the ids of a parent's students of this name. */
export async function findStudentsByName(db: Database, parentId: number, name: string): Promise<number[]> {
  const isNamed = and(eq(accounts.parentId, parentId), eq(accounts.nickname, name));
  return (await db.select({ id: accounts.id }).from(accounts).where(isNamed)).map(({ id }) => id);
}

type NamingFields = Pick<AccountRow, "id" | "email" | "teacherId">;
const naming = { id: accounts.id, email: accounts.email, teacherId: accounts.teacherId };

/** Reads what names the people of accounts elsewhere. */
export const readNamingFields = (db: Database, ids: number[]): Promise<NamingFields[]> =>
  db.select(naming).from(accounts).where(inArray(accounts.id, ids));

/** Finds an account, those of a parent's students, and that of a parent without a login, who is the same person. */
export const findOwnAccounts = (
  db: Database,
  { id, parentId }: Pick<AccountRow, "id" | "parentId">,
): Promise<NamingFields[]> =>
  db
    .select(naming)
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.parentId, id), and(eq(accounts.id, parentId ?? 0), isHidden)))
    .orderBy(asc(accounts.id));
