"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { updateQueryString } from "@/components/ui/use-query-string";
import { weekdayName } from "@/lib/base/i18n/days";
import { listSeparator, withColon } from "@/lib/base/i18n/marks";
import { hasChoice, noChoice } from "@/lib/subjects/series/choice";
import { SeriesFilters, type SeriesFiltersProps } from "./series-filters";
import { useDayPartText } from "./use-day-part-text";

type FilterChipsProps = SeriesFiltersProps & {
  /** Number of classes that match the choice. */
  count: number;
};

/** One row of chips that name the choice, for screens without room for the filters; each opens them in a sheet. */
export function FilterChips({ count, ...filters }: FilterChipsProps) {
  const { choice, teachers } = filters;
  const t = useTranslations("hotSell");
  const closeLabel = useTranslations("dialog")("close");
  const locale = useLocale();
  const dayPartText = useDayPartText();
  const [isOpen, setIsOpen] = useState(false);
  const { day, time, level, mode, teacher, q, sort } = choice;
  const others = [teachers.find(({ id }) => id === teacher)?.name, q, sort && t(`filters.${sort}`)];
  const chips = [
    [t("filters.dayChip"), day?.map((one) => weekdayName(one, locale)).join(listSeparator(locale))],
    [t("filters.timeChip"), time && dayPartText(time)],
    [t("filters.level"), level],
    [t("filters.mode"), mode && t(`modes.${mode}`)],
    [t("filters.more"), others.filter(Boolean).join(listSeparator(locale)) || undefined],
  ] as const;
  return (
    <>
      <div
        role="group"
        aria-label={t("filters.title")}
        className="-mx-(--page-edge) flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--page-edge) py-1"
      >
        {chips.map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            className={`inline-flex min-h-11 shrink-0 items-center gap-1 rounded-pill border px-4 text-label font-semibold whitespace-nowrap ${value ? "border-ink bg-ink text-ground forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]" : "border-ink/50 bg-surface"}`}
            onClick={() => setIsOpen(true)}
          >
            {value && <span className="sr-only">{withColon(name)}</span>}
            <span className="max-w-[60vw] truncate">{value ?? name}</span>
            <Icon name="chevron-down" size={16} />
          </button>
        ))}
      </div>
      {isOpen && (
        <Dialog isSheet title={t("filters.title")} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          {(close) => (
            <>
              <SeriesFilters {...filters} />
              <div className="sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap gap-3 border-t border-line bg-ground px-6 py-3">
                <button type="button" className="btn flex-1 btn-primary" onClick={close}>
                  {t("filters.show", { n: count })}
                </button>
                {hasChoice(choice) && (
                  <button
                    type="button"
                    className="btn btn-secondary"
                    onClick={() => updateQueryString(noChoice, "replace")}
                  >
                    {t("clear")}
                  </button>
                )}
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
