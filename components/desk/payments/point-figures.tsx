"use client";

import { useTranslations } from "next-intl";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatList, formatNumber } from "../format";
import { Sheet, SheetTitle } from "../sheet";
import { formatMoney } from "./format-money";
import type { PaymentMonth } from "./payment-types";

type Points = PaymentMonth["points"];

const figures = [
  ...(["sold", "bonus", "entered", "returned", "spent", "ended", "takenBack", "outstanding"] as const),
] as const;

/** What became of class points in a month, also in money at the price paid for each. */
export function PointFigures({ points }: { points: Points }) {
  const t = useTranslations("desk.payments");
  const valueOf = (figure: (typeof figures)[number]) => {
    if (figure === "bonus" || figure === "entered") return "";
    const amounts = points.values.filter((value) => value[figure] !== 0);
    return formatList(amounts.map((value) => formatMoney(value[figure], value.currency)));
  };
  return (
    <Sheet aria-labelledby="points-title">
      <SheetTitle id="points-title">{t("month.points")}</SheetTitle>
      <p className="mb-3 text-soft">{t("month.pointsText")}</p>
      <DataTable columns={[t("month.points"), t("columns.count"), t("columns.value")]}>
        <tbody>
          {figures.map((figure) => (
            <Row key={figure}>
              <RowHeader>{t(`month.pointRows.${figure}`)}</RowHeader>
              <Cell label={t("columns.count")} isNumber>
                {formatNumber(points[figure])}
              </Cell>
              <Cell label={t("columns.value")}>{valueOf(figure)}</Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </Sheet>
  );
}
