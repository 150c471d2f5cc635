import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { interestLabels, sourceLabels } from "../../../base/contract/enrolment-labels";
import type { leadFilter } from "../desk-calls";
import { endOfSchoolDay, schoolDay, startOfSchoolDay } from "../../school/school-time";
import { enquiries, enrolments } from "../tables";
import type { Database } from "../../../base/db/types";
import type { LeadConditions } from "../read";
import { hasWordsInColumn, matchesPhone } from "../../../base/db/search";

export type LeadFilter = z.output<typeof leadFilter>;
export type LeadTable = typeof enrolments | typeof enquiries;

type Viewer = { staffId: number; now: Date };

export function toConditions(filter: LeadFilter, viewer: Viewer): LeadConditions {
  const { kind, interest, season } = filter;
  const all = sql`true`;
  return {
    enrolment:
      kind === "enquiry" || kind === "company"
        ? undefined
        : (and(sharedConditions(enrolments, filter, viewer), enrolmentConditions(filter)) ?? all),
    enquiry:
      kind === "enrolment" || interest !== undefined || season !== undefined
        ? undefined
        : (and(sharedConditions(enquiries, filter, viewer), enquiryConditions(filter)) ?? all),
  };
}

function sharedConditions(t: LeadTable, filter: LeadFilter, { staffId, now }: Viewer): SQL | undefined {
  const { state, link, from, to, suspect, adviser, due } = filter;
  const links = sql`concat_ws(' ', ${t.origin} ->> 'segment', ${t.origin} ->> 'utm_source', ${t.origin} ->> 'utm_campaign')`;
  return and(
    state && eq(t.state, state),
    link ? hasWordsInColumn(sql`fold_text(${links})`, link) : undefined,
    from === undefined ? undefined : gte(t.createdAt, startOfSchoolDay(from)),
    to === undefined ? undefined : lt(t.createdAt, endOfSchoolDay(to)),
    suspect === undefined ? undefined : eq(t.suspect, suspect),
    adviser === "me" ? eq(t.adviserId, staffId) : adviser && isNull(t.adviserId),
    due && lte(t.nextOn, schoolDay(now)),
  );
}

/** Matches the words of name and email, or the phone. */
function matchesText(t: LeadTable, phone: SQL | AnyPgColumn, text = ""): SQL | undefined {
  const words = hasWordsInColumn(t.search, text);
  return words && or(words, matchesPhone(phone, text));
}

/** Only one of several enrolments with the same phone has it in `e164`, so the others are composed here. */
const enrolledPhone = sql`coalesce(${enrolments.e164}, '+' || ${enrolments.phoneCode} || ${enrolments.phoneNumber})`;

function enrolmentConditions({ region, interest, season, text }: LeadFilter): SQL | undefined {
  const { source, interest: interests } = enrolments;
  return and(
    season === undefined ? undefined : eq(enrolments.season, season),
    region && (region === "other" ? eq(source, sourceLabels.en) : eq(source, sourceLabels[region])),
    interest && sql`position(${interestLabels[interest]} in ${interests}) > 0`,
    matchesText(enrolments, enrolledPhone, text),
  );
}

function enquiryConditions({ kind, region, text }: LeadFilter): SQL | undefined {
  const country = enquiries.region;
  const isCampaignCountry = or(eq(country, "VN"), eq(country, "ID"));
  const { company } = enquiries;
  return and(
    kind && (kind === "company" ? isNotNull(company) : isNull(company)),
    region &&
      (region === "other" ? isCampaignCountry && not(isCampaignCountry) : eq(country, region.toUpperCase())),
    matchesText(enquiries, enquiries.e164, text),
  );
}

/** The seasons that have leads. The recursive query skips through the index, because few seasons have many rows. */
export async function listLeadSeasons(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive known as (
      (select season from enrolments order by season limit 1)
      union all
      select (select season from enrolments where season > known.season order by season limit 1)
      from known where known.season is not null
    ) select season from known where season is not null`)) as { rows: { season: string }[] };
  return rows.map(({ season }) => season);
}
