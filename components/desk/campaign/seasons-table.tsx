"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { ConfirmDialog } from "../confirm-dialog";
import { formatPageDay } from "../time";
import { recordHref } from "../editing/records";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
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
  const t = useTranslations("desk.campaign");
  const tLinks = useTranslations("desk.links");
  const { trigger, isMutating } = useMutation();
  const tContent = useTranslations("desk.content");
  const showToast = useToast();
  const seasonLabel = ({ region, key }: SeasonRow) =>
    t("called", { region: tLinks(`regions.${region}`), key });
  // Looked up in the current list: after a save the list may reload and change the open confirmation's text.
  const [confirmId, setConfirmId] = useState<string>();
  const confirmSeason = seasons.find((season) => season.published && seasonLabel(season) === confirmId);
  const unpublish = async ({ id, version, draft }: SeasonRow) => {
    const response = await trigger("desk/content/remove", { kind: "season", id, version });
    if (response && !response.saved) showToast({ tone: "error", text: tContent("conflict.title") });
    const text = draft ? t("takeBack.besideDraft") : t("takeBack.done");
    if (response?.saved) showToast({ tone: "success", text });
    onChanged();
  };
  return (
    <Sheet>
      <p>{t("lead")}</p>
      <DataTable columns={[t("columns.season"), t("columns.days"), t("columns.state"), t("columns.actions")]}>
        <tbody>
          {seasons.map((season) => {
            const id = seasonLabel(season);
            return (
              <Row key={id}>
                <RowHeader note={id}>{season.name}</RowHeader>
                <Cell label={t("columns.days")}>
                  <span className="inline-block">{formatPageDay(season.from)} –</span>{" "}
                  <span className="inline-block">{formatPageDay(season.until)}</span>
                </Cell>
                <Cell label={t("columns.state")}>{formatList(stateLabels(season, t))}</Cell>
                <ActionsCell label={t("columns.actions")}>
                  <a
                    href={recordHref({ kind: "season", id: season.id })}
                    aria-label={t("openOf", { name: id })}
                    className="link"
                  >
                    {t("open")}
                  </a>
                  <SmallButton aria-label={t("nextOf", { name: id })} onClick={() => onNext(season)}>
                    {t("next")}
                  </SmallButton>
                  {season.published && (
                    <SmallButton
                      disabled={isMutating}
                      aria-label={t("takeBack.of", { name: id })}
                      onClick={() => setConfirmId(id)}
                    >
                      {t("takeBack.submit")}
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
          title={t("takeBack.of", { name: seasonLabel(confirmSeason) })}
          text={outcomeTexts(confirmSeason, t)}
          submit={t("takeBack.submit")}
          onConfirm={() => void unpublish(confirmSeason)}
          onClose={() => setConfirmId(undefined)}
        />
      )}
    </Sheet>
  );
}

/** The consequences of unpublishing: for visitors, and at the desk. */
const outcomeTexts = ({ file, draft }: SeasonRow, t: DeskTranslate<"campaign">) => [
  t(file ? "takeBack.sureFile" : "takeBack.sure"),
  t(draft ? "takeBack.sureDraft" : "takeBack.sureNone"),
];

/** The labels of a season's states. */
export const stateLabels = (season: SeasonRow, t: DeskTranslate<"campaign">): string[] =>
  (["shown", "published", "draft", "file"] as const)
    .filter((state) => season[state])
    .map((state) => t(`states.${state}`));
