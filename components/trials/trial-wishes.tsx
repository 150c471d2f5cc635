"use client";

import { useLocale, useTranslations } from "next-intl";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { formatWeekly, toWeeklyHours, zoneName } from "@/lib/subjects/trials/trial-times";
import { formatShortInZone } from "@/lib/base/i18n/time";

type Trial = NonNullable<AccountView<"trial">["trial"]>;

/** Details of the request, with times in the time zone of the request. */
export function TrialWishesList({ trial }: { trial: Trial }) {
  const t = useTranslations("trialLesson.wishes");
  const form = useTranslations("trialLesson.form");
  const locale = useLocale();
  const { student, asked_at: askedAt, wishes } = trial;
  const sentAt = new Date(askedAt);
  const rows: [string, string][] = [[t("who"), student]];
  if (wishes) {
    const zone = zoneName(wishes.time_zone, locale, sentAt);
    const times = toWeeklyHours(wishes, wishes.time_zone, sentAt).map((row) => formatWeekly(row, locale));
    rows.push(
      [t("goal"), form(`goals.${wishes.goal}`)],
      [t("level"), form(`levels.${wishes.level}`)],
      [t("times"), [...times, form("hours", { zone })].join("\n")],
      [t("contact"), `${form(`channels.${wishes.channel}`)}: ${wishes.contact}`],
    );
  }
  rows.push([t("sent"), formatShortInZone(sentAt, locale)]);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-label text-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
