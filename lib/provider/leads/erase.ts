import { eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { e164, e164OfPhone, formatE164 } from "../../reference/e164";
import { parsePhone } from "../../reference/phone";
import { plainNumber } from "../../text/phone-text";
import { enquiries, enrolments, idempotencyKeys, notices } from "../db/schema";
import type { Connection, Database } from "../db/types";

/** How many rows of each kind went. */
export type Erased = { enrolments: number; enquiries: number; answers: number };

export const eraseOptions = z.strictObject({
  phone: z
    .string()
    .transform(e164OfText)
    .pipe(z.string({ error: "must be written like 84-912345678 or +84 912 345 678" })),
});

/** Removes what is kept of the person with this phone. Answers an `Erased` in JSON. */
export async function* erase({ db }: Connection, { phone }: z.output<typeof eraseOptions>) {
  yield JSON.stringify(await eraseLeads(db, phone));
}

/**
 * Removes what is kept of the person with this phone: enrolment, enquiries, what was noted about them, what
 * was told of them or is still to be, and the remembered answers to them (a hash of what they sent, for a day).
 * @param phone in E.164.
 */
export async function eraseLeads(db: Database, phone: string): Promise<Erased> {
  const asked = eq(enquiries.e164, phone);
  const { answer, createdAt } = idempotencyKeys;
  // An answer is stored in the transaction of its lead, hence at the very same instant.
  const sameInstant = (table: typeof enrolments | typeof enquiries, theirs: SQL) =>
    sql`exists (select 1 from ${table} where ${table.createdAt} = ${createdAt} and ${theirs})`;
  return db.transaction(async (tx): Promise<Erased> => {
    const enrolled = inArray(enrolments.id, await enrolledWith(tx, phone));
    const answers = await tx
      .delete(idempotencyKeys)
      .where(
        or(
          sameInstant(enrolments, enrolled),
          sameInstant(enquiries, asked),
          eq(sql`'+' || (${answer} ->> 'phone_code') || (${answer} ->> 'phone_number')`, phone),
        ),
      )
      .returning({ key: idempotencyKeys.key });
    const gone = await tx.delete(enrolments).where(enrolled).returning({ id: enrolments.id });
    await tx.delete(notices).where(eq(notices.e164, phone));
    const questions = await tx.delete(enquiries).where(asked).returning({ id: enquiries.id });
    return { enrolments: gone.length, enquiries: questions.length, answers: answers.length };
  });
}

/** Also those from before a number was one however it is cut, of which only the earliest has the key. */
async function enrolledWith(db: Database, phone: string): Promise<number[]> {
  const { id, phoneCode, phoneNumber } = enrolments;
  const rows = await db
    .select({ id, phoneCode, phoneNumber, key: enrolments.e164 })
    .from(enrolments)
    .where(or(eq(enrolments.e164, phone), isNull(enrolments.e164)));
  return rows
    .filter(({ key, ...row }) => (key ?? e164(row.phoneCode, row.phoneNumber)) === phone)
    .map((row) => row.id);
}

/** The number in E.164: of both halves as they are stored, or of what people write with a plus or 00 in front. */
function e164OfText(text: string): string | undefined {
  const written = plainNumber(text);
  if (/^\d{1,6}-\d{4,16}$/.test(written)) return e164OfPhone(written);
  if (!/^(\+|00)[\d\s().-]{6,40}$/.test(written)) return undefined;
  const phone = parsePhone(written, "");
  return phone ? formatE164(phone) : `+${written.replace(/\D/g, "").replace(/^00/, "")}`;
}
