"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { call } from "@/lib/app/bootstrap/client";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { readPageToken } from "@/lib/base/session/page-account";
import { FamilyExitQuote } from "./family-exit-quote";
import { Loading } from "./loading";
import { PeriodFields, usePeriod } from "./period-fields";
import { StatementSheet } from "./statement-sheet";
import { useStatement } from "./use-statement";

/** What became of the class points of the member's family in a period, to read, print and download. */
export function PointStatement() {
  const t = useTranslations("pointStatement");
  const language = useLocale();
  const isHydrated = useIsHydrated();
  const shouldCall = isHydrated && readPageToken() !== undefined;
  const { period, ...entry } = usePeriod();
  const { statement, failure, isLoading, loadMore, reload } = useStatement(
    shouldCall ? JSON.stringify([language, period]) : null,
    (after) =>
      call("GET account/statement", { ...period, ...(after !== undefined && { after: String(after) }) }),
  );
  // The static page already shows a message to visitors for whom no call is made.
  if (isHydrated && !shouldCall) return null;
  if (statement === null) return <p>{t("child")}</p>;
  if (!statement) return <Loading isLoading={!failure} onRetry={reload} />;
  return (
    <div className="flex flex-col items-start gap-5" aria-busy={isLoading}>
      <p className="text-soft print:hidden">{t("text")}</p>
      <div className="flex flex-wrap gap-4 print:hidden">
        <PeriodFields {...entry} shown={statement} label={t} />
      </div>
      <Actions period={{ from: statement.from, to: statement.to }} />
      <div className="w-full">
        <StatementSheet statement={statement} />
      </div>
      {loadMore && (
        <button type="button" disabled={isLoading} className={buttonClasses.secondary} onClick={loadMore}>
          {t("more")}
        </button>
      )}
      <div className="w-full">
        <FamilyExitQuote />
      </div>
    </div>
  );
}

function Actions({ period }: { period: { from: string; to: string } }) {
  const t = useTranslations("pointStatement");
  const [state, setState] = useState<"idle" | "fetching" | "failed">("idle");
  const download = async () => {
    setState("fetching");
    const name = `class-points-${period.from}-${period.to}.csv`;
    setState((await fetchFile("account/statement", period, name)) ? "idle" : "failed");
  };
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <button type="button" className={buttonClasses.secondary} onClick={() => window.print()}>
        {t("print")}
      </button>
      <button
        type="button"
        disabled={state === "fetching"}
        className={buttonClasses.secondary}
        onClick={() => void download()}
      >
        {t("download")}
      </button>
      <p role="status">{state === "failed" && t("downloadFailed")}</p>
    </div>
  );
}
