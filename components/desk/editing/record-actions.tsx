"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { failureMessage, isSuccess } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { canAdd, isFixed, isUnpublishable, type Kind } from "@/lib/app/editing/kinds";
import { ConfirmDialog } from "../confirm-dialog";
import { useToast } from "../toasts";
import { recordEditors } from "./record-editors";
import { listHref, problemMessage, recordHref } from "./records";
import { storeRemoval } from "./removal";
import { SmallButton } from "../small-button";

type RecordActionsProps = {
  kind: Kind;
  record: ContentResponse;
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  /** Called after the draft and its unsaved changes were discarded. */
  onDiscarded: (record: ContentResponse) => void;
  reload: () => Promise<unknown>;
};

/** Actions on a record other than saving: discard the draft, remove, copy, add a recording. */
export function RecordActions({ kind, record, isChanged, onDiscarded, reload }: RecordActionsProps) {
  const t = useTranslations("desk.content");
  const tCampaign = useTranslations("desk.campaign");
  const { Action, copyLink } = recordEditors[kind] ?? {};
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const [confirmAction, setConfirmAction] = useState<"discard" | "remove">();
  const { id, version, draft, status, seats } = record;

  async function change(action: "discard" | "remove") {
    const result = await call(`desk/content/${action}`, { kind, id, version });
    if (!isSuccess(result)) {
      const issue = "code" in result ? result.data?.issues?.[0]?.message : undefined;
      const text = problemMessage(issue, t) ?? failureMessage(result, tShell("failed"));
      return showToast({ tone: "error", text });
    }
    if (!result.data.saved) showToast({ tone: "error", text: t("conflict.title") });
    else if (action === "remove") {
      const newVersion = result.data.record?.version ?? version + 1;
      storeRemoval({ kind, id, version: newVersion, publish: record.published !== null });
      return location.assign(listHref(kind));
    } else {
      showToast({ tone: "success", text: t("save.discarded") });
      if (result.data.record) return onDiscarded(result.data.record);
    }
    await reload();
  }

  const discardText = !record.published
    ? tCampaign("discard.never")
    : isChanged
      ? t("save.sureDiscardTyped")
      : t("save.sureDiscard");
  const confirmText = confirmAction === "remove" ? t("save.sureRemove") : discardText;
  return (
    <div className="flex flex-wrap gap-2">
      {draft && (record.published || isUnpublishable(kind)) && (
        <SmallButton onClick={() => setConfirmAction("discard")}>{t("save.discard")}</SmallButton>
      )}
      {!isFixed(kind) && !isUnpublishable(kind) && status !== "gone" && seats === 0 && (
        <SmallButton onClick={() => setConfirmAction("remove")}>{t("save.remove")}</SmallButton>
      )}
      {canAdd(kind) && (
        <a href={copyLink?.href(id) ?? recordHref({ kind, from: id })} className="link">
          {copyLink?.label({ campaign: tCampaign }) ?? t("save.copy")}
        </a>
      )}
      {Action && <Action record={record} />}
      {confirmAction && (
        <ConfirmDialog
          title={t(`save.${confirmAction}`)}
          text={confirmText}
          submit={t(`save.${confirmAction}`)}
          onConfirm={() => void change(confirmAction)}
          onClose={() => setConfirmAction(undefined)}
        />
      )}
    </div>
  );
}
