"use client";

import { useTranslations } from "next-intl";
import { mailtoHref } from "@/lib/base/links/mailto";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { formatWeekly, toWeeklyHours, zoneName, type WeeklyHours } from "@/lib/subjects/trials/trial-times";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/base/i18n/languages";
import { FactLink, Facts, type FactRow } from "../facts";

export type Trial = CallResponse<"desk/trials/list">["trials"][number];
export type TrialChanged = CallResponse<"desk/trials/change">;

/** The family's wishes, with its times in its own time zone and in the school's. */
export function TrialWishesFacts({ trial }: { trial: Trial }) {
  const t = useTranslations("desk.trials");
  // The page's language, as for all times of the desk.
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  const { wishes, asked_at: askedAt } = trial;
  if (!wishes) return <p className="text-label text-soft">{t("wishes.none")}</p>;
  const at = new Date(askedAt);
  const zone = wishes.time_zone;
  const schoolZone = pageTimeZone();
  const ownTimes = toWeeklyHours(wishes, zone, at);
  const schoolTimes = toWeeklyHours(wishes, schoolZone, at);
  const isSame = formatRows(ownTimes, language) === formatRows(schoolTimes, language);
  const facts: FactRow[] = [
    [t("wishes.goal"), t(`wishes.goals.${wishes.goal}`)],
    [t("wishes.level"), t(`wishes.levels.${wishes.level}`)],
    [
      t("wishes.theirs", { zone: zoneName(zone, language, at) }),
      !isSame && <HoursList key="theirs" rows={ownTimes} language={language} />,
    ],
    [
      t("wishes.school", { zone: zoneName(schoolZone, language, at) }),
      <HoursList key="school" rows={schoolTimes} language={language} />,
    ],
    [
      t("wishes.contact"),
      <>
        {t(`wishes.channels.${wishes.channel}`)}: <Contact {...wishes} />
      </>,
    ],
  ];
  return <Facts facts={facts} />;
}

const formatRows = (rows: WeeklyHours[], language: Language) =>
  rows.map((row) => formatWeekly(row, language)).join("\n");

const HoursList = ({ rows, language }: { rows: WeeklyHours[]; language: Language }) => (
  <span className="whitespace-pre-line">{formatRows(rows, language)}</span>
);

/** A link that starts a message to the family. KakaoTalk has no such links. */
function Contact({ channel, contact }: Pick<NonNullable<Trial["wishes"]>, "channel" | "contact">) {
  const digits = contact.replace(/\D/g, "");
  const href = {
    email: mailtoHref(contact),
    whatsapp: `https://wa.me/${digits}`,
    zalo: `https://zalo.me/${digits}`,
    kakaotalk: undefined,
  }[channel];
  if (!href) return contact;
  const isMail = channel === "email";
  return (
    <FactLink href={href} {...(!isMail && { target: "_blank", rel: "noreferrer" })}>
      {contact}
    </FactLink>
  );
}
