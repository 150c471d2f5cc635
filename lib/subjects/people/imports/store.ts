import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { deleteNotificationsOfAccount } from "../../../engines/notifications/queries";
import { hasLaterFamilyNote } from "../../family/notes";
import { findAccountsByContact, lockAwaitingAccount } from "../../identity/entered-accounts";
import { deleteAccount, listStudentIds } from "../../identity/queries";
import { deleteLedger, hasLaterPoints } from "../../points/points";
import { createFamily, lockNewFamilies, type NewFamilyContext } from "../families/create-family";
import type { ImportedFamily } from "./group-families";
import type { RowProblem } from "./read-cells";
import { createImport, rowsPerRun } from "./batches";
import { importedFamilies } from "./tables";

/** Families that a query looks for at once. */
const chunkSize = 500;

export type ComparedFamilies = { newFamilies: ImportedFamily[]; known: number; problems: RowProblem[] };

/**
 * Separates new families from those whose email or phone is known.
 * @returns a problem for each family that is known by its phone, but with another email
 */
export async function compareWithKnown(
  db: Database,
  families: readonly ImportedFamily[],
): Promise<ComparedFamilies> {
  const compared: ComparedFamilies = { newFamilies: [], known: 0, problems: [] };
  for (let start = 0; start < families.length; start += chunkSize) {
    const chunk = families.slice(start, start + chunkSize);
    const accounts = await findAccountsByContact(db, chunk);
    const byEmail = new Map(accounts.flatMap((own) => (own.email ? [[own.email, own] as const] : [])));
    const byPhone = new Map(accounts.flatMap((own) => (own.phone ? [[own.phone, own] as const] : [])));
    for (const family of chunk) {
      const ofEmail = byEmail.get(family.email ?? "");
      const ofPhone = byPhone.get(family.phone ?? "");
      const { row, email, phone } = family;
      if (ofEmail?.kind === "teacher")
        compared.problems.push({ row, field: "email", problem: "emailOfTeacher", value: email ?? "" });
      else if (ofEmail || (ofPhone && (email === null || ofPhone.email === null))) compared.known += 1;
      else if (ofPhone)
        compared.problems.push({ row, field: "phone", problem: "otherFamily", value: phone ?? "" });
      else compared.newFamilies.push(family);
    }
  }
  return compared;
}

/**
 * Creates the next families of a batch.
 * @param importId the batch to go on with; a new one without it
 * @returns the batch, and how many families were created and are left
 */
export async function importFamilies(
  tx: Database,
  families: readonly ImportedFamily[],
  { importId, ...context }: NewFamilyContext & { importId: number | undefined },
): Promise<{ importId: number; created: number; left: number }> {
  await lockNewFamilies(tx);
  const { newFamilies } = await compareWithKnown(tx, families);
  const id = importId ?? (await createImport(tx, "families", context));
  let created = 0;
  for (const family of newFamilies.slice(0, rowsPerRun)) {
    const accountId = await createFamily(tx, family, context);
    // Somebody registered with the email in this moment; the transaction is repeated without the family.
    if (accountId === undefined) throw new Error("the email was registered during the import");
    await tx.insert(importedFamilies).values({ importId: id, row: family.row, accountId });
    created += 1;
  }
  return { importId: id, created, left: newFamilies.length - created };
}

/** Selects the accounts that a batch created. */
export const importedAccountIds = (db: Database, importId: number) =>
  db
    .select({ accountId: importedFamilies.accountId })
    .from(importedFamilies)
    .where(eq(importedFamilies.importId, importId));

/**
 * Removes the families of a batch that are unused. A family stays once it has accepted its invitation, has a spot, a place,
 * a trial lesson, another change of points or a later note.
 * @returns all families of the batch, and those that stay
 */
export async function removeFamilies(db: Database, importId: number) {
  const families = await db
    .select()
    .from(importedFamilies)
    .where(eq(importedFamilies.importId, importId))
    .orderBy(asc(importedFamilies.row));
  const kept: typeof families = [];
  for (const family of families) {
    const isRemoved = await db
      .transaction((tx) => removeUnusedFamily(tx, family.accountId))
      .catch((error: unknown) => {
        // A row of another subject refers to it, such as a spot.
        if (isForeignKeyViolation(error)) return false;
        throw error;
      });
    if (!isRemoved) kept.push(family);
  }
  return { all: families, kept };
}

/** @returns false, without a change, if the family was used */
async function removeUnusedFamily(tx: Database, accountId: number): Promise<boolean> {
  const account = await lockAwaitingAccount(tx, accountId);
  if (!account) return false;
  const parentId = account.parentId ?? account.id;
  if ((await hasLaterPoints(tx, parentId)) || (await hasLaterFamilyNote(tx, parentId, account.createdAt)))
    return false;
  await deleteLedger(tx, parentId);
  for (const id of [...(await listStudentIds(tx, parentId)), parentId]) {
    await deleteNotificationsOfAccount(tx, id);
    await deleteAccount(tx, id);
  }
  return true;
}

/** Whether an error, or its cause, is PostgreSQL's foreign_key_violation. */
function isForeignKeyViolation(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && error.code === "23503") return true;
  return "cause" in error && isForeignKeyViolation(error.cause);
}
