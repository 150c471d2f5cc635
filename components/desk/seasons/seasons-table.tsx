"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import type { DeskWords } from "@/lib/desk/words";
import { ConfirmDialog } from "../confirm-dialog";
import { formatDay } from "../time";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { formatList } from "../format";

export type Season = CallResponse<"desk/seasons/list">["seasons"][number];

type SeasonsTableProps = {
  seasons: Season[];
  onChanged: () => void;
  onOpen: (season: Season) => void;
  /** Starts the form for a season that follows this one. */
  onNext: (season: Season) => void;
};

export function SeasonsTable({ seasons, onChanged, onOpen, onNext }: SeasonsTableProps) {
  const words = useWords("seasons");
  const { regions } = useWords("links");
  const { trigger, isMutating } = useMutation();
  const { columns, takeBack: unpublishWords } = words;
  const seasonLabel = ({ region, key }: Season) =>
    fillPlaceholders(words.called, { region: regions[region], key });
  // Looked up in the current list: after a save the list may reload and change the open confirmation's text.
  const [confirmId, setConfirmId] = useState<string>();
  const confirmSeason = seasons.find((season) => season.published && seasonLabel(season) === confirmId);
  const unpublish = async ({ region, key, version, draft }: Season) => {
    const successText = draft ? unpublishWords.besideDraft : unpublishWords.done;
    await trigger("desk/seasons/take-back", { region, key, version }, successText);
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
            const id = seasonLabel(season);
            return (
              <tr key={id}>
                <th scope="row" data-label={columns.season}>
                  {season.name}
                  <small>{id}</small>
                </th>
                <td data-label={columns.days}>
                  <span className="inline-block">{formatDay(season.from)} –</span>{" "}
                  <span className="inline-block">{formatDay(season.until)}</span>
                </td>
                <td data-label={columns.state}>{formatList(stateLabels(season, words.states))}</td>
                <td data-label={columns.actions}>
                  <div className="desk-row-actions">
                    <button
                      type="button"
                      aria-label={fillPlaceholders(words.openOf, { name: id })}
                      onClick={() => onOpen(season)}
                    >
                      {words.open}
                    </button>
                    <button
                      type="button"
                      aria-label={fillPlaceholders(words.nextOf, { name: id })}
                      onClick={() => onNext(season)}
                    >
                      {words.next}
                    </button>
                    {season.published && (
                      <button
                        type="button"
                        disabled={isMutating}
                        aria-label={fillPlaceholders(unpublishWords.of, { name: id })}
                        onClick={() => setConfirmId(id)}
                      >
                        {unpublishWords.submit}
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {confirmSeason && (
        <ConfirmDialog
          title={fillPlaceholders(unpublishWords.of, { name: seasonLabel(confirmSeason) })}
          text={outcomeTexts(confirmSeason, unpublishWords)}
          submit={unpublishWords.submit}
          onConfirm={() => void unpublish(confirmSeason)}
          onClose={() => setConfirmId(undefined)}
        />
      )}
    </section>
  );
}

/** The consequences of unpublishing: for visitors, and at the desk. */
const outcomeTexts = ({ file, draft }: Season, words: DeskWords["seasons"]["takeBack"]) => [
  file ? words.sureFile : words.sure,
  draft ? words.sureDraft : words.sureNone,
];

type States = Record<"shown" | "published" | "draft" | "file", string>;

/** The labels of a season's states. */
export function stateLabels({ shown, published, draft, file }: Season, words: States): string[] {
  return [
    ...(shown ? [words.shown] : []),
    ...(published ? [words.published] : []),
    ...(draft ? [words.draft] : []),
    ...(file ? [words.file] : []),
  ];
}
