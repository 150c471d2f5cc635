"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useApply } from "@/components/series/bookings/use-apply";
import { notStudents, possibleStudents } from "@/components/session/viewers";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { useClock } from "@/components/ui/use-clock";
import { updateQueryString, useQueryString } from "@/components/ui/use-query-string";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { paths } from "@/lib/base/paths";
import {
  selectItems,
  hasChoice,
  levelsOf,
  noChoice,
  readChoice,
  teachersOf,
} from "@/lib/subjects/series/choice";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { perPage, recommendedRequest } from "@/lib/subjects/series/pages";
import { FilterChips } from "./filter-chips";
import { SeriesFilters } from "./series-filters";
import type { SeriesSetting } from "./series-setting";
import { SeriesSection } from "./series-section";
import { isWeekView, ViewChoice } from "./view-choice";
import { WeekView } from "./week-view";
import { TeacherDialog } from "./teacher-dialog";
import { usePreSales, useRecommended, type SeriesInitial } from "./use-series";

type SeriesListsProps = {
  page: number;
  preSale: SeriesInitial | undefined;
  recommended: SeriesInitial | undefined;
  setting: SeriesSetting;
  /** Contact button, shown if there are no classes at all. */
  contactButton: ReactNode;
};

/** Milliseconds between two fetches of the seats. */
const refreshInterval = 60_000;

/** The hot-sell list, ten on a page, and below its first page the recommended series classes. */
export function SeriesLists(props: SeriesListsProps) {
  const { page, preSale, recommended, setting, contactButton } = props;
  const { loginHref, ownAccounts, consult, payment, pointsHref, rates, charges, renderedAt } = setting;
  const t = useTranslations("hotSell");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const query = useQueryString();
  const choice = readChoice(query);
  const isFiltered = hasChoice(choice);
  const isWeek = isWeekView(query);
  // A filter applies to all classes, not to those of one page, and a week shows all, so all of them are fetched.
  const isWhole = isFiltered || isWeek;
  const preSaleState = usePreSales(isWhole ? "all" : page, {
    initial: isWhole ? undefined : preSale,
    renderedAt,
    refreshInterval,
  });
  const showsRecommended = page === 1 || isWhole;
  const recommendedState = useRecommended(recommendedRequest(locale), {
    initial: recommended,
    renderedAt,
    refreshInterval,
    enabled: showsRecommended,
  });
  const refresh = () => {
    preSaleState.retry();
    recommendedState.retry();
  };
  const applying = useApply({
    consult,
    payment,
    pointsHref,
    rates,
    charges,
    rules: setting.rules,
    loginHref,
    ownAccounts,
    refresh,
  });
  const [teacher, setTeacher] = useState<SeriesItem["teacher"]>();

  const lists = [preSaleState, ...(showsRecommended ? [recommendedState] : [])];
  const itemLists = lists.map(({ items }) => items?.map(applying.withBookings));
  const isLoaded = itemLists.every((items) => items !== undefined);
  const all = itemLists.flatMap((items) => items ?? []);
  // To the minute, because only passing deadlines can change the order.
  const minute = useClock((now) => Math.floor(now / 60_000), renderedAt);
  const zone = readBrowserTimeZone() ?? schoolZone;
  const applyChoice = (items: SeriesItem[] | undefined) =>
    items && selectItems(items, choice, minute * 60_000, zone);
  const found = applyChoice(all) ?? [];
  const foundCount = found.length;
  const card = { setting, apply: applying.apply, showTeacher: setTeacher };
  const pages = Math.ceil(preSaleState.total / perPage);

  if (isLoaded && all.length === 0 && page === 1)
    return (
      <Notice picture="empty" text={t("empty")}>
        {contactButton}
      </Notice>
    );
  // One notice for both lists, and no filters where there is nothing to filter.
  if (lists.every(({ items, loading }) => !items && !loading))
    return <LoadingNotice loading={false} retry={refresh} className="h-96" />;
  const filters = { choice, levels: levelsOf(all, locale), teachers: teachersOf(all, locale) };
  return (
    <div className="grid w-full gap-x-8 gap-y-4 min-[64rem]:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="top-24 self-start min-[64rem]:sticky print:hidden! noscript:hidden">
        <div className="min-[64rem]:hidden">
          <FilterChips {...filters} count={foundCount} />
        </div>
        <div className="-m-1 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto p-1 min-[64rem]:block">
          <SeriesFilters {...filters} />
        </div>
      </div>
      <div className="relative min-w-0">
        <p role="status" className="mb-3 text-soft empty:mb-0">
          {isFiltered && isLoaded && t("found", { n: foundCount })}
        </p>
        <ViewChoice isWeek={isWeek} />
        {isWeek && isLoaded && (
          <div className="hidden pt-14 min-[64rem]:block">
            <WeekView items={found} now={minute * 60_000} zone={zone} />
          </div>
        )}
        <div className={isWeek && isLoaded ? "min-[64rem]:hidden" : undefined}>
          {isFiltered && isLoaded && foundCount === 0 && (
            <Notice picture="empty" text={t("none")}>
              <button
                type="button"
                className="btn btn-secondary"
                onClick={() => updateQueryString(noChoice, "replace")}
              >
                {t("clear")}
              </button>
            </Notice>
          )}
          <SeriesSection
            id="hot"
            title={t("preSale")}
            state={preSaleState}
            items={applyChoice(itemLists[0])}
            card={card}
          >
            {!isWhole && pages > 1 && (
              <Pagination
                page={page}
                pages={pages}
                href={pageHref}
                labels={{ label: t("pages.label"), previous: t("pages.previous"), next: t("pages.next") }}
              />
            )}
          </SeriesSection>
          {showsRecommended && (
            <SeriesSection
              id="recommended"
              title={<RecommendedTitle />}
              state={recommendedState}
              items={applyChoice(itemLists[1])}
              card={card}
            />
          )}
        </div>
      </div>
      {teacher && (
        <TeacherDialog teacher={teacher} href={setting.teacherHref} onClose={() => setTeacher(undefined)} />
      )}
      {applying.elements}
    </div>
  );
}

/** The list is the student's own once they have logged in. */
function RecommendedTitle() {
  const t = useTranslations("hotSell");
  return (
    <>
      <span data-for={possibleStudents}>{t("recommended")}</span>
      <span data-for={notStudents}>{t("more")}</span>
    </>
  );
}

function pageHref(page: number): string {
  return page === 1 ? paths.hotSell : `${paths.hotSell}?page=${page}`;
}
