import type * as z from "zod";
import type { Connection, Database } from "../../base/db/types";
import { requireAccountByEmail, type accountOptions } from "../../subjects/identity/commands";
import { findOwnAccounts } from "../../subjects/identity/person-accounts";
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
  account: Parameters<typeof findOwnAccounts>[1],
): Promise<Record<string, object[]>> {
  const rows = await findOwnAccounts(db, account);
  const person = toPerson(
    rows.map(({ id }) => id),
    rows,
  );
  const copy: Record<string, object[]> = {};
  for (const subject of personalData)
    for (const [name, list] of Object.entries((await subject.read?.(db, person)) ?? {}))
      copy[name] = [...(copy[name] ?? []), ...list];
  return copy;
}
