"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { ExitQuote } from "@/components/payments/exit-quote";
import { PeriodFields, usePeriod } from "@/components/payments/period-fields";
import { StatementSheet } from "@/components/payments/statement-sheet";
import { useStatement } from "@/components/payments/use-statement";
import { buttonClasses } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { call } from "@/lib/app/bootstrap/client";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { isSuccess } from "@/lib/base/contract/result";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { SearchForm } from "../desk-form";
import { DownloadTable } from "../download-table";
import { LoadingOrError } from "../loading-or-error";
import { readPathId } from "../path-id";
import { useTitle } from "../use-title";

const readers = ["staff", "family"] as const;

/** What became of a family's class points in a period, for staff or as the family reads it. */
export function PointStatementScreen() {
  const t = useTranslations("desk.payments.statement");
  const [id] = useState(readPathId);
  const [reader, setReader] = useState<(typeof readers)[number]>("staff");
  const { period, ...entry } = usePeriod();
  const input = { id, for_family: reader === "family", ...period };
  const { statement, failure, isLoading, loadMore, reload } = useStatement(
    JSON.stringify(input),
    async (after) => {
      const result = await call("desk/payments/statement", {
        ...input,
        ...(after !== undefined && { after }),
      });
      return isSuccess(result) ? { ...result, data: { statement: result.data } } : result;
    },
  );
  useTitle(statement ? t("of", { name: statement.family }) : undefined);
  if (!statement) return <LoadingOrError failure={failure} onRetry={reload} />;
  const { from, to } = statement;
  return (
    <div className="flex min-w-0 flex-col gap-6" aria-busy={isLoading}>
      <p className="print:hidden">
        <a href={withId(deskScreens.familyPayments.path, id)} className="link">
          {t("back")}
        </a>
      </p>
      <div className="print:hidden">
        <SearchForm>
          <PeriodFields {...entry} shown={statement} label={t} />
          <SelectField
            id="statement-reader"
            label={t("reader")}
            value={reader}
            options={readers.map((value) => ({ value, text: t(`readers.${value}`) }))}
            onChange={(event) => setReader(event.currentTarget.value as typeof reader)}
          />
        </SearchForm>
        <p className="mt-2 text-label text-soft">{t("hint")}</p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className={buttonClasses.secondary} onClick={() => window.print()}>
          {t("print")}
        </button>
        <DownloadTable
          onDownload={(format) =>
            fetchFile(
              "desk/payments/statement-export",
              { ...input, format },
              `class-points-${from}-${to}.${format}`,
            )
          }
          label={(format) => t("export", { format })}
          failed={t("exportFailed")}
        />
      </div>
      <StatementSheet statement={statement} />
      {loadMore && (
        <p className="print:hidden">
          <button type="button" disabled={isLoading} className={buttonClasses.secondary} onClick={loadMore}>
            {t("more")}
          </button>
        </p>
      )}
      <FamilyQuote id={id} forFamily={reader === "family"} />
    </div>
  );
}

/** What the family would get back if it stopped today, as it reads it. */
function FamilyQuote({ id, forFamily }: { id: number; forFamily: boolean }) {
  const t = useTranslations("desk.payments.statement");
  const { data, failure, reload } = useCall("desk/payments/exit-quote", { id, for_family: forFamily });
  if (!data) return <LoadingOrError failure={failure} onRetry={() => void reload()} />;
  return <ExitQuote quote={data} {...(!forFamily && { title: t("exitQuote") })} />;
}
