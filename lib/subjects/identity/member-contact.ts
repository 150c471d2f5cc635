import { asc, eq, or } from "drizzle-orm";
import { accounts } from "./tables";
import type { Database } from "../../base/db/types";
import { isLanguage } from "../../base/i18n/languages";
import type { Account } from "./tokens";

/** Addresses only the person; the school made the change itself. Erased accounts have no name. */
export function toContactPerson(accountId: number, { student }: { student: { name: string } }) {
  const mailTo: readonly "person"[] = student.name === "" ? [] : ["person"];
  return { about: { accountId }, mailTo };
}

/** Returns the student with the family's address and language: the parent's for a student without a login. */
export async function readMember(tx: Database, student: Account) {
  const { email = null, language = null } = (await findStudentContact(tx, student)) ?? {};
  return {
    student: { id: student.id, name: student.nickname },
    email,
    language: isLanguage(language) ? language : null,
  };
}

export async function findStudentContact(tx: Database, student: Account) {
  const parent = student.email === null && student.parentId !== null ? student.parentId : student.id;
  const [contact] = await tx.select().from(accounts).where(eq(accounts.id, parent));
  return contact;
}

/**
 * Finds the account through which a family is reached: the parent's, or the first student's where the parent has no
 * address. @returns undefined if the family was erased
 */
export async function findFamilyContact(db: Database, parentId: number): Promise<Account | undefined> {
  const rows = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, parentId), eq(accounts.parentId, parentId)))
    .orderBy(asc(accounts.id));
  const family = rows.filter(({ nickname }) => nickname !== "");
  const parent = family.find(({ id }) => id === parentId);
  if (parent?.email) return parent;
  return family.find(({ kind, email }) => kind === "student" && email !== null) ?? parent ?? family[0];
}
