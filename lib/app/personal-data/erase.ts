import * as z from "zod";
import { CommandRefusal } from "../../base/commands/command";
import type { Connection, Database } from "../../base/db/types";
import { accountOptions, requireAccountByEmail } from "../../subjects/identity/commands";
import {
  findAbandonedParent,
  findDependentStudents,
  findStudentsByName,
  readNamingFields,
} from "../../subjects/identity/person-accounts";
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
      options.student === undefined
        ? account.id
        : await requireStudentByName(tx, account.id, options.student);
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
  await eraseAccounts(tx, [id, ...(await findDependentStudents(tx, id))], now);
  // Students that were added before the parent's row was locked. While the lock is held, no more can be added.
  const newStudents = await findDependentStudents(tx, id);
  if (newStudents.length > 0) await eraseAccounts(tx, newStudents, now);
  const parentId = await findAbandonedParent(tx, id);
  if (parentId !== undefined) await eraseAccounts(tx, [parentId], now);
}

async function eraseAccounts(tx: Database, ids: number[], now: Date): Promise<void> {
  const person = toPerson(ids, await readNamingFields(tx, ids));
  for (const subject of personalData) await subject.erase(tx, person, now);
}

async function requireStudentByName(db: Database, parentId: number, name: string): Promise<number> {
  const [id, ...others] = await findStudentsByName(db, parentId, name);
  if (id !== undefined && others.length === 0) return id;
  const count = id === undefined ? 0 : others.length + 1;
  throw new CommandRefusal(`${count} students of this account are called ${name}.`);
}
