"use client";

import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Fold } from "../fold";
import { Sheet, SheetTitle } from "../sheet";
import { Time } from "../time";
import { Warning } from "../warning";
import { useWords } from "../words";

type Backup = NonNullable<CallResponse<"desk/today/show">["backup"]>;

/** When the data were last backed up, and how it is done. */
export function LastBackup({ backup: { made_at: madeAt, overdue } }: { backup: Backup }) {
  const words = useWords("today").backup;
  return (
    <Sheet aria-labelledby="backup">
      <SheetTitle id="backup">{words.title}</SheetTitle>
      <p>
        {madeAt ? (
          <>
            {words.last} <Time at={madeAt} />
          </>
        ) : (
          words.none
        )}
      </p>
      {overdue && <Warning>{madeAt ? words.old : words.risk}</Warning>}
      <Fold summary={words.how} summaryClassName="link">
        <p>{words.where}</p>
        <pre className="overflow-x-auto rounded-card bg-mist/60 p-4 font-mono">npm run backup</pre>
        <p>{words.daily}</p>
      </Fold>
    </Sheet>
  );
}
