import { eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { toE164, phoneToE164, formatE164 } from "../../base/reference/e164";
import { parsePhone } from "../../base/reference/phone";
import { normalizeNumber } from "../../base/text/phone-text";
import { idempotencyKeys } from "../../engines/calls/tables";
import { enquiries, enrolments } from "./tables";
import {
  deleteNotificationsAbout,
  deleteNotificationsOfPhones,
  type NotifiedRecords,
} from "../../engines/notifications/queries";
import type { Connection, Database } from "../../base/db/types";

/** Numbers of deleted rows. */
export type ErasedCounts = { enrolments: number; enquiries: number; answers: number };

export const eraseOptions = z.strictObject({
  phone: z
    .string()
    .transform(parsePhoneInput)
    .pipe(z.string({ error: "must be written like 84-912345678 or +84 912 345 678" })),
});

/** Deletes the data of the person with this phone. Outputs an `ErasedCounts` as JSON. */
export async function* eraseCommand({ db }: Connection, { phone }: z.output<typeof eraseOptions>) {
  yield JSON.stringify(await eraseLeads(db, phone));
}

/**
 * Deletes the data of the person with this phone: enrolments, enquiries, their notes, sent and pending notifications,
 * and stored idempotent responses (which contain a hash of the request, for a day).
 * @param phone in E.164.
 */
export async function eraseLeads(db: Database, phone: string): Promise<ErasedCounts> {
  return db.transaction(async (tx) => {
    const counts = await deleteLeads(tx, await findLeads(tx, phone), phone);
    await deleteNotificationsOfPhones(tx, [phone]);
    return counts;
  });
}

/**
 * Deletes the leads that members sent while logged in, and all leads with the phones of leads that have one of the
 * emails. The phone of a lead that was sent while logged in may be another person's, so it does not select further leads.
 */
export async function eraseMemberLeads(tx: Database, accountIds: number[], emails: string[]): Promise<void> {
  for (const phone of await findPhonesOfEmails(tx, emails)) await eraseLeads(tx, phone);
  const [sent, phones] = await findSentLeads(tx, accountIds);
  if (phones.length === 0) return;
  await deleteLeads(tx, sent);
  // Another person's lead may have the same phone: its notifications stay.
  const phonesOfLeads = await findPhonesWithLeads(tx, phones);
  await deleteNotificationsOfPhones(
    tx,
    phones.filter((phone) => !phonesOfLeads.has(phone)),
  );
  await deleteNotificationsAbout(tx, toNotifiedRecords(sent), phones);
}

async function findPhonesWithLeads(tx: Database, phones: string[]): Promise<ReadonlySet<string | null>> {
  const found = [];
  for (const table of [enrolments, enquiries])
    found.push(await tx.selectDistinct({ phone: table.e164 }).from(table).where(inArray(table.e164, phones)));
  return new Set(found.flat().map(({ phone }) => phone));
}

/** The leads as their notifications name them. */
export const toNotifiedRecords = (ids: LeadIds): NotifiedRecords[] => [
  { kinds: ["enrolment.made"], ids: ids.enrolments },
  { kinds: ["enquiry.made", "question.made", "company_enquiry.made"], ids: ids.enquiries },
];

export type LeadIds = { enrolments: number[]; enquiries: number[] };

/** @param phone also selects stored responses. */
async function deleteLeads(tx: Database, ids: LeadIds, phone = ""): Promise<ErasedCounts> {
  const matchesEnrolment = inArray(enrolments.id, ids.enrolments);
  const matchesEnquiry = inArray(enquiries.id, ids.enquiries);
  const { answer, createdAt } = idempotencyKeys;
  // A response is stored in its lead's transaction, so both have the same timestamp.
  const sameInstant = (table: typeof enrolments | typeof enquiries, matchesLead: SQL) =>
    sql`exists (select 1 from ${table} where ${table.createdAt} = ${createdAt} and ${matchesLead})`;
  const answers = await tx
    .delete(idempotencyKeys)
    .where(
      or(
        sameInstant(enrolments, matchesEnrolment),
        sameInstant(enquiries, matchesEnquiry),
        eq(sql`'+' || (${answer} ->> 'phone_code') || (${answer} ->> 'phone_number')`, phone),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  const deletedEnrolments = await tx
    .delete(enrolments)
    .where(matchesEnrolment)
    .returning({ id: enrolments.id });
  const deletedEnquiries = await tx.delete(enquiries).where(matchesEnquiry).returning({ id: enquiries.id });
  return {
    enrolments: deletedEnrolments.length,
    enquiries: deletedEnquiries.length,
    answers: answers.length,
  };
}

/** The leads with this phone, in E.164. */
export async function findLeads(db: Database, phone: string): Promise<LeadIds> {
  const rows = await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.e164, phone));
  return { enrolments: await findEnrolmentIds(db, phone), enquiries: rows.map(({ id }) => id) };
}

/** The leads that `eraseMemberLeads` deletes. */
export async function findMemberLeads(
  db: Database,
  accountIds: number[],
  emails: string[],
): Promise<LeadIds> {
  const [sent] = await findSentLeads(db, accountIds);
  const ofPhones = [];
  for (const phone of await findPhonesOfEmails(db, emails)) ofPhones.push(await findLeads(db, phone));
  return {
    enrolments: [sent, ...ofPhones].flatMap((ids) => ids.enrolments),
    enquiries: [sent, ...ofPhones].flatMap((ids) => ids.enquiries),
  };
}

async function findSentLeads(db: Database, accountIds: number[]): Promise<[LeadIds, phones: string[]]> {
  const { phoneCode, phoneNumber } = enrolments;
  const sentEnrolments = await db
    .select({ id: enrolments.id, phoneCode, phoneNumber })
    .from(enrolments)
    .where(inArray(enrolments.accountId, accountIds));
  const sentEnquiries = await db
    .select({ id: enquiries.id, phone: enquiries.phone })
    .from(enquiries)
    .where(inArray(enquiries.accountId, accountIds));
  const phones = [
    ...sentEnrolments.map((row) => toE164(row.phoneCode, row.phoneNumber)),
    ...sentEnquiries.map(({ phone }) => phoneToE164(phone)),
  ];
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return [{ enrolments: idsOf(sentEnrolments), enquiries: idsOf(sentEnquiries) }, phones];
}

/** The phones, in E.164, of enrolments and companies' enquiries with these emails in lower case. */
async function findPhonesOfEmails(db: Database, emails: string[]): Promise<Set<string>> {
  const { phoneCode, phoneNumber } = enrolments;
  const enrolmentRows = await db
    .select({ phoneCode, phoneNumber })
    .from(enrolments)
    .where(inArray(sql`lower(${enrolments.email})`, emails));
  const enquiryRows = await db
    .select({ phone: enquiries.phone })
    .from(enquiries)
    .where(inArray(sql`lower(${enquiries.company} ->> 'email')`, emails));
  return new Set([
    ...enrolmentRows.map((row) => toE164(row.phoneCode, row.phoneNumber)),
    ...enquiryRows.map(({ phone }) => phoneToE164(phone)),
  ]);
}

/** Returns enrolment ids, including old rows of the number in another split, which have no key. */
async function findEnrolmentIds(db: Database, phone: string): Promise<number[]> {
  const { id, phoneCode, phoneNumber } = enrolments;
  const rows = await db
    .select({ id, phoneCode, phoneNumber, key: enrolments.e164 })
    .from(enrolments)
    .where(or(eq(enrolments.e164, phone), isNull(enrolments.e164)));
  return rows
    .filter(({ key, ...row }) => (key ?? toE164(row.phoneCode, row.phoneNumber)) === phone)
    .map((row) => row.id);
}

/** Parses a stored phone (code-dash-number) or a typed one with + or 00 to E.164. */
function parsePhoneInput(text: string): string | undefined {
  const plain = normalizeNumber(text);
  if (/^\d{1,6}-\d{4,16}$/.test(plain)) return phoneToE164(plain);
  if (!/^(\+|00)[\d\s().-]{6,40}$/.test(plain)) return undefined;
  const phone = parsePhone(plain, "");
  return phone ? formatE164(phone) : `+${plain.replace(/\D/g, "").replace(/^00/, "")}`;
}
