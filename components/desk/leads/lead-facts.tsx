"use client";

import { mailtoHref } from "@/lib/base/links/mailto";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { Consents } from "../people/consents";
import { Time } from "../time";
import { useWords } from "../words";
import { formatList } from "../format";
import type { ShownLead } from "./use-change-lead";
import { FactLink, Facts, type FactRow } from "../facts";

/** What the person entered, and how they reached the campaign. */
export function LeadFacts({ lead }: { lead: ShownLead }) {
  const words = useWords("leads");
  const { details } = words;
  const needs = lead.company_needs;
  const wants = lead.class_name
    ? fillPlaceholders(words.asked, { name: lead.class_name })
    : formatList(lead.interests.map((interest) => words.interests[interest]));
  const facts: FactRow[] = [
    [words.filter.kind, words.kinds[leadKind(lead)]],
    [details.company, lead.company],
    [details.size, needs ? words.companySizes[needs.size] : ""],
    [details.goals, needs ? formatList(needs.goals.map((goal) => words.companyGoals[goal])) : ""],
    [details.message, needs?.message ?? lead.message],
    [details.came, <Time key="at" at={lead.created_at} />],
    [
      details.phone,
      <FactLink key="phone" href={`tel:${lead.phone}`}>
        {lead.phone}
      </FactLink>,
    ],
    [
      details.email,
      lead.email && (
        <FactLink key="email" href={mailtoHref(lead.email)}>
          {lead.email}
        </FactLink>
      ),
    ],
    [words.filter.region, regionLabel(lead.region) || words.international],
    [words.filter.season, lead.season],
    [words.filter.interest, wants],
    [details.intention, lead.intention.join(" · ")],
    [details.gpa, lead.gpa_score || ""],
    [details.code, lead.activation_code],
    [details.consents, lead.consents.length > 0 && <Consents key="consents" consents={lead.consents} />],
    [details.link, Object.values(lead.origin).join(" · ")],
  ];
  return <Facts facts={facts} />;
}

/** How a lead came to be: an enquiry is by a company, about a class, or about neither. */
export function leadKind({ kind, company, class_name }: Pick<ShownLead, "kind" | "company" | "class_name">) {
  if (kind === "enrolment") return kind;
  return company ? "company" : class_name ? "enquiry" : "question";
}

/** Returns a country's name in the page's language; anything but a two-letter code is returned unchanged. */
export function regionLabel(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(document.documentElement.lang, { type: "region" }).of(code) ?? code;
}
