"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import type { DeskWords } from "@/lib/base/desk/words";
import { ConfirmDialog } from "../confirm-dialog";
import { formatPageDay } from "../time";
import { recordHref } from "../editing/records";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { formatList } from "../format";
import { Sheet } from "../sheet";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { SmallButton } from "../small-button";

export type SeasonRow = CallResponse<"desk/campaign/list">["seasons"][number];

type SeasonsTableProps = {
  seasons: SeasonRow[];
  onChanged: () => void;
  /** Starts the form for a season that follows this one. */
  onNext: (season: SeasonRow) => void;
};

export function SeasonsTable({ seasons, onChanged, onNext }: SeasonsTableProps) {
  const words = useWords("campaign");
  const { regions } = useWords("links");
  const { trigger, isMutating } = useMutation();
  const { conflict } = useWords("content");
  const showToast = useToast();
  const { columns, takeBack: unpublishWords } = words;
  const seasonLabel = ({ region, key }: SeasonRow) =>
    fillPlaceholders(words.called, { region: regions[region], key });
  // Looked up in the current list: after a save the list may reload and change the open confirmation's text.
  const [confirmId, setConfirmId] = useState<string>();
  const confirmSeason = seasons.find((season) => season.published && seasonLabel(season) === confirmId);
  const unpublish = async ({ id, version, draft }: SeasonRow) => {
    const response = await trigger("desk/content/remove", { kind: "season", id, version });
    if (response && !response.saved) showToast({ tone: "error", text: conflict.title });
    const text = draft ? unpublishWords.besideDraft : unpublishWords.done;
    if (response?.saved) showToast({ tone: "success", text });
    onChanged();
  };
  return (
    <Sheet>
      <p>{words.lead}</p>
      <DataTable columns={[columns.season, columns.days, columns.state, columns.actions]}>
        <tbody>
          {seasons.map((season) => {
            const id = seasonLabel(season);
            return (
              <Row key={id}>
                <RowHeader note={id}>{season.name}</RowHeader>
                <Cell label={columns.days}>
                  <span className="inline-block">{formatPageDay(season.from)} –</span>{" "}
                  <span className="inline-block">{formatPageDay(season.until)}</span>
                </Cell>
                <Cell label={columns.state}>{formatList(stateLabels(season, words.states))}</Cell>
                <ActionsCell label={columns.actions}>
                  <a
                    href={recordHref({ kind: "season", id: season.id })}
                    aria-label={fillPlaceholders(words.openOf, { name: id })}
                    className="link"
                  >
                    {words.open}
                  </a>
                  <SmallButton
                    aria-label={fillPlaceholders(words.nextOf, { name: id })}
                    onClick={() => onNext(season)}
                  >
                    {words.next}
                  </SmallButton>
                  {season.published && (
                    <SmallButton
                      disabled={isMutating}
                      aria-label={fillPlaceholders(unpublishWords.of, { name: id })}
                      onClick={() => setConfirmId(id)}
                    >
                      {unpublishWords.submit}
                    </SmallButton>
                  )}
                </ActionsCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {confirmSeason && (
        <ConfirmDialog
          title={fillPlaceholders(unpublishWords.of, { name: seasonLabel(confirmSeason) })}
          text={outcomeTexts(confirmSeason, unpublishWords)}
          submit={unpublishWords.submit}
          onConfirm={() => void unpublish(confirmSeason)}
          onClose={() => setConfirmId(undefined)}
        />
      )}
    </Sheet>
  );
}

/** The consequences of unpublishing: for visitors, and at the desk. */
const outcomeTexts = ({ file, draft }: SeasonRow, words: DeskWords["campaign"]["takeBack"]) => [
  file ? words.sureFile : words.sure,
  draft ? words.sureDraft : words.sureNone,
];

type States = Record<"shown" | "published" | "draft" | "file", string>;

/** The labels of a season's states. */
export function stateLabels({ shown, published, draft, file }: SeasonRow, words: States): string[] {
  return [
    ...(shown ? [words.shown] : []),
    ...(published ? [words.published] : []),
    ...(draft ? [words.draft] : []),
    ...(file ? [words.file] : []),
  ];
}
