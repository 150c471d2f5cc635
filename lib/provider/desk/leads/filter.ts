import { and, eq, gte, ilike, isNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { interestLabels, sourceLabels } from "../../../contract/enrolment-labels";
import type { leadFilter } from "../../../desk/calls/leads";
import { endOfDay, schoolDay, startOfDay } from "../../../desk/school-day";
import { enquiries, enrolments } from "../../db/schema";
import type { LeadConditions } from "../../leads/read";

export type LeadFilter = z.output<typeof leadFilter>;
export type LeadTable = typeof enrolments | typeof enquiries;

type Asker = { staffId: number; now: Date };

export function conditionsOf(filter: LeadFilter, asker: Asker): LeadConditions {
  const { kind, interest, season } = filter;
  const all = sql`true`;
  return {
    enrolment:
      kind === "enquiry" ? undefined : (and(common(enrolments, filter, asker), ofEnrolments(filter)) ?? all),
    enquiry:
      kind === "enrolment" || interest !== undefined || season !== undefined
        ? undefined
        : (and(common(enquiries, filter, asker), ofEnquiries(filter)) ?? all),
  };
}

function common(t: LeadTable, filter: LeadFilter, { staffId, now }: Asker): SQL | undefined {
  const { state, link, from, to, suspect, adviser, due } = filter;
  const links = sql`concat_ws(' ', ${t.origin} ->> 'segment', ${t.origin} ->> 'utm_source', ${t.origin} ->> 'utm_campaign')`;
  return and(
    state && eq(t.state, state),
    link ? has(links, link) : undefined,
    from === undefined ? undefined : gte(t.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(t.createdAt, endOfDay(to)),
    suspect === undefined ? undefined : eq(t.suspect, suspect),
    adviser === "me" ? eq(t.adviserId, staffId) : adviser && isNull(t.adviserId),
    due && lte(t.nextOn, schoolDay(now)),
  );
}

function ofEnrolments({ region, interest, season, text }: LeadFilter): SQL | undefined {
  const { source, interest: interests, name, email, e164 } = enrolments;
  return and(
    season === undefined ? undefined : eq(enrolments.season, season),
    region && (region === "other" ? eq(source, sourceLabels.en) : eq(source, sourceLabels[region])),
    interest && sql`position(${interestLabels[interest]} in ${interests}) > 0`,
    text ? or(wordsHave([name, email], text), phoneHas(e164, text)) : undefined,
  );
}

function ofEnquiries({ region, text }: LeadFilter): SQL | undefined {
  const country = enquiries.region;
  const near = or(eq(country, "VN"), eq(country, "ID"));
  return and(
    region && (region === "other" ? near && not(near) : eq(country, region.toUpperCase())),
    text ? or(wordsHave([enquiries.name], text), phoneHas(enquiries.e164, text)) : undefined,
  );
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether a text stands in one of the columns, in small letters or large. All of them are made small at once, and the text
 * once for all rows: `ilike` on each makes both small anew for every row, which took three times as long over 100,000.
 */
function wordsHave(columns: AnyPgColumn[], text: string): SQL {
  return has(sql.join(columns, sql` || chr(10) || `), text);
}

const has = (words: SQL, text: string): SQL => sql`lower(${words}) like lower(${containing(text)}::text)`;

/** Digits of a phone however they are grouped; a text with fewer than four is none. */
function phoneHas(column: typeof enquiries.e164 | typeof enrolments.e164, text: string): SQL | undefined {
  const digits = text.replace(/[\s()+.-]/g, "");
  return /^\d{4,}$/.test(digits) ? ilike(column, `%${digits.replace(/^0/, "")}%`) : undefined;
}
