"use client";

import { useTranslations } from "next-intl";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import type { Kind } from "@/lib/app/editing/kinds";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { useCall } from "@/components/calls/use-call";
import { changedKeys } from "./changed-keys";
import { useFieldLabels } from "./field";
import { HistoryList, type HistoryState } from "./history-list";

type HistoryProps = {
  kind: Kind;
  record: ContentResponse;
  /** Receives the record's current state. */
  onRecordChange: (record: ContentResponse) => void;
  reload: () => Promise<unknown>;
};

/** The history of one content record. */
export function History({ kind, record, onRecordChange, reload }: HistoryProps) {
  const t = useTranslations("desk.content");
  const labelFields = useFieldLabels(kind);
  const { id, version } = record;
  // Each version adds an entry, so a new version loads the history again.
  const { data } = useCall("desk/content/history", { kind, id }, { version });
  const { trigger, isMutating } = useMutation();
  const showToast = useToast();
  const restore = async (historyId: number, state: HistoryState) => {
    const response = await trigger("desk/content/restore", {
      kind,
      id,
      version,
      history_id: historyId,
      state,
    });
    if (response && !response.saved) showToast({ tone: "error", text: t("conflict.title") });
    if (response?.saved)
      showToast({ tone: "success", text: t(`history.${record.publish_at ? "untimed" : "restored"}`) });
    if (response?.record) onRecordChange(response.record);
    else await reload();
  };
  const rows = data?.entries.map((entry) => {
    const { before, after, action } = entry;
    const names = before && after ? changedKeys(before, after) : [];
    return {
      ...entry,
      action: t(`history.actions.${action}`),
      changed: labelFields(names),
      // A change of order is not part of the record, so there is no state to restore.
      before: before !== null && action !== "order",
      after: after !== null && action !== "order",
    };
  });
  return (
    <HistoryList rows={rows} isMutating={isMutating} onRestore={(id, state) => void restore(id, state)} />
  );
}
