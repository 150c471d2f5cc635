import { asc, inArray } from "drizzle-orm";
import * as z from "zod";
import { consentDocuments } from "../../base/contract/consent";
import { consents } from "./tables";
import type { Database } from "../../base/db/types";
import { instantField } from "../../base/desk/call-shapes";

/** A document that a person agreed to, as the desk shows it. */
export const givenConsent = z.object({
  document: z.enum(consentDocuments),
  version: z.iso.date().nullable().describe("null if the document states none"),
  language: z.string().describe("of the document that was offered"),
  at: instantField,
});

export type GivenConsent = z.output<typeof givenConsent>;

type SubjectColumn = typeof consents.accountId | typeof consents.enrolmentId | typeof consents.enquiryId;

/** Reads what was agreed to by each account, enrolment or enquiry, oldest first; subjects without consents are absent. */
export async function readConsents(
  db: Database,
  column: SubjectColumn,
  ids: readonly number[],
): Promise<Map<number, GivenConsent[]>> {
  const rows = await db
    .select({
      subject: column,
      document: consents.document,
      version: consents.version,
      language: consents.language,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(inArray(column, [...ids]))
    .orderBy(asc(consents.id));
  const bySubject = new Map<number, GivenConsent[]>();
  for (const { subject, createdAt, ...consent } of rows) {
    const earlier = bySubject.get(subject ?? 0) ?? [];
    bySubject.set(subject ?? 0, [...earlier, { ...consent, at: createdAt.toISOString() }]);
  }
  return bySubject;
}
