"use client";

import { useTranslations } from "next-intl";
import { mailtoHref } from "@/lib/base/links/mailto";
import { Consents } from "../people/consents";
import { Time } from "../time";
import { formatList } from "../format";
import type { ShownLead } from "./use-change-lead";
import { FactLink, Facts, type FactRow } from "../facts";

/** What the person entered, and how they reached the campaign. */
export function LeadFacts({ lead }: { lead: ShownLead }) {
  const t = useTranslations("desk.leads");
  const needs = lead.company_needs;
  const wants = lead.class_name
    ? t("asked", { name: lead.class_name })
    : formatList(lead.interests.map((interest) => t(`interests.${interest}`)));
  const facts: FactRow[] = [
    [t("filter.kind"), t(`kinds.${leadKind(lead)}`)],
    [t("details.company"), lead.company],
    [t("details.size"), needs ? t(`companySizes.${needs.size}`) : ""],
    [t("details.goals"), needs ? formatList(needs.goals.map((goal) => t(`companyGoals.${goal}`))) : ""],
    [t("details.message"), needs?.message ?? lead.message],
    [t("details.came"), <Time key="at" at={lead.created_at} />],
    [
      t("details.phone"),
      <FactLink key="phone" href={`tel:${lead.phone}`}>
        {lead.phone}
      </FactLink>,
    ],
    [
      t("details.email"),
      lead.email && (
        <FactLink key="email" href={mailtoHref(lead.email)}>
          {lead.email}
        </FactLink>
      ),
    ],
    [t("filter.region"), regionLabel(lead.region) || t("international")],
    [t("filter.season"), lead.season],
    [t("filter.interest"), wants],
    [t("details.intention"), lead.intention.join(" · ")],
    [t("details.gpa"), lead.gpa_score || ""],
    [t("details.code"), lead.activation_code],
    [t("details.consents"), lead.consents.length > 0 && <Consents key="consents" consents={lead.consents} />],
    [t("details.link"), Object.values(lead.origin).join(" · ")],
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
