"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useApply } from "@/components/apply/use-apply";
import { WaitingNotice } from "@/components/layout/waiting-notice";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { useClock } from "@/components/ui/use-clock";
import { changeSearch, useSearch } from "@/components/ui/use-search";
import { paths } from "@/lib/paths";
import { choose, isChosen, levelsOf, readChoice } from "@/lib/series/choice";
import type { SeriesItem } from "@/lib/series/item";
import { largestPage, perPage, recommendedPage } from "@/lib/series/pages";
import { SeriesFilters } from "./series-filters";
import type { SeriesSetting } from "./series-setting";
import { SeriesSection } from "./series-section";
import { TeacherDialog } from "./teacher-dialog";
import { usePreSales, useRecommended, type SeriesInitial } from "./use-series";

type SeriesListsProps = {
  page: number;
  preSale: SeriesInitial | undefined;
  recommended: SeriesInitial | undefined;
  setting: SeriesSetting;
  /** Contact button, shown if there are no classes at all. */
  ask: ReactNode;
};

/** Milliseconds between two fetches of the seats. */
const refreshInterval = 60_000;

/** The hot-sell list, ten on a page, and below its first page the recommended series classes. */
export function SeriesLists(props: SeriesListsProps) {
  const { page, preSale, recommended, setting, ask } = props;
  const { login, ownAccounts, consult, renderedAt } = setting;
  const t = useTranslations("hotSell");
  const locale = useLocale();
  const choice = readChoice(useSearch());
  const chosen = isChosen(choice);
  // A filter applies to all classes, not to those of one page, so all of them are fetched.
  const asked = chosen ? { page: 1, per_page: largestPage } : { page, per_page: perPage };
  const hot = usePreSales(asked, {
    initial: chosen ? undefined : preSale,
    renderedAt,
    refreshInterval,
  });
  const withMore = page === 1 || chosen;
  const more = useRecommended(recommendedPage(locale), {
    initial: recommended,
    renderedAt,
    refreshInterval,
    enabled: withMore,
  });
  const refresh = () => {
    hot.retry();
    more.retry();
  };
  const applying = useApply({ consult, login, ownAccounts, refresh });
  const [teacher, setTeacher] = useState<SeriesItem["teacher"]>();

  const lists = [hot, ...(withMore ? [more] : [])];
  const shown = lists.map(({ items }) => items?.map(applying.current));
  const loaded = shown.every((items) => items !== undefined);
  const all = shown.flatMap((items) => items ?? []);
  // To the minute, because only passing deadlines can change the order.
  const minute = useClock((now) => Math.floor(now / 60_000), renderedAt);
  const chooseFrom = (items: SeriesItem[] | undefined) => items && choose(items, choice, minute * 60_000);
  const found = chooseFrom(all)?.length ?? 0;
  const card = { setting, apply: applying.apply, meet: setTeacher };
  const pages = Math.ceil(hot.total / perPage);

  if (loaded && all.length === 0 && page === 1)
    return (
      <Notice picture="empty" text={t("empty")}>
        {ask}
      </Notice>
    );
  // One notice for both lists, and no filters where there is nothing to filter.
  if (lists.every(({ items, loading }) => !items && !loading))
    return <WaitingNotice loading={false} retry={refresh} className="h-96" />;
  return (
    <>
      <SeriesFilters choice={choice} levels={levelsOf(all, locale)} />
      <p role="status" className="text-soft">
        {chosen && loaded && t("found", { n: found })}
      </p>
      {chosen && loaded && found === 0 && (
        <Notice picture="empty" text={t("none")}>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => changeSearch({ mode: undefined, level: undefined, sort: undefined }, "replace")}
          >
            {t("clear")}
          </button>
        </Notice>
      )}
      <SeriesSection id="hot" title={t("preSale")} state={hot} items={chooseFrom(shown[0])} card={card}>
        {!chosen && pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            href={pageHref}
            labels={{ label: t("pages.label"), previous: t("pages.previous"), next: t("pages.next") }}
          />
        )}
      </SeriesSection>
      {withMore && (
        <SeriesSection
          id="recommended"
          title={t("recommended")}
          state={more}
          items={chooseFrom(shown[1])}
          card={card}
        />
      )}
      {teacher && (
        <TeacherDialog teacher={teacher} href={setting.teacherHref} onClose={() => setTeacher(undefined)} />
      )}
      {applying.parts}
    </>
  );
}

function pageHref(page: number): string {
  return page === 1 ? paths.hotSell : `${paths.hotSell}?page=${page}`;
}
