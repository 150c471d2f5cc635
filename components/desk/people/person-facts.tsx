"use client";

import { useTranslations } from "next-intl";
import { mailtoHref } from "@/lib/base/links/mailto";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Time } from "../time";
import { Consents } from "./consents";
import { personHref } from "./person-href";
import { FactLink, Facts, type FactRow } from "../facts";

export type PersonDetails = CallResponse<"desk/people/show">;

/** Whether staff entered the account and it gets its own login: a child has none. */
const isInvited = ({ awaits_acceptance: awaits, parent }: PersonDetails) => awaits && parent === null;

/** An account's details and its family. */
export function PersonFacts({ account }: { account: PersonDetails }) {
  const t = useTranslations("desk.people");
  const { email, phones, language, parent, students, kind } = account;
  const others = students.filter(({ id }) => id !== account.id);
  const facts: FactRow[] = [
    [
      t("facts.email"),
      email ? <FactLink href={mailtoHref(email)}>{email}</FactLink> : !isInvited(account) && t("noLogin"),
    ],
    [t("facts.phone"), phones.length > 0 && phones.map((phone) => <Phone key={phone} phone={phone} />)],
    [t("facts.language"), isLanguage(language) && languageNames[language]],
    [t("facts.since"), <Time key="since" at={account.created_at} />],
    [t("facts.born"), account.birth_year],
    [t("facts.consent"), account.consent_at && <Time at={account.consent_at} />],
    [t("facts.consents"), account.consents.length > 0 && <Consents consents={account.consents} />],
    [t("facts.logins"), email && !account.awaits_acceptance && account.logins],
    [t("facts.teacher"), account.teacher],
    [t("facts.parent"), parent && <FactLink href={personHref(parent.id)}>{parent.name}</FactLink>],
    [
      t("facts.students"),
      (kind === "parent" || others.length > 0) &&
        others.map(({ id, name }) => (
          <span key={id}>
            <FactLink href={personHref(id)}>{name}</FactLink>{" "}
          </span>
        )),
    ],
  ];
  return <Facts facts={facts} className="mb-4" />;
}

const Phone = ({ phone }: { phone: string }) => (
  <span>
    <FactLink href={`tel:${phone}`}>{phone}</FactLink>{" "}
  </span>
);
