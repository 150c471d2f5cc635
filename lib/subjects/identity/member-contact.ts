import { eq } from "drizzle-orm";
import { accounts } from "./tables";
import type { Database } from "../../base/db/types";
import { isLanguage } from "../../base/i18n/languages";
import type { Account } from "./tokens";

/** Addresses only the person; the school made the change itself. Erased accounts have no address. */
export function toContactPerson(accountId: number, { email }: { email: string | null }) {
  const mailTo: readonly "person"[] = email === null ? [] : ["person"];
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
