import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { matchesPhone } from "../../base/db/search";
import type { Database } from "../../base/db/types";
import { sourceLabels } from "../../base/contract/enrolment-labels";
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

const contactColumns = {
  id: enrolments.id,
  name: enrolments.name,
  email: sql<string | null>`nullif(${email}, '')`,
  phone: enrolments.e164,
};

/** Lists the enrolled of a campaign's region whom the school has not given up, the newest first. */
export const listCampaignLeads = (db: Database, source: keyof typeof sourceLabels) =>
  db
    .select(contactColumns)
    .from(enrolments)
    .where(
      and(
        eq(enrolments.source, sourceLabels[source]),
        ne(enrolments.state, "lost"),
        eq(enrolments.suspect, false),
      ),
    )
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id));

/** Reads how an enrolled person is reached. */
export async function readLeadContact(db: Database, id: number) {
  const [lead] = await db.select(contactColumns).from(enrolments).where(eq(enrolments.id, id));
  return lead;
}

/** Reads the names of the enrolled by id. */
export async function readLeadNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = enrolments;
  const rows = await db
    .select({ id, name })
    .from(enrolments)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
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
