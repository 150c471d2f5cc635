import type { Company } from "../../base/contract/company";
import { countryOfSource, interestCodes, interestsOf } from "../../base/contract/enrolment-labels";
import { formatE164, parseStoredPhone, normalizePhone } from "../../base/reference/e164";
import { formatPhone } from "../../base/reference/phone";
import type { enquiries, enrolments } from "./tables";
import type { Database } from "../../base/db/types";
import type { Localized } from "../../base/db/localized";
import { enqueueNotification } from "../../engines/notifications/enqueue";

/** Notifies the school of an enrolment. Suspect ones are included, since staff must check them. */
export async function notifyOfEnrolment(tx: Database, row: typeof enrolments.$inferSelect): Promise<void> {
  const phone = normalizePhone(row.phoneCode, row.phoneNumber);
  await enqueueNotification(tx, {
    kind: "enrolment.made",
    about: { e164: row.e164 ?? formatE164(phone), lead: `enrolment:${row.id}` },
    mailTo: ["school"],
    now: row.createdAt,
    data: {
      id: row.id,
      name: row.name,
      phone: formatPhone(phone),
      phone_e164: formatE164(phone),
      email: row.email,
      interest: row.interest,
      interest_codes: interestsOf(row.interest).map((interest) => interestCodes[interest]),
      source: row.source,
      source_code: countryOfSource(row.source) || "international",
      gpa_score: row.gpaScore,
      intention_city: row.intentionCity,
      intention_university: row.intentionUniversity,
      intention_major: row.intentionMajor,
      suspect: row.suspect,
      origin: row.origin,
    },
  });
}

function phoneFields(row: { phone: string }) {
  const phone = parseStoredPhone(row.phone);
  return { phone: formatPhone(phone), phone_e164: formatE164(phone) };
}

/** Notifies the school of an enquiry about a series class. */
export async function notifyOfEnquiry(
  tx: Database,
  row: typeof enquiries.$inferSelect,
  seriesClass: { id: number; name: Localized },
): Promise<void> {
  const { id, name, region, suspect, origin, e164, createdAt, message } = row;
  await enqueueNotification(tx, {
    kind: "enquiry.made",
    about: { e164, lead: `enquiry:${id}` },
    mailTo: ["school"],
    now: createdAt,
    data: {
      id,
      name,
      ...phoneFields(row),
      region,
      class: seriesClass,
      message,
      suspect,
      origin,
    },
  });
}

/** Notifies the school of a question about no class. */
export async function notifyOfQuestion(tx: Database, row: typeof enquiries.$inferSelect): Promise<void> {
  const { id, name, region, message, suspect, origin, e164, createdAt } = row;
  await enqueueNotification(tx, {
    kind: "question.made",
    about: { e164, lead: `enquiry:${id}` },
    mailTo: ["school"],
    now: createdAt,
    data: { id, name, ...phoneFields(row), region, message, suspect, origin },
  });
}

export async function notifyOfCompanyEnquiry(
  tx: Database,
  row: typeof enquiries.$inferSelect,
  company: Company,
): Promise<void> {
  const { id, name, region, suspect, origin, e164, createdAt } = row;
  await enqueueNotification(tx, {
    kind: "company_enquiry.made",
    about: { e164, lead: `enquiry:${id}` },
    mailTo: ["school"],
    now: createdAt,
    data: { id, name, ...phoneFields(row), region, company, suspect, origin },
  });
}
