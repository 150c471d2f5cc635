import { eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { toE164, phoneToE164, formatE164 } from "../reference/e164";
import { parsePhone } from "../reference/phone";
import { normalizeNumber } from "../text/phone-text";
import { enquiries, enrolments, idempotencyKeys, notices } from "../db/schema";
import type { Connection, Database } from "../db/types";

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
  const matchesEnquiry = eq(enquiries.e164, phone);
  const { answer, createdAt } = idempotencyKeys;
  // A response is stored in its lead's transaction, so both have the same timestamp.
  const sameInstant = (table: typeof enrolments | typeof enquiries, matchesLead: SQL) =>
    sql`exists (select 1 from ${table} where ${table.createdAt} = ${createdAt} and ${matchesLead})`;
  return db.transaction(async (tx): Promise<ErasedCounts> => {
    const matchesEnrolment = inArray(enrolments.id, await findEnrolmentIds(tx, phone));
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
    await tx.delete(notices).where(eq(notices.e164, phone));
    const deletedEnquiries = await tx.delete(enquiries).where(matchesEnquiry).returning({ id: enquiries.id });
    return {
      enrolments: deletedEnrolments.length,
      enquiries: deletedEnquiries.length,
      answers: answers.length,
    };
  });
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
