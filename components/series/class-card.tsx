import type { ReactNode } from "react";
import { seriesClassPath } from "@/lib/base/paths";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { SeriesFacts } from "./series-facts";
import { SeriesTags } from "./series-tags";

type ClassCardProps = {
  item: SeriesItem;
  /** Text of the link to the class's page. */
  detail: string;
  /** The price. Without it, the link is moved to the bottom of the card. */
  children?: ReactNode;
};

/** An entry of a list of series classes, without an apply button. */
export function ClassCard({ item, detail, children }: ClassCardProps) {
  return (
    <li className="flex flex-col sheet p-sheet">
      <SeriesTags item={item} />
      <h3 id={itemKey(item)} className="mb-3 text-lead">
        <a href={seriesClassPath(item.id)}>{item.name}</a>
      </h3>
      <SeriesFacts item={item} />
      {children}
      <a
        href={seriesClassPath(item.id)}
        className={children ? "link" : "mt-auto link"}
        aria-describedby={itemKey(item)}
      >
        {detail}
      </a>
    </li>
  );
}
