import { sql } from "drizzle-orm";
import { toE164, phoneToE164 } from "../reference/e164";
import type { Database } from "./types";

/*
 * The part of the migrations that SQL cannot do: fills `e164` of leads from before the column existed, or from before
 * a country code that was typed twice was recognized (migration 0022). Runs after the migrations at every start;
 * with nothing to do it costs two short queries. Like a migration it does not depend on the current schema.
 */

/** Rows per query. */
const pageSize = 500;

type EnrolmentPhone = { id: number; phoneCode: string; phoneNumber: string };
type EnquiryPhone = { id: number; phone: string };

/** Fills missing keys. Of the enrolments of one phone and season, only the first gets the key; none is deleted. */
export async function fillPhoneKeys(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = (await db.execute(sql`
      select id, phone_code as "phoneCode", phone_number as "phoneNumber" from enrolments
      where e164 is null and id > ${after} order by id limit ${pageSize}`)) as { rows: EnrolmentPhone[] };
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const keyed = rows.map((row) => ({ id: row.id, e164: toE164(row.phoneCode, row.phoneNumber) }));
    await db.execute(sql`
      update enrolments set e164 = first.e164
      from (
        select min(keyed.id) as id, keyed.e164, theirs.season
        from ${valuesTable(keyed)} join enrolments as theirs on theirs.id = keyed.id
        group by keyed.e164, theirs.season
      ) as first
      where enrolments.id = first.id and not exists (
        select 1 from enrolments as holder where holder.e164 = first.e164 and holder.season = first.season)`);
    // Pending notifications about these leads get the same key, so that they are erased together.
    const halves = sql`'+' || theirs.phone_code || theirs.phone_number`;
    await db.execute(sql`
      update notices set e164 = keyed.e164
      from ${valuesTable(keyed)} join enrolments as theirs on theirs.id = keyed.id
      where notices.e164 = ${halves} and notices.e164 <> keyed.e164`);
  }
  for (;;) {
    const { rows } = (await db.execute(
      sql`select id, phone from enquiries where e164 is null limit ${pageSize}`,
    )) as { rows: EnquiryPhone[] };
    if (rows.length === 0) break;
    const keyed = rows.map((row) => ({ id: row.id, e164: phoneToE164(row.phone) }));
    await db.execute(sql`
      update enquiries set e164 = keyed.e164 from ${valuesTable(keyed)} where enquiries.id = keyed.id`);
    const digits = sql`'+' || replace(theirs.phone, '-', '')`;
    await db.execute(sql`
      update notices set e164 = keyed.e164
      from ${valuesTable(keyed)} join enquiries as theirs on theirs.id = keyed.id
      where notices.e164 = ${digits} and notices.e164 <> keyed.e164`);
  }
}

function valuesTable(rows: { id: number; e164: string }[]) {
  const pairs = rows.map((row) => sql`(${row.id}::int, ${row.e164}::text)`);
  return sql`(values ${sql.join(pairs, sql`, `)}) as keyed(id, e164)`;
}
