import { consents } from "./tables";
import type { Database } from "../../base/db/types";
import type { ConsentDocument } from "../../base/contract/consent";
import type { Language } from "../../base/i18n/languages";
import { readDocumentVersion } from "../texts/version";

/** The record that a form created. */
export type ConsentSubject = { accountId: number } | { enrolmentId: number } | { enquiryId: number };

type GivenConsents = {
  /** The documents whose boxes were ticked. */
  documents: readonly ConsentDocument[];
  /** The language of the form. */
  language: Language;
  now?: Date;
};

/**
 * Records that a person agreed to documents, in the version that the site shows in the form's language. Call it in the
 * transaction that stores the form.
 */
export async function recordConsents(
  tx: Database,
  subject: ConsentSubject,
  { documents, language, now = new Date() }: GivenConsents,
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(async (document) => ({
    ...subject,
    document,
    ...(await readDocumentVersion(document, language)),
    createdAt: now,
  }));
  await tx.insert(consents).values(await Promise.all(rows));
}
