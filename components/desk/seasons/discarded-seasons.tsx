"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import { formatDateTime } from "../time";
import { useWords } from "../words";
import type { SeasonRef } from "./use-season-form";
import { SmallButton } from "../small-button";
import { Line } from "../line";
import { Small } from "../small";

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
    <details className="sheet p-4 desk:p-6">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {fillPlaceholders(words.discardedList, { count: seasons.length })}
      </summary>
      <ul>
        {seasons.map(({ region, key, name, by, at }) => {
          const id = fillPlaceholders(words.called, { region: regions[region], key });
          return (
            <Line
              key={id}
              actions={
                <SmallButton
                  aria-label={fillPlaceholders(words.openOf, { name: id })}
                  onClick={() => onOpen({ region, key })}
                >
                  {words.open}
                </SmallButton>
              }
            >
              {name} <Small>{id}</Small>{" "}
              <Small>{fillPlaceholders(list.byAt, { by, time: formatDateTime(at) })}</Small>
            </Line>
          );
        })}
      </ul>
    </details>
  );
}
