import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { interestLabels, sourceLabels } from "../../../contract/enrolment-labels";
import type { leadFilter } from "../../../desk/calls/leads";
import { endOfDay, schoolDay, startOfDay } from "../../../desk/school-day";
import { enquiries, enrolments } from "../../db/schema";
import type { LeadConditions } from "../../leads/read";
import { hasWords, phoneHas } from "../search";

export type LeadFilter = z.output<typeof leadFilter>;
export type LeadTable = typeof enrolments | typeof enquiries;

type Asker = { staffId: number; now: Date };

export function conditionsOf(filter: LeadFilter, asker: Asker): LeadConditions {
  const { kind, interest, season } = filter;
  const all = sql`true`;
  return {
    enrolment:
      kind === "enquiry" || kind === "company"
        ? undefined
        : (and(common(enrolments, filter, asker), ofEnrolments(filter)) ?? all),
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
    link ? hasWords(sql`fold_text(${links})`, link) : undefined,
    from === undefined ? undefined : gte(t.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(t.createdAt, endOfDay(to)),
    suspect === undefined ? undefined : eq(t.suspect, suspect),
    adviser === "me" ? eq(t.adviserId, staffId) : adviser && isNull(t.adviserId),
    due && lte(t.nextOn, schoolDay(now)),
  );
}

/** Matches the words of name and email, or the phone. */
function matches(t: LeadTable, phone: SQL | AnyPgColumn, text = ""): SQL | undefined {
  const words = hasWords(t.search, text);
  return words && or(words, phoneHas(phone, text));
}

/** Only one of several enrolments with the same phone has it in `e164`, so the others are composed here. */
const enrolledPhone = sql`coalesce(${enrolments.e164}, '+' || ${enrolments.phoneCode} || ${enrolments.phoneNumber})`;

function ofEnrolments({ region, interest, season, text }: LeadFilter): SQL | undefined {
  const { source, interest: interests } = enrolments;
  return and(
    season === undefined ? undefined : eq(enrolments.season, season),
    region && (region === "other" ? eq(source, sourceLabels.en) : eq(source, sourceLabels[region])),
    interest && sql`position(${interestLabels[interest]} in ${interests}) > 0`,
    matches(enrolments, enrolledPhone, text),
  );
}

function ofEnquiries({ kind, region, text }: LeadFilter): SQL | undefined {
  const country = enquiries.region;
  const near = or(eq(country, "VN"), eq(country, "ID"));
  const { company } = enquiries;
  return and(
    kind && (kind === "company" ? isNotNull(company) : isNull(company)),
    region && (region === "other" ? near && not(near) : eq(country, region.toUpperCase())),
    matches(enquiries, enquiries.e164, text),
  );
}
