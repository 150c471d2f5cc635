"use client";

import { useTranslations } from "next-intl";
import { paymentMethods } from "@/lib/subjects/payments/payment";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { Sheet, SheetTitle } from "../sheet";
import { formatPageDay } from "../time";
import { formatMoney } from "./format-money";
import type { PaymentMonth } from "./payment-types";

type IncomeFigures = PaymentMonth["income"];
const parts = ["day", "method", "package", "country"] as const;
type Part = (typeof parts)[number];

/** The money of a month, by currency and in parts. */
export function Income({ income }: { income: IncomeFigures }) {
  const t = useTranslations("desk.payments");
  return (
    <Sheet aria-labelledby="income-title">
      <SheetTitle id="income-title">{t("month.income")}</SheetTitle>
      {income.total.length === 0 ? (
        <p className="text-soft">{t("month.none")}</p>
      ) : (
        <>
          <DataTable
            columns={[
              ...[t("columns.currency"), t("month.received"), t("month.returned"), t("month.net")],
              t("columns.count"),
            ]}
          >
            <tbody>
              {income.total.map(({ currency, received, back, count }) => (
                <Row key={currency}>
                  <RowHeader>{currency}</RowHeader>
                  <Cell label={t("month.received")} isNumber>
                    {formatMoney(received, currency)}
                  </Cell>
                  <Cell label={t("month.returned")} isNumber>
                    {formatMoney(back, currency)}
                  </Cell>
                  <Cell label={t("month.net")} isNumber>
                    <strong>{formatMoney(received + back, currency)}</strong>
                  </Cell>
                  <Cell label={t("columns.count")} isNumber>
                    {formatNumber(count)}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          {parts.map((part) => (
            <IncomePart key={part} part={part} rows={income[`by_${part}`]} />
          ))}
        </>
      )}
    </Sheet>
  );
}

function IncomePart({ part, rows }: { part: Part; rows: IncomeFigures["by_day"] }) {
  const t = useTranslations("desk.payments");
  const nameOf = (key: string): string => {
    if (part === "day") return formatPageDay(key);
    if (part === "package") return key === "" ? t("month.freeAmount") : t("month.packageOf", { n: key });
    if (part === "country") return key === "" ? t("month.unknownCountry") : nameCountry(key);
    const method = paymentMethods.find((one) => one === key);
    return method ? t(`methods.${method}`) : key;
  };
  return (
    <>
      <h3 className="mt-6 text-h3">{t(`month.by.${part}`)}</h3>
      <DataTable className="mt-2" columns={[t(`month.by.${part}`), t("columns.amount"), t("columns.count")]}>
        <tbody>
          {rows.map(({ key, currency, amount, count }) => (
            <Row key={`${key} ${currency}`}>
              <RowHeader>{nameOf(key)}</RowHeader>
              <Cell label={t("columns.amount")} isNumber>
                {formatMoney(amount, currency)}
              </Cell>
              <Cell label={t("columns.count")} isNumber>
                {formatNumber(count)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

const nameCountry = (code: string) =>
  new Intl.DisplayNames(document.documentElement.lang, { type: "region" }).of(code) ?? code;
