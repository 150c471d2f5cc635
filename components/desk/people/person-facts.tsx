"use client";

import { mailtoHref } from "@/lib/base/links/mailto";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Time } from "../time";
import { Consents } from "./consents";
import { useWords } from "../words";
import { personHref } from "./people-screen";
import { FactLink, Facts, type FactRow } from "../facts";

export type PersonDetails = CallResponse<"desk/people/show">;

/** An account's details and its family. */
export function PersonFacts({ account }: { account: PersonDetails }) {
  const words = useWords("people");
  const { facts: labels } = words;
  const { email, phones, language, parent, students, kind } = account;
  const others = students.filter(({ id }) => id !== account.id);
  const facts: FactRow[] = [
    [labels.email, email ? <FactLink href={mailtoHref(email)}>{email}</FactLink> : words.noLogin],
    [labels.phone, phones.length > 0 && phones.map((phone) => <Phone key={phone} phone={phone} />)],
    [labels.language, isLanguage(language) && languageNames[language]],
    [labels.since, <Time key="since" at={account.created_at} />],
    [labels.born, account.birth_year],
    [labels.consent, account.consent_at && <Time at={account.consent_at} />],
    [labels.consents, account.consents.length > 0 && <Consents consents={account.consents} />],
    [labels.logins, email && account.logins],
    [labels.teacher, account.teacher],
    [labels.parent, parent && <FactLink href={personHref(parent.id)}>{parent.name}</FactLink>],
    [
      labels.students,
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
