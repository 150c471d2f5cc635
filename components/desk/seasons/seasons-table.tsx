"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import type { DeskAnswer } from "@/lib/desk/contract";
import type { DeskWords } from "@/lib/desk/words";
import { Sure } from "../sure";
import { shortDay } from "../time";
import { useAct } from "../use-act";
import { useWords } from "../words";
import { listed } from "../written";

export type Season = DeskAnswer<"seasons/list">["seasons"][number];

type SeasonsTableProps = {
  seasons: Season[];
  onChanged: () => void;
  onChosen: (season: Season) => void;
  /** Starts the form for a season that follows this one. */
  onNext: (season: Season) => void;
};

export function SeasonsTable({ seasons, onChanged, onChosen, onNext }: SeasonsTableProps) {
  const words = useWords("seasons");
  const { regions } = useWords("links");
  const { act, isActing } = useAct();
  const { columns, takeBack: takeBackWords } = words;
  const called = ({ region, key }: Season) => fill(words.called, { region: regions[region], key });
  // Looked up in the current list: after a save the list may reload and change the open confirmation's text.
  const [askedId, setAskedId] = useState<string>();
  const asked = seasons.find((season) => season.published && called(season) === askedId);
  const takeBack = async ({ region, key, version, draft }: Season) => {
    const said = draft ? takeBackWords.besideDraft : takeBackWords.done;
    await act("seasons/take-back", { region, key, version }, said);
    onChanged();
  };
  return (
    <section className="sheet">
      <p>{words.lead}</p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{columns.season}</th>
            <th scope="col">{columns.days}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => {
            const id = called(season);
            return (
              <tr key={id}>
                <th scope="row" data-label={columns.season}>
                  {season.name}
                  <small>{id}</small>
                </th>
                <td data-label={columns.days}>
                  <span className="inline-block">{shortDay(season.from)} –</span>{" "}
                  <span className="inline-block">{shortDay(season.until)}</span>
                </td>
                <td data-label={columns.state}>{listed(statesOf(season, words.states))}</td>
                <td data-label={columns.actions}>
                  <div className="desk-row-actions">
                    <button
                      type="button"
                      aria-label={fill(words.openOf, { name: id })}
                      onClick={() => onChosen(season)}
                    >
                      {words.open}
                    </button>
                    <button
                      type="button"
                      aria-label={fill(words.nextOf, { name: id })}
                      onClick={() => onNext(season)}
                    >
                      {words.next}
                    </button>
                    {season.published && (
                      <button
                        type="button"
                        disabled={isActing}
                        aria-label={fill(takeBackWords.of, { name: id })}
                        onClick={() => setAskedId(id)}
                      >
                        {takeBackWords.submit}
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {asked && (
        <Sure
          title={fill(takeBackWords.of, { name: called(asked) })}
          text={outcomeWords(asked, takeBackWords)}
          submit={takeBackWords.submit}
          onSure={() => void takeBack(asked)}
          onClose={() => setAskedId(undefined)}
        />
      )}
    </section>
  );
}

/** The consequences of unpublishing: for visitors, and at the desk. */
const outcomeWords = ({ file, draft }: Season, words: DeskWords["seasons"]["takeBack"]) => [
  file ? words.sureFile : words.sure,
  draft ? words.sureDraft : words.sureNone,
];

type States = Record<"shown" | "published" | "draft" | "file", string>;

/** The labels of a season's states. */
export function statesOf({ shown, published, draft, file }: Season, words: States): string[] {
  return [
    ...(shown ? [words.shown] : []),
    ...(published ? [words.published] : []),
    ...(draft ? [words.draft] : []),
    ...(file ? [words.file] : []),
  ];
}
