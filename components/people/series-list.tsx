import type { ComponentProps } from "react";
import { Notice } from "@/components/ui/notice";
import type { AccountView, BookedClass } from "@/lib/subjects/people/view-calls";
import type { MemberSeriesClass } from "@/lib/subjects/series/own-class";
import { cardGridClasses } from "./classes";
import { SeriesRow } from "./series-row";

type SeriesListProps = Omit<
  ComponentProps<typeof SeriesRow>,
  "series" | "booking" | "isEnteredAbove" | "messages"
> & {
  classes: readonly (MemberSeriesClass | BookedClass)[];
  /** Text shown if the list is empty. */
  emptyText: string;
  /** Id of the class whose next lesson is entered elsewhere on the page. */
  enteredAbove?: number | undefined;
  /** What the school wrote to the family, of all classes. */
  messages?: AccountView<"student">["messages"];
};

export function BookedSeriesList({
  classes,
  emptyText,
  enteredAbove,
  messages = [],
  ...row
}: SeriesListProps) {
  if (classes.length === 0) return <Notice picture="empty" text={emptyText} />;
  return (
    <div className={cardGridClasses}>
      {classes.map((series) => (
        <SeriesRow
          key={series.class_id}
          series={series}
          isEnteredAbove={series.class_id === enteredAbove}
          booking={"paid" in series ? series : undefined}
          messages={messages.filter(({ class_id: id }) => id === series.class_id)}
          {...row}
        />
      ))}
    </div>
  );
}
