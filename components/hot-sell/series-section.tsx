"use client";

import type { ReactNode } from "react";
import { Waiting, type NoticeLabels } from "@/components/ui/notice";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { itemKey, type SeriesItem } from "@/lib/series/item";
import { SeriesCard } from "./series-card";
import type { SeriesState } from "./use-series";

type SeriesSectionProps = {
  id: string;
  title: string;
  state: SeriesState;
  /** The items of `state` that pass the filters; undefined while none have been loaded. */
  items: SeriesItem[] | undefined;
  card: Omit<Parameters<typeof SeriesCard>[0], "item" | "own">;
  notice: NoticeLabels;
  children?: ReactNode;
};

/** One of the two lists; nothing at all when nothing is in it. */
export function SeriesSection({ id, title, state, items, card, notice, children }: SeriesSectionProps) {
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="series-section">
      <h2 id={id}>{title}</h2>
      {items ? (
        <div className="series-grid">
          {items.map((item) => (
            <SectionBoundary key={itemKey(item)}>
              <SeriesCard item={item} own={state} {...card} />
            </SectionBoundary>
          ))}
        </div>
      ) : (
        <Waiting labels={notice} loading={state.loading} retry={state.retry} className="h-96" />
      )}
      {children}
    </section>
  );
}
