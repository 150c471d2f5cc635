"use client";

import { fill } from "@/components/ui/fill";
import type { DeskAnswer } from "@/lib/desk/contract";
import { shortTime } from "../time";
import { useWords } from "../words";
import type { SeasonName } from "./season-form";

type DiscardedSeasonsProps = {
  seasons: DeskAnswer<"seasons/list">["discarded"];
  onChosen: (season: SeasonName) => void;
};

/** Discarded seasons that were never published; they can be opened again from here. */
export function DiscardedSeasons({ seasons, onChosen }: DiscardedSeasonsProps) {
  const words = useWords("seasons");
  const { list } = useWords("content");
  const { regions } = useWords("links");
  if (seasons.length === 0) return null;
  return (
    <details className="sheet desk-removed">
      <summary>{fill(words.discardedList, { count: seasons.length })}</summary>
      <ul className="desk-lines">
        {seasons.map(({ region, key, name, by, at }) => {
          const id = fill(words.called, { region: regions[region], key });
          return (
            <li key={id}>
              <span>
                {name} <small>{id}</small> <small>{fill(list.byAt, { by, time: shortTime(at) })}</small>
              </span>
              <button
                type="button"
                aria-label={fill(words.openOf, { name: id })}
                onClick={() => onChosen({ region, key })}
              >
                {words.open}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
