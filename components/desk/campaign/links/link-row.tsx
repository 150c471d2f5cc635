"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { ConfirmDialog } from "../../confirm-dialog";
import { useMutation } from "../../use-mutation";
import { useWords } from "../../words";
import { formatNumber } from "../../format";
import { LinkDialog } from "./link-dialog";
import type { DeskLink, ShownSpan } from "./types";
import { formatSuspectShare } from "./link-days";
import { ActionsCell, Cell, Row, RowHeader } from "../../data-table";
import { SmallButton } from "../../small-button";
import { Small } from "../../small";

type LinkRowProps = { link: DeskLink; span: ShownSpan; canChange: boolean; onChanged: () => void };

export function LinkRow({ link, span, canChange, onChanged }: LinkRowProps) {
  const words = useWords("links");
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
        {segment} {ended && <Small className={note ? "" : "block"}>({words.ended})</Small>}
      </RowHeader>
      {(["visits", "begun", "enrolled"] as const).map((metric) => (
        <Cell key={metric} label={words[metric]} isNumber>
          {formatNumber(link[metric])}
        </Cell>
      ))}
      <Cell label={words.suspect} isNumber>
        {formatSuspectShare(link)}
      </Cell>
      <ActionsCell label={words.actions}>
        <SmallButton
          aria-label={fillPlaceholders(words.showOf, name)}
          onClick={() => setOpenDialog("details")}
        >
          {words.show}
        </SmallButton>
        {canChange && (
          <SmallButton
            disabled={isMutating}
            aria-label={fillPlaceholders(ended ? words.resumeOf : words.endOf, name)}
            onClick={() => (ended ? void setEnded(false) : setOpenDialog("confirmEnd"))}
          >
            {ended ? words.resume : words.end}
          </SmallButton>
        )}
        {openDialog === "details" && <LinkDialog link={link} span={span} onClose={close} />}
        {openDialog === "confirmEnd" && (
          <ConfirmDialog
            title={fillPlaceholders(words.endOf, name)}
            text={fillPlaceholders(words.endSure, name)}
            submit={words.end}
            onConfirm={() => void setEnded(true)}
            onClose={close}
          />
        )}
      </ActionsCell>
    </Row>
  );
}
