"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import { choiceClasses } from "../choice-classes";
import { useCurrentUser } from "../current-user";
import { LoadingOrError } from "../loading-or-error";
import { ClosedDayForm } from "./closed-day-form";
import { ClosedDayList } from "./closed-day-list";
import { HolidaySuggestions } from "./holiday-suggestions";
import { LessonsToMove } from "./lessons-to-move";

/** The school's closed days of a year, public holidays to choose from, and the lessons that have to move. */
export function CalendarScreen() {
  const t = useTranslations("desk.calendar");
  const { role } = useCurrentUser();
  const [thisYear] = useState(() =>
    Number(toLocalTime(new Date(serverNow()), pageTimeZone()).date.slice(0, 4)),
  );
  const [year, setYear] = useState(thisYear);
  const { data, failure, reload } = useCall("desk/calendar/list", {});
  const lessons = useCall("desk/calendar/lessons", {});
  const reloadAll = () => Promise.all([reload(), lessons.reload()]);
  const canChange = role !== "adviser";
  return (
    <>
      <p className="lead">{t("text")}</p>
      <div role="group" aria-label={t("year")} className="flex flex-wrap gap-2">
        {[thisYear - 1, thisYear, thisYear + 1, thisYear + 2].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === year}
            className={choiceClasses}
            onClick={() => setYear(one)}
          >
            {one}
          </button>
        ))}
      </div>
      {lessons.data && <LessonsToMove lessons={lessons.data} canMove={canChange} onMoved={reloadAll} />}
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && <ClosedDayList days={data.days} year={year} canChange={canChange} onChanged={reloadAll} />}
      {canChange && (
        <>
          <ClosedDayForm onSaved={reloadAll} />
          <HolidaySuggestions year={year} onTaken={reloadAll} />
        </>
      )}
    </>
  );
}
