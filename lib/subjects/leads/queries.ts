import { and, inArray, isNotNull, sql } from "drizzle-orm";
import { matchesPhone } from "../../base/db/search";
import type { Database } from "../../base/db/types";
import { enrolments } from "./tables";

/* What other subjects ask about leads. Enrolments have the only phones that the site knows of members. */

const email = sql<string>`lower(${enrolments.email})`;

/** The maximum number of enrolments that a search by phone considers. */
const maxFound = 200;

/**
 * A query of the emails, in lower case, of enrolments whose phone equals or contains the number in a text.
 * @returns undefined if the text is no number
 */
export function emailsOfPhone(db: Database, text: string) {
  const phone = matchesPhone(enrolments.e164, text);
  return phone && db.select({ email }).from(enrolments).where(phone).limit(maxFound);
}

/** Reads a phone of enrolments, as code and number, by the email in lower case. */
export async function readPhones(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email, code: enrolments.phoneCode, number: enrolments.phoneNumber })
    .from(enrolments)
    .where(and(inArray(email, [...emails]), isNotNull(enrolments.e164)));
  return new Map(rows.map((row) => [row.email, `${row.code}-${row.number}`]));
}
