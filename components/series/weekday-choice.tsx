"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { updateQueryString } from "@/components/ui/use-query-string";
import { weekdayName } from "@/lib/base/i18n/days";
import { weekdays, weekdaysQuery, type Weekday } from "@/lib/subjects/series/choice";

/** The weekdays on which the visitor has time, as one toggle each. */
export function WeekdayChoice({ days = [] }: { days: readonly Weekday[] | undefined }) {
  const t = useTranslations("hotSell.filters");
  const locale = useLocale();
  const hint = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const choose = (chosen: readonly Weekday[]) =>
    updateQueryString({ day: weekdaysQuery(chosen), page: undefined }, "replace");
  // Applies what was chosen before hydration, when `onChange` was not attached yet.
  const applyEarlyChoice = useEffectEvent(() => {
    const boxes = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const chosen = weekdays.filter((_, index) => boxes[index]?.checked);
    if (chosen.length > 0 && chosen.join() !== days.join()) choose(chosen);
  });
  useLayoutEffect(() => applyEarlyChoice(), []);
  return (
    <fieldset ref={fieldset} aria-describedby={hint} className="min-w-0">
      <legend className="mb-1 text-label font-semibold">{t("day")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(2.7rem,100%),1fr))] gap-1.5">
        {weekdays.map((day) => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-small border border-ink/50 bg-surface text-center text-label has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={({ target }) =>
                choose(target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            <span aria-hidden>{weekdayName(day, locale)}</span>
            <span className="sr-only">{weekdayName(day, locale, "long")}</span>
          </label>
        ))}
      </div>
      <p id={hint} className="field-hint">
        {t("dayHint")}
      </p>
    </fieldset>
  );
}
