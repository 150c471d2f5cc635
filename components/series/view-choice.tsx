"use client";

import { useTranslations } from "next-intl";
import { updateQueryString } from "@/components/ui/use-query-string";

/** The ways to show the classes; the name is the value of the query parameter `view`. */
const views = ["list", "week"] as const;

export const isWeekView = (search: string): boolean => new URLSearchParams(search).get("view") === "week";

/** Two buttons that choose between the list and the week, on screens with room for a week. */
export function ViewChoice({ isWeek }: { isWeek: boolean }) {
  const t = useTranslations("hotSell.views");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="absolute top-0 right-0 hidden gap-1 min-[64rem]:flex print:hidden! noscript:hidden"
    >
      {views.map((view) => {
        const isChosen = (view === "week") === isWeek;
        return (
          <button
            key={view}
            type="button"
            aria-pressed={isChosen}
            className={`min-h-11 rounded-pill border px-4 text-label font-semibold ${isChosen ? "border-ink bg-ink text-ground forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]" : "border-ink/50 bg-surface"}`}
            onClick={() =>
              updateQueryString({ view: view === "week" ? view : undefined, page: undefined }, "replace")
            }
          >
            {t(view)}
          </button>
        );
      })}
    </div>
  );
}
