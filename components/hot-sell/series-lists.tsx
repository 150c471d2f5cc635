"use client";

import { useState, type ReactNode } from "react";
import { useApply } from "@/components/apply/use-apply";
import { fill } from "@/components/ui/fill";
import { Notice, Waiting, type NoticeLabels } from "@/components/ui/notice";
import { Pagination, type PaginationLabels } from "@/components/ui/pagination";
import { useClock } from "@/components/ui/use-clock";
import { changeSearch, useSearch } from "@/components/ui/use-search";
import { paths } from "@/lib/paths";
import { choose, isChosen, levelsOf, readChoice } from "@/lib/series/choice";
import type { SeriesItem } from "@/lib/series/item";
import { largestPage, perPage, recommendedPage } from "@/lib/series/pages";
import { SeriesFilters, type FilterLabels } from "./series-filters";
import type { SeriesSetting } from "./series-labels";
import { SeriesSection } from "./series-section";
import { TeacherDialog } from "./teacher-dialog";
import { usePreSales, useRecommended, type SeriesInitial } from "./use-series";

export type ListLabels = {
  preSale: string;
  recommended: string;
  empty: string;
  found: string;
  none: string;
  clear: string;
  filters: FilterLabels;
  pages: PaginationLabels;
};

type SeriesListsProps = {
  page: number;
  preSale: SeriesInitial | undefined;
  recommended: SeriesInitial | undefined;
  setting: SeriesSetting;
  labels: ListLabels;
  notice: NoticeLabels;
  /** How to ask the school, where there are no classes at all. */
  ask: ReactNode;
};

/** Milliseconds between two fetches of the seats. */
const refreshInterval = 60_000;

/** The hot-sell list, ten on a page, and below its first page the recommended series classes. */
export function SeriesLists(props: SeriesListsProps) {
  const { page, preSale, recommended, setting, labels, notice, ask } = props;
  const { locale, login, ownAccounts, consult, renderedAt } = setting;
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
  // To the minute: the order may change with a deadline, and with nothing else of the clock.
  const minute = useClock((now) => Math.floor(now / 60_000), renderedAt);
  const chooseFrom = (items: SeriesItem[] | undefined) => items && choose(items, choice, minute * 60_000);
  const found = chooseFrom(all)?.length ?? 0;
  const card = { setting, apply: applying.apply, meet: setTeacher };
  const pages = Math.ceil(hot.total / perPage);

  if (loaded && all.length === 0 && page === 1)
    return (
      <Notice picture="empty" text={labels.empty}>
        {ask}
      </Notice>
    );
  // One notice for both lists, and no filters where there is nothing to filter.
  if (lists.every(({ items, loading }) => !items && !loading))
    return <Waiting labels={notice} loading={false} retry={refresh} className="h-96" />;
  return (
    <>
      <SeriesFilters
        choice={choice}
        levels={levelsOf(all, locale)}
        labels={labels.filters}
        modes={setting.labels.modes}
      />
      <p role="status" className="text-soft">
        {chosen && loaded && fill(labels.found, { n: found })}
      </p>
      {chosen && loaded && found === 0 && (
        <Notice picture="empty" text={labels.none}>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => changeSearch({ mode: undefined, level: undefined, sort: undefined }, "replace")}
          >
            {labels.clear}
          </button>
        </Notice>
      )}
      <SeriesSection
        id="hot"
        title={labels.preSale}
        state={hot}
        items={chooseFrom(shown[0])}
        card={card}
        notice={notice}
      >
        {!chosen && pages > 1 && (
          <Pagination page={page} pages={pages} href={pageHref} labels={labels.pages} />
        )}
      </SeriesSection>
      {withMore && (
        <SeriesSection
          id="recommended"
          title={labels.recommended}
          state={more}
          items={chooseFrom(shown[1])}
          card={card}
          notice={notice}
        />
      )}
      {teacher && <TeacherDialog teacher={teacher} setting={setting} onClose={() => setTeacher(undefined)} />}
      {applying.parts}
    </>
  );
}

function pageHref(page: number): string {
  return page === 1 ? paths.hotSell : `${paths.hotSell}?page=${page}`;
}
