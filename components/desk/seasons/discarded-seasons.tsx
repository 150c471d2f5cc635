"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import { formatDateTime } from "../time";
import { useWords } from "../words";
import type { SeasonRef } from "./use-season-form";

type DiscardedSeasonsProps = {
  seasons: CallResponse<"desk/seasons/list">["discarded"];
  onOpen: (season: SeasonRef) => void;
};

/** Discarded seasons that were never published; they can be opened again from here. */
export function DiscardedSeasons({ seasons, onOpen }: DiscardedSeasonsProps) {
  const words = useWords("seasons");
  const { list } = useWords("content");
  const { regions } = useWords("links");
  if (seasons.length === 0) return null;
  return (
    <details className="sheet desk-removed">
      <summary>{fillPlaceholders(words.discardedList, { count: seasons.length })}</summary>
      <ul className="desk-lines">
        {seasons.map(({ region, key, name, by, at }) => {
          const id = fillPlaceholders(words.called, { region: regions[region], key });
          return (
            <li key={id}>
              <span>
                {name} <small>{id}</small>{" "}
                <small>{fillPlaceholders(list.byAt, { by, time: formatDateTime(at) })}</small>
              </span>
              <button
                type="button"
                aria-label={fillPlaceholders(words.openOf, { name: id })}
                onClick={() => onOpen({ region, key })}
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
