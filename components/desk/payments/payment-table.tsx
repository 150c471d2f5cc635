"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { formatPageDay } from "../time";
import { formatMoney } from "./format-money";
import type { Payment } from "./payment-types";

type PaymentTableProps = {
  payments: readonly Payment[];
  /** Whether the rows name their families, with links. */
  showsFamily?: boolean;
  renderActions?: (payment: Payment) => ReactNode;
};

/** Payments and their counter-entries. */
export function PaymentTable({ payments, showsFamily = false, renderActions }: PaymentTableProps) {
  const t = useTranslations("desk.payments");
  const columns = [
    t("columns.received"),
    ...(showsFamily ? [t("columns.family")] : []),
    ...[t("columns.amount"), t("columns.points"), t("columns.method"), t("columns.receipt")],
    ...(renderActions ? [t("columns.actions")] : []),
  ];
  const describe = ({ note, reference, who }: Payment) =>
    [reference, note, who && t("by", { name: who })].filter(Boolean).join(" · ");
  return (
    <DataTable className="mt-4" columns={columns}>
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.id} isQuiet={payment.kind !== "payment"}>
            <RowHeader note={describe(payment)}>
              {formatPageDay(payment.received_on)}
              {payment.kind !== "payment" && ` · ${t(`kinds.${payment.kind}`)}`}
            </RowHeader>
            {showsFamily && (
              <Cell label={t("columns.family")}>
                {payment.family === "" ? (
                  t("erasedFamily")
                ) : (
                  <a
                    href={withId(deskScreens.familyPayments.path, payment.family_id)}
                    className="link wrap-anywhere"
                  >
                    {payment.family}
                  </a>
                )}
              </Cell>
            )}
            <Cell label={t("columns.amount")} isNumber>
              {formatMoney(payment.amount, payment.currency)}
            </Cell>
            <Cell label={t("columns.points")} isNumber>
              {payment.bonus === 0
                ? formatNumber(payment.points)
                : t("pointsOf", {
                    points: formatNumber(payment.points),
                    bonus: formatNumber(payment.bonus),
                  })}
            </Cell>
            <Cell label={t("columns.method")}>{t(`methods.${payment.method}`)}</Cell>
            <Cell label={t("columns.receipt")}>
              <a
                href={withId(deskScreens.receipt.path, payment.id)}
                aria-label={t("showReceipt", { number: payment.receipt })}
                className="link whitespace-nowrap"
              >
                {payment.receipt}
              </a>
              {payment.official_number !== "" && (
                <small className="block text-label wrap-anywhere text-soft">{payment.official_number}</small>
              )}
            </Cell>
            {renderActions && (
              <ActionsCell label={t("columns.actions")}>{renderActions(payment)}</ActionsCell>
            )}
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}
