import { and, asc, eq, isNull, or } from "drizzle-orm";
import type * as z from "zod";
import type { Connection, Database } from "../../base/db/types";
import { requireAccountByEmail, type accountOptions } from "../identity/commands";
import { accounts } from "../identity/tables";
import { personalData, toPerson } from "./personal-data";

/* Copies of a person's data, as laws let people ask for them. */

/** Exports all data of the person with this email. @throws CommandRefusal if no account has the email. */
export async function* exportPersonalData({ db }: Connection, { email }: z.output<typeof accountOptions>) {
  const account = await requireAccountByEmail(db, email);
  yield JSON.stringify(await readPersonalData(db, account));
}

/**
 * Reads all data of an account, of a parent's students, and of a parent without a login, who is the same person. The
 * ledger of a parent with a login is that person's; a student gets the lines about own seats.
 */
export async function readPersonalData(
  db: Database,
  { id, parentId }: Pick<typeof accounts.$inferSelect, "id" | "parentId">,
): Promise<Record<string, object[]>> {
  const isOwn = or(
    eq(accounts.id, id),
    eq(accounts.parentId, id),
    and(eq(accounts.id, parentId ?? 0), isNull(accounts.email)),
  );
  const rows = await db.select().from(accounts).where(isOwn).orderBy(asc(accounts.id));
  const person = toPerson(
    rows.map((account) => account.id),
    rows,
  );
  const copy: Record<string, object[]> = {};
  for (const subject of personalData)
    for (const [name, list] of Object.entries((await subject.read?.(db, person)) ?? {}))
      copy[name] = [...(copy[name] ?? []), ...list];
  return copy;
}
