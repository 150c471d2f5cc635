import { and, eq, inArray, isNull, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import { CommandRefusal } from "../../base/commands/command";
import type { Connection, Database } from "../../base/db/types";
import { accountOptions, requireAccountByEmail } from "../identity/commands";
import { accounts } from "../identity/tables";
import { personalData, toPerson } from "./personal-data";

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
 * Each subject says what it deletes, and which rows stay without their texts (`personalData`).
 *
 * Students of a parent that have no login are erased too, because no one else can reach them. So is a parent without a
 * login, once it has no other student.
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

async function eraseAccounts(tx: Database, ids: number[], now: Date): Promise<void> {
  const rows = await tx
    .select({ email: accounts.email, teacherId: accounts.teacherId })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const person = toPerson(ids, rows);
  for (const subject of personalData) await subject.erase(tx, person, now);
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
