"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { ImportKind } from "@/lib/subjects/people/imports/fields";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import type { CheckedFile } from "./import-files";

type ImportResultProps = { kind: ImportKind; checked: CheckedFile; isBusy: boolean; onRun: () => void };

/** What an import would do, and what is wrong in which row. */
export function ImportResult({ kind, checked, isBusy, onRun }: ImportResultProps) {
  const t = useTranslations("desk.imports");
  const { count, students, points, known, problems, problem_count: problemCount } = checked;
  return (
    <section aria-labelledby="import-result" className="mt-6">
      <h2 id="import-result" className="mb-2 text-base font-bold">
        {t("result")}
      </h2>
      <div role="status">
        <p className="font-semibold">{t(`of.${kind}.result`, { count, students, points })}</p>
        {known > 0 && <p>{t(`of.${kind}.known`, { count: known })}</p>}
      </div>
      {problemCount > 0 && (
        <>
          <h3 className="mt-5 font-bold text-mark">{t("problemsTitle", { count: problemCount })}</h3>
          <p className="mb-3">{t(`of.${kind}.problemsText`)}</p>
          <DataTable columns={[t("row"), t("column"), t("value"), t("problem")]}>
            <tbody>
              {problems.map(({ row, column, value, problem, other }, index) => (
                <Row key={index}>
                  <RowHeader>{formatNumber(row)}</RowHeader>
                  <Cell label={t("column")}>{column || "–"}</Cell>
                  <Cell label={t("value")}>{value || "–"}</Cell>
                  <Cell label={t("problem")}>{t(`problems.${problem}`, { other: other ?? 0 })}</Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          {problemCount > problems.length && (
            <p className="mt-3 text-soft">{t("moreProblems", { count: problems.length })}</p>
          )}
        </>
      )}
      {count > 0 && (
        <p className="mt-5">
          <button type="button" disabled={isBusy} className={buttonClasses.primary} onClick={onRun}>
            {t(`of.${kind}.run`, { count })}
          </button>
        </p>
      )}
    </section>
  );
}
