"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatList, formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { formatMoney } from "./format-money";

type OutstandingSum = CallResponse<"desk/payments/outstanding">["total"];
type LabeledSum = OutstandingSum & { label: string };

/** The class points that all families can still use, by end and age, also in money. */
export function OutstandingPoints() {
  const t = useTranslations("desk.payments.outstanding");
  const { data, failure, reload } = useCall("desk/payments/outstanding", {});
  const total = data && { ...data.total, label: t("total") };
  return (
    <Sheet aria-labelledby="outstanding-title">
      <SheetTitle id="outstanding-title">{t("title")}</SheetTitle>
      <p className="mb-3 text-soft">{t("text")}</p>
      {data && total ? (
        <>
          <SumTable
            title={t("byEnd")}
            sums={[...data.by_end.map((sum) => ({ ...sum, label: t(`ends.${sum.key}`) })), total]}
          />
          <SumTable
            title={t("byAge")}
            sums={[...data.by_age.map((sum) => ({ ...sum, label: t(`ages.${sum.key}`) })), total]}
          />
        </>
      ) : (
        <LoadingOrError failure={failure} onRetry={() => void reload()} />
      )}
    </Sheet>
  );
}

function SumTable({ title, sums }: { title: string; sums: readonly LabeledSum[] }) {
  const t = useTranslations("desk.payments");
  const columns = [t("columns.points"), t("outstanding.unpriced"), t("columns.value")] as const;
  return (
    <DataTable className="mt-4" columns={[title, ...columns]}>
      <tbody>
        {sums.map(({ label, points, unpriced, values }) => (
          <Row key={label}>
            <RowHeader>{label}</RowHeader>
            <Cell label={columns[0]} isNumber>
              {formatNumber(points)}
            </Cell>
            <Cell label={columns[1]} isNumber>
              {formatNumber(unpriced)}
            </Cell>
            <Cell label={columns[2]}>
              {formatList(values.map(({ amount, currency }) => formatMoney(amount, currency)))}
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}
