"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Fold } from "../fold";
import { Sheet, SheetTitle } from "../sheet";
import { Time } from "../time";
import { Warning } from "../warning";

type Backup = NonNullable<CallResponse<"desk/today/show">["backup"]>;

/** When the data were last backed up, and how it is done. */
export function LastBackup({ backup: { made_at: madeAt, overdue } }: { backup: Backup }) {
  const t = useTranslations("desk.today");
  return (
    <Sheet aria-labelledby="backup">
      <SheetTitle id="backup">{t("backup.title")}</SheetTitle>
      <p>
        {madeAt ? (
          <>
            {t("backup.last")} <Time at={madeAt} />
          </>
        ) : (
          t("backup.none")
        )}
      </p>
      {overdue && <Warning>{madeAt ? t("backup.old") : t("backup.risk")}</Warning>}
      <Fold summary={t("backup.how")} summaryClassName="link">
        <p>{t("backup.where")}</p>
        <pre className="overflow-x-auto rounded-card bg-muted/60 p-4 font-mono">npm run backup</pre>
        <p>{t("backup.daily")}</p>
      </Fold>
    </Sheet>
  );
}
