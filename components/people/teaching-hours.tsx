"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TableDownloads } from "@/components/calls/table-downloads";
import { useCall } from "@/components/calls/use-call";
import { LoadingPlaceholder } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { formatMinutes } from "@/lib/base/i18n/format-minutes";
import { formatMonth } from "@/lib/base/i18n/format-month";
import { formatAmount } from "@/lib/subjects/points/prices/format-amount";
import { cardClasses, cardGridClasses } from "./classes";

type KindHours = CallResponse<"GET account/hours">["kinds"][number];

/** A teacher's own hours of a month: what they held, and what it earns. */
export function TeachingHours() {
  const t = useTranslations();
  const language = useLocale();
  const [chosenMonth, setChosenMonth] = useState<string>();
  const { data, failure, reload } = useCall(
    "GET account/hours",
    chosenMonth === undefined ? {} : { month: chosenMonth },
  );
  // While another month loads, the list of months stays.
  const [months, setMonths] = useState<string[]>();
  if (data && months?.[0] !== data.months[0]) setMonths(data.months);
  const totals = data?.totals.map(({ amount, currency }) => formatAmount(amount, currency, language)) ?? [];
  return (
    <section aria-labelledby="teaching-hours">
      <h2 id="teaching-hours" className="mt-10 text-h2">
        {t("teacherCentre.hours.title")}
      </h2>
      <p className="text-soft">{t("teacherCentre.hours.text")}</p>
      {months && (
        <div className="mt-4 max-w-80">
          <SelectField
            id="teaching-month"
            label={t("teacherCentre.hours.month")}
            value={chosenMonth ?? months[0] ?? ""}
            options={months.map((value) => ({ value, text: formatMonth(value, language) }))}
            onChange={(event) => setChosenMonth(event.currentTarget.value)}
          />
        </div>
      )}
      {!data && (
        <LoadingPlaceholder
          labels={{
            loading: t("notice.loading"),
            failed: t("notice.failed"),
            retry: t("notice.retry"),
          }}
          loading={!failure}
          retry={() => void reload()}
          className="h-40"
        />
      )}
      {data?.kinds.length === 0 && <p className="mt-4">{t("teacherCentre.hours.none")}</p>}
      {data && data.kinds.length > 0 && (
        <div className={cardGridClasses}>
          {data.kinds.map((hours) => (
            <KindCard key={hours.kind} hours={hours} />
          ))}
        </div>
      )}
      {totals.length > 0 && (
        <p className="mt-4 font-bold">
          {t("teacherCentre.hours.total", {
            pay: new Intl.ListFormat(language, { style: "narrow" }).format(totals),
          })}
        </p>
      )}
      {data && data.kinds.length > 0 && <HoursDownloads month={data.month} />}
    </section>
  );
}

function HoursDownloads({ month }: { month: string }) {
  const t = useTranslations("teacherCentre.hours");
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <TableDownloads
        onDownload={(format) =>
          fetchFile("account/hours", { month, format }, `teacher-hours-${month}.${format}`)
        }
        label={(format) => t("download", { format })}
        onEnd={(hasArrived) => setHasFailed(!hasArrived)}
      />
      <p role="status">{hasFailed && t("downloadFailed")}</p>
    </div>
  );
}

function KindCard({ hours }: { hours: KindHours }) {
  const t = useTranslations("teacherCentre.hours");
  const language = useLocale();
  const { kind, lessons, minutes, rate, pay } = hours;
  const lines = [
    hours.taken_over > 0 && t("takenOver", { count: hours.taken_over }),
    hours.given_away > 0 && t("givenAway", { count: hours.given_away }),
    hours.late > 0 && t("late", { count: hours.late, time: formatMinutes(hours.late_minutes, language) }),
    hours.canceled_late > 0 && t("canceledLate", { count: hours.canceled_late }),
  ].filter((line) => line !== false);
  return (
    <article className={cardClasses} aria-labelledby={`hours-${kind}`}>
      <h3 id={`hours-${kind}`} className="text-lead">
        {t(`kinds.${kind}`)}
      </h3>
      <p className="font-semibold">{t("held", { count: lessons, time: formatMinutes(minutes, language) })}</p>
      {lines.map((line) => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
      {rate && pay !== null && (
        <p>
          {t("pay", {
            pay: formatAmount(pay, rate.currency, language),
            rate: formatAmount(rate.amount, rate.currency, language),
          })}
        </p>
      )}
    </article>
  );
}
