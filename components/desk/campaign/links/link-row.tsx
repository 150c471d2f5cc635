"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../confirm-dialog";
import { useMutation } from "../../use-mutation";
import { formatNumber } from "../../format";
import { LinkDialog } from "./link-dialog";
import type { DeskLink, ShownSpan } from "./types";
import { formatSuspectShare } from "./link-days";
import { ActionsCell, Cell, Row, RowHeader } from "../../data-table";
import { SmallButton } from "../../small-button";
import { Small } from "../../small";

type LinkRowProps = { link: DeskLink; span: ShownSpan; canChange: boolean; onChanged: () => void };

export function LinkRow({ link, span, canChange, onChanged }: LinkRowProps) {
  const t = useTranslations("desk.links");
  const { trigger, isMutating } = useMutation();
  const [openDialog, setOpenDialog] = useState<"details" | "confirmEnd">();
  const close = () => setOpenDialog(undefined);
  const { id, segment, note, ended } = link;
  const name = { name: segment };
  const setEnded = async (ended: boolean) => {
    await trigger("desk/links/end", { id, ended });
    onChanged();
  };
  return (
    <Row isQuiet={ended}>
      <RowHeader note={note}>
        {segment} {ended && <Small className={note ? "" : "block"}>({t("ended")})</Small>}
      </RowHeader>
      {(["visits", "begun", "enrolled"] as const).map((metric) => (
        <Cell key={metric} label={t(metric)} isNumber>
          {formatNumber(link[metric])}
        </Cell>
      ))}
      <Cell label={t("suspect")} isNumber>
        {formatSuspectShare(link)}
      </Cell>
      <ActionsCell label={t("actions")}>
        <SmallButton aria-label={t("showOf", name)} onClick={() => setOpenDialog("details")}>
          {t("show")}
        </SmallButton>
        {canChange && (
          <SmallButton
            disabled={isMutating}
            aria-label={t(ended ? "resumeOf" : "endOf", name)}
            onClick={() => (ended ? void setEnded(false) : setOpenDialog("confirmEnd"))}
          >
            {ended ? t("resume") : t("end")}
          </SmallButton>
        )}
        {openDialog === "details" && <LinkDialog link={link} span={span} onClose={close} />}
        {openDialog === "confirmEnd" && (
          <ConfirmDialog
            title={t("endOf", name)}
            text={t("endSure", name)}
            submit={t("end")}
            onConfirm={() => void setEnded(true)}
            onClose={close}
          />
        )}
      </ActionsCell>
    </Row>
  );
}
