"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { ConfirmDialog } from "../confirm-dialog";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { formatNumber } from "../format";
import { LinkDialog } from "./link-dialog";
import type { DeskLink, Span } from "./types";
import { formatSuspectShare } from "./link-days";

type LinkRowProps = { link: DeskLink; span: Span; canChange: boolean; onChanged: () => void };

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
    <tr data-quiet={ended || undefined}>
      <th scope="row">
        {segment} {ended && <small>({words.ended})</small>}
        {note && <small>{note}</small>}
      </th>
      {(["visits", "begun", "enrolled"] as const).map((metric) => (
        <td key={metric} data-label={words[metric]} className="desk-figure">
          {formatNumber(link[metric])}
        </td>
      ))}
      <td data-label={words.suspect} className="desk-figure">
        {formatSuspectShare(link)}
      </td>
      <td data-label={words.actions}>
        <div className="desk-row-actions">
          <button
            type="button"
            aria-label={fillPlaceholders(words.showOf, name)}
            onClick={() => setOpenDialog("details")}
          >
            {words.show}
          </button>
          {canChange && (
            <button
              type="button"
              disabled={isMutating}
              aria-label={fillPlaceholders(ended ? words.resumeOf : words.endOf, name)}
              onClick={() => (ended ? void setEnded(false) : setOpenDialog("confirmEnd"))}
            >
              {ended ? words.resume : words.end}
            </button>
          )}
        </div>
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
      </td>
    </tr>
  );
}
