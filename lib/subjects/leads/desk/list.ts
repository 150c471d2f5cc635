import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../base/contract/call";
import type { leadCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { interestsOf, countryOfSource } from "../../../base/contract/enrolment-labels";
import { toE164 as e164Of, phoneToE164 } from "../../../base/reference/e164";
import { enquiries, enrolments } from "../tables";
import { seriesClasses } from "../../series/tables";
import { staff } from "../../staff/tables";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { LeadConditions } from "../read";
import type { LeadTable } from "./filter";

export type LeadRow = ResponseOf<typeof leadCalls, "leads/list">["leads"][number];

/** Leads per page. */
const pageSize = 50;

/*
 * Both kinds are merged, newest first: by time, then enrolments before enquiries, then by id. Pagination uses a cursor,
 * so that every page costs the same.
 */
const ranks = { enrolment: 0, enquiry: 1 } as const;
type Kind = keyof typeof ranks;
type Cursor = { at: string; kind: Kind; id: number };

/** In microseconds, the precision of the database, because the cursor must be exact. */
const isoMicroseconds = (t: LeadTable) =>
  sql<string>`to_char(${t.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Parses a cursor whose format the call has already validated. */
function parseCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined;
  const [at = "", kind, id] = after.split(" ");
  return { at, kind: kind as Kind, id: Number(id) };
}

function afterCursor(t: LeadTable, kind: Kind, cursor: Cursor | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const at = sql`${cursor.at}::timestamptz`;
  if (ranks[kind] === ranks[cursor.kind]) return sql`(${t.createdAt}, ${t.id}) < (${at}, ${cursor.id}::int)`;
  return ranks[kind] > ranks[cursor.kind] ? sql`${t.createdAt} <= ${at}` : sql`${t.createdAt} < ${at}`;
}

const sharedColumns = (t: LeadTable) => ({
  id: t.id,
  created_at: isoMicroseconds(t),
  name: t.name,
  state: t.state,
  suspect: t.suspect,
  adviser: sql<string>`coalesce(${staff.name}, '')`,
  next_step: t.nextStep,
  next_on: t.nextOn,
});

/** Reads one page of leads, from the start or after a cursor. */
export async function listLeads(
  db: Database,
  where: LeadConditions,
  language: DeskLanguage,
  after?: string,
): Promise<{ leads: LeadRow[]; after: string | null }> {
  const cursor = parseCursor(after);
  const found = [
    ...(where.enrolment
      ? await readEnrolments(db, and(where.enrolment, afterCursor(enrolments, "enrolment", cursor)))
      : []),
    ...(where.enquiry
      ? await readEnquiries(db, language, and(where.enquiry, afterCursor(enquiries, "enquiry", cursor)))
      : []),
  ].sort(compareLeads);
  const leads = found.slice(0, pageSize);
  const last = leads.at(-1);
  const more = last && found.length > pageSize;
  return { leads, after: more ? `${last.created_at} ${last.kind} ${last.id}` : null };
}

function compareLeads(one: LeadRow, other: LeadRow): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return ranks[one.kind] - ranks[other.kind] || other.id - one.id;
}

export async function readEnrolments(db: Database, where: SQL | undefined): Promise<LeadRow[]> {
  const { phoneCode, phoneNumber, source, interest, season } = enrolments;
  const rows = await db
    .select({
      ...sharedColumns(enrolments),
      phoneCode,
      phoneNumber,
      e164: enrolments.e164,
      source,
      interest,
      season,
    })
    .from(enrolments)
    .leftJoin(staff, eq(staff.id, enrolments.adviserId))
    .where(where)
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id))
    .limit(pageSize + 1);
  return rows.map(
    ({
      phoneCode: code,
      phoneNumber: number,
      e164: phone,
      source: from,
      interest: interestText,
      ...row
    }) => ({
      ...row,
      kind: "enrolment",
      phone: phone ?? e164Of(code, number),
      region: countryOfSource(from),
      interests: interestsOf(interestText),
      class_name: "",
      company: "",
    }),
  );
}

export async function readEnquiries(
  db: Database,
  language: DeskLanguage,
  where: SQL | undefined,
): Promise<LeadRow[]> {
  const { phone, e164, region } = enquiries;
  const company = sql<string>`coalesce(${enquiries.company} ->> 'name', '')`;
  const rows = await db
    .select({
      ...sharedColumns(enquiries),
      phone,
      e164,
      region,
      company,
      name_of_class: seriesClasses.comboName,
    })
    .from(enquiries)
    .leftJoin(seriesClasses, eq(seriesClasses.id, enquiries.classId))
    .leftJoin(staff, eq(staff.id, enquiries.adviserId))
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(pageSize + 1);
  return rows.map(({ e164: key, phone: rawPhone, name_of_class, ...row }) => ({
    ...row,
    kind: "enquiry",
    phone: key ?? phoneToE164(rawPhone),
    interests: [],
    season: "",
    class_name: name_of_class ? localize(name_of_class, language) : "",
  }));
}
