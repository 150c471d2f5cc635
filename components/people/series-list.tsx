import type { ComponentProps } from "react";
import { Notice } from "@/components/ui/notice";
import type { BookedClass } from "@/lib/subjects/people/view-calls";
import type { MemberSeriesClass } from "@/lib/subjects/series/own-class";
import { cardGridClasses } from "./classes";
import { SeriesRow } from "./series-row";

type SeriesListProps = Omit<ComponentProps<typeof SeriesRow>, "series" | "booking"> & {
  classes: readonly (MemberSeriesClass | BookedClass)[];
  /** Text shown if the list is empty. */
  emptyText: string;
};

export function BookedSeriesList({ classes, emptyText, ...row }: SeriesListProps) {
  if (classes.length === 0) return <Notice picture="empty" text={emptyText} />;
  return (
    <div className={cardGridClasses}>
      {classes.map((series) => (
        <SeriesRow
          key={series.class_id}
          series={series}
          booking={"paid" in series ? series : undefined}
          {...row}
        />
      ))}
    </div>
  );
}
