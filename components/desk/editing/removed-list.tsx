"use client";

import { useTranslations } from "next-intl";
import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { Kind } from "@/lib/app/editing/kinds";
import { formatPageDateTime } from "../time";
import { useCall } from "@/components/calls/use-call";
import { shownRecordName, recordHref } from "./records";
import { useRestoreRecord } from "./removal";
import { SmallButton } from "../small-button";
import { Line } from "../line";
import { Small } from "../small";

/** The list's limit; older records are still available by their address. */
const maxListed = 100;

/** The removed records of a kind, newest first, each with a button that restores it. */
export function RemovedList({ kind }: { kind: Kind }) {
  const t = useTranslations("desk.content");
  const { data } = useCall("desk/content/list", {
    ...{ kind, removed: true, sort: "changedAt", descending: true, per_page: maxListed },
  });
  const { restoreRecord, isMutating } = useRestoreRecord();
  if (!data || data.total === 0) return null;
  return (
    <details className="sheet p-4 desk:p-6">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t("removed.title", { count: data.total })}
      </summary>
      <ul>
        {data.list.map((record: ListedContent) => {
          const { id, version, changed_at: at, changed_by: by } = record;
          const name = shownRecordName(kind, record, t);
          return (
            <Line
              key={id}
              actions={
                <SmallButton
                  disabled={isMutating}
                  aria-label={t("removed.bringBackNamed", { name })}
                  onClick={() => void restoreRecord({ kind, id, version, publish: false })}
                >
                  {t("removed.bringBack")}
                </SmallButton>
              }
            >
              <a href={recordHref({ kind, id })} className="link">
                {name}
              </a>{" "}
              <Small>{at && t("list.byAt", { by, time: formatPageDateTime(at) })}</Small>
            </Line>
          );
        })}
      </ul>
    </details>
  );
}
