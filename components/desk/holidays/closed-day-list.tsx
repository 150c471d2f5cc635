"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { daysBetween } from "@/lib/base/schedule/zoned";
import { localizedText } from "@/lib/engines/content/form-values";
import { ConfirmDialog } from "../confirm-dialog";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatDayRange } from "../time";
import { useMutation } from "../use-mutation";
import type { ClosedDay } from "./closed-day";
import { ClosedDayForm } from "./closed-day-form";
import { YearGlance } from "./year-glance";

type ClosedDayListProps = {
  days: readonly ClosedDay[];
  year: number;
  canChange: boolean;
  onChanged: () => Promise<unknown>;
};

/** The closed days of a year, in its months and as a list. */
export function ClosedDayList({ days, year, canChange, onChanged }: ClosedDayListProps) {
  const t = useTranslations("desk.calendar");
  const shown = days.filter((one) => one.first_day <= `${year}-12-31` && one.last_day >= `${year}-01-01`);
  return (
    <Sheet aria-labelledby="closed-days">
      <SheetTitle id="closed-days">{t("list", { year: String(year) })}</SheetTitle>
      <YearGlance year={year} days={shown} />
      {shown.length === 0 && <p>{t("none", { year: String(year) })}</p>}
      <ul>
        {shown.map((one) => (
          <ClosedDayLine key={one.id} days={one} canChange={canChange} onChanged={onChanged} />
        ))}
      </ul>
    </Sheet>
  );
}

type ClosedDayLineProps = { days: ClosedDay; canChange: boolean; onChanged: () => Promise<unknown> };

function ClosedDayLine({ days, canChange, onChanged }: ClosedDayLineProps) {
  const t = useTranslations("desk.calendar");
  const { trigger, isMutating } = useMutation();
  const [shown, setShown] = useState<"form" | "removal">();
  const name = localizedText(days.name, document.documentElement.lang);
  const range = formatDayRange({ firstDay: days.first_day, lastDay: days.last_day });
  const count = daysBetween(days.first_day, days.last_day) + 1;
  return (
    <Line
      actions={
        canChange && (
          <span className="flex flex-wrap gap-2">
            <SmallButton
              aria-expanded={shown === "form"}
              aria-label={t("editOf", { name })}
              onClick={() => setShown(shown === "form" ? undefined : "form")}
            >
              {t("edit")}
            </SmallButton>
            <SmallButton
              disabled={isMutating}
              aria-label={t("removeOf", { name })}
              onClick={() => setShown("removal")}
            >
              {t("remove")}
            </SmallButton>
          </span>
        )
      }
    >
      <b>{name}</b>
      <Small className="block">
        {range} · {t("days", { count })}
      </Small>
      {shown === "form" && (
        <ClosedDayForm
          days={days}
          onSaved={async () => {
            setShown(undefined);
            await onChanged();
          }}
        />
      )}
      {shown === "removal" && (
        <ConfirmDialog
          title={t("removal.title")}
          text={t("removal.text", { name, days: range })}
          submit={t("remove")}
          onConfirm={() =>
            void trigger("desk/calendar/remove", { id: days.id }, t("removed", { name }), onChanged)
          }
          onClose={() => setShown(undefined)}
        />
      )}
    </Line>
  );
}
