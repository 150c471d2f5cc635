import { eq, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { parsePhone } from "../../reference/phone";
import { enquiries, enrolments, idempotencyKeys } from "../db/schema";
import type { Connection } from "../db/types";

/** How many rows of each kind went. */
export type Erased = { enrolments: number; applications: number; answers: number };

export const eraseOptions = z.strictObject({
  phone: z
    .string()
    .transform(internationalDigits)
    .pipe(z.string({ error: "must be written like 84-912345678 or +84 912 345 678" })),
});

/**
 * Removes what is kept of the person with this phone: enrolment, applications, and the remembered answers to
 * them (a hash of what they sent, for a day). Answers an `Erased` in JSON.
 */
export async function* erase({ db }: Connection, { phone }: z.output<typeof eraseOptions>) {
  const enrolled = eq(sql`${enrolments.phoneCode}::text || ${enrolments.phoneNumber}::text`, phone);
  const part = (index: 1 | 2) => sql`ltrim(split_part(${enquiries.phone}, '-', ${sql.raw(`${index}`)}), '0')`;
  const applied = eq(sql`${part(1)} || ${part(2)}`, phone);
  const { answer, createdAt } = idempotencyKeys;
  // An answer is stored in the transaction of its lead, hence at the very same instant.
  const sameInstant = (table: typeof enrolments | typeof enquiries, theirs: SQL) =>
    sql`exists (select 1 from ${table} where ${table.createdAt} = ${createdAt} and ${theirs})`;
  const erased = await db.transaction(async (tx): Promise<Erased> => {
    const answers = await tx
      .delete(idempotencyKeys)
      .where(
        or(
          sameInstant(enrolments, enrolled),
          sameInstant(enquiries, applied),
          eq(sql`(${answer} ->> 'phone_code') || (${answer} ->> 'phone_number')`, phone),
        ),
      )
      .returning({ key: idempotencyKeys.key });
    const gone = await tx.delete(enrolments).where(enrolled).returning({ id: enrolments.id });
    const asked = await tx.delete(enquiries).where(applied).returning({ id: enquiries.id });
    return { enrolments: gone.length, applications: asked.length, answers: answers.length };
  });
  yield JSON.stringify(erased);
}

/**
 * Dial code and number in one, without the zeros dialled at home only; the two cannot be told apart in every way
 * people write them, and need not be.
 */
function internationalDigits(text: string): string | undefined {
  const written = text.normalize("NFKC").trim();
  const stored = /^0*(\d{1,4})-0*(\d{4,14})$/.exec(written);
  if (stored) return `${stored[1]}${stored[2]}`;
  if (!/^(\+|00)[\d\s().-]{6,40}$/.test(written)) return undefined;
  const phone = parsePhone(written, "");
  if (phone) return `${phone.code}${phone.number.replace(/^0+/, "")}`;
  return written.replace(/\D/g, "").replace(/^00/, "");
}
