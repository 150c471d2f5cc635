import { and, asc, gt, gte } from "drizzle-orm";
import { z } from "zod";
import { enquiries, enrolments } from "../db/schema";
import type { Connection, Database } from "../db/types";
import { lead, type Lead } from "./lead";

export const leadsOptions = z.strictObject({
  /** Only leads from this instant on. */
  since: z.iso.datetime({ offset: true }).optional(),
});

/** Rows per query: few enough that the visitors of a running site do not feel an export. */
const pageSize = 500;

/** Every lead as a line of JSON: enrolments, then enquiries, the oldest first. */
export async function* leadLines({ db }: Connection, { since }: z.output<typeof leadsOptions>) {
  const from = since === undefined ? undefined : new Date(since);
  for (const page of [enrolmentPage, enquiryPage]) {
    for (let after = 0; ;) {
      const leads = await page(db, after, from);
      const last = leads.at(-1);
      if (!last) break;
      yield leads.map((each) => `${JSON.stringify(each)}\n`).join("");
      after = last.id;
    }
  }
}

/** By key and not by offset: so each page costs the same, and no lead is told twice. */
const following = (t: typeof enrolments | typeof enquiries, after: number, since: Date | undefined) =>
  and(gt(t.id, after), since && gte(t.createdAt, since));

const suspicion = ({ suspect }: { suspect: boolean }) => (suspect ? "yes" : null);

async function enrolmentPage(db: Database, after: number, since: Date | undefined): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(enrolments)
    .where(following(enrolments, after, since))
    .orderBy(asc(enrolments.id))
    .limit(pageSize);
  return rows.map((row) =>
    lead({
      kind: "enrolment",
      id: row.id,
      created_at: row.createdAt.toISOString(),
      name: row.name,
      phone: `${row.phoneCode}-${row.phoneNumber}`,
      email: row.email,
      gpa_score: row.gpaScore,
      intention_city: row.intentionCity,
      intention_university: row.intentionUniversity,
      intention_major: row.intentionMajor,
      source: row.source,
      interest: row.interest,
      activation_code: row.activationCode,
      suspect: suspicion(row),
      ...row.origin,
    }),
  );
}

async function enquiryPage(db: Database, after: number, since: Date | undefined): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(following(enquiries, after, since))
    .orderBy(asc(enquiries.id))
    .limit(pageSize);
  return rows.map((row) =>
    lead({
      kind: "enquiry",
      id: row.id,
      created_at: row.createdAt.toISOString(),
      name: row.name,
      phone: row.phone,
      class_id: row.classId,
      region: row.region,
      suspect: suspicion(row),
      ...row.origin,
    }),
  );
}
