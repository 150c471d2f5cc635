"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import type { Kind } from "@/lib/app/editing/kinds";
import { formatPageDateTime } from "../time";
import { History } from "./history";
import { listHref } from "./records";
import { useRestoreRecord } from "./removal";
import { Sheet, SheetTitle } from "../sheet";

type RemovedRecordProps = {
  kind: Kind;
  record: ContentResponse;
  onRecordChange: (record: ContentResponse) => void;
  reload: () => Promise<unknown>;
};

/** Replaces the form of a removed record: who removed it, a restore button and the history. */
export function RemovedRecord({ kind, record, onRecordChange, reload }: RemovedRecordProps) {
  const t = useTranslations("desk.content");
  const { restoreRecord, isMutating } = useRestoreRecord();
  const { id, version, changed_by: by, changed_at: at } = record;
  return (
    <>
      <p>
        <a href={listHref(kind)} className="link">
          {t("back")}
        </a>{" "}
        · {t(`kinds.${kind}`)}
      </p>
      <Sheet aria-labelledby="removed-title">
        <SheetTitle id="removed-title">{t("removed.isRemoved")}</SheetTitle>
        <p>{at && t("removed.by", { by, time: formatPageDateTime(at) })}</p>
        <button
          type="button"
          disabled={isMutating}
          className={`${buttonClasses.primary} mt-4`}
          onClick={() => void restoreRecord({ kind, id, version, publish: false }).then(reload)}
        >
          {t("removed.bringBack")}
        </button>
      </Sheet>
      <History kind={kind} record={record} onRecordChange={onRecordChange} reload={reload} />
    </>
  );
}
