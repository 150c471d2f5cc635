"use client";

import { memo, type ComponentProps, type ReactNode } from "react";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { LateSection } from "@/components/ui/late-section";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { SeriesCard } from "./series-card";
import styles from "./series-card.module.css";
import type { SeriesState } from "./use-series";

type SeriesSectionProps = {
  id: string;
  title: ReactNode;
  state: SeriesState;
  /** The items of `state` that pass the filters; undefined while none have been loaded. */
  items: SeriesItem[] | undefined;
  card: Omit<ComponentProps<typeof SeriesCard>, "item" | "listState">;
  children?: ReactNode;
};

/** One of the two lists; renders nothing if it is empty. */
export function SeriesSection({ id, title, state, items, card, children }: SeriesSectionProps) {
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby={id} className="[section+&]:pt-10">
      <h2 id={id} className="text-h2 narrow:text-h3">
        {title}
      </h2>
      {items ? (
        <div className={styles.grid}>
          {items.map((item) => (
            <CardSection key={itemKey(item)} item={item} listState={state} {...card} />
          ))}
        </div>
      ) : (
        <LoadingNotice loading={state.loading} retry={state.retry} className="h-96" />
      )}
      {children}
    </section>
  );
}

/** A card that hydrates when it comes into view. Memoized, because a change of its props hydrates it at once. */
const CardSection = memo(function CardSection(props: ComponentProps<typeof SeriesCard>) {
  return (
    <LateSection>
      <SeriesCard {...props} />
    </LateSection>
  );
});
