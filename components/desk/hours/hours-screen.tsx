"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { SelectField } from "@/components/ui/select-field";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { serverNow } from "@/lib/base/clock/server-clock";
import { deskScreens } from "@/lib/base/desk/screens";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { formatMonth } from "@/lib/base/i18n/format-month";
import { addMonths } from "@/lib/base/schedule/months";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import { useCurrentUser } from "../current-user";
import { SearchForm } from "../desk-form";
import { DownloadTable } from "../download-table";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { HoursTable } from "./hours-table";
import { Rates } from "./rates";

/** How many months can be chosen. */
const shownMonths = 37;

/** What teachers held in a month and what they earn, and their rates. */
export function HoursScreen() {
  const t = useTranslations("desk.hours");
  const isOwner = useCurrentUser().role === "owner";
  const [thisMonth] = useState(() => toLocalTime(new Date(serverNow()), pageTimeZone()).date.slice(0, 7));
  const [month, setMonth] = useState(thisMonth);
  const { data, failure, reload } = useCall("desk/hours/month", { month });
  const months = Array.from({ length: shownMonths }, (_, index) => addMonths(thisMonth, -index));
  return (
    <>
      <p className="lead">{t("text")}</p>
      <SearchForm>
        <SelectField
          id="hours-month"
          label={t("month")}
          value={month}
          options={months.map((value) => ({
            value,
            text: formatMonth(value, document.documentElement.lang),
          }))}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
      </SearchForm>
      <Sheet aria-labelledby="hours-title">
        <SheetTitle id="hours-title">{formatMonth(month, document.documentElement.lang)}</SheetTitle>
        {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
        {data?.teachers.length === 0 && <p>{t("none")}</p>}
        {data && data.unmarked_trials > 0 && (
          <p className="mb-2">
            {t("unmarkedTrials", { count: data.unmarked_trials })}{" "}
            {isOwner && (
              <a href={deskScreens.trials.path} className="link">
                {t("openTrials")}
              </a>
            )}
          </p>
        )}
        {data && data.teachers.length > 0 && (
          <>
            <HoursTable data={data} />
            <p className="mt-4 text-label text-soft">{t("counted", { hours: data.late_cancel_hours })}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <DownloadTable
                onDownload={(format) =>
                  fetchFile("desk/hours/export", { month, format }, `teacher-hours-${month}.${format}`)
                }
                label={(format) => t("export", { format })}
                failed={t("exportFailed")}
              />
            </div>
          </>
        )}
      </Sheet>
      {isOwner && <Rates month={month} onChanged={reload} />}
    </>
  );
}
