"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { FindFamily } from "./find-family";
import { Income } from "./income";
import { MonthState } from "./month-state";
import { OutstandingPoints } from "./outstanding-points";
import { PaymentTable } from "./payment-table";
import { PointFigures } from "./point-figures";
import { Withdrawals } from "./withdrawals";

/** A month of payments: income, class points, and closing it. */
export function PaymentsScreen() {
  const t = useTranslations("desk.payments");
  const [month, setMonth] = useState<string>();
  const isMonth = month === undefined || /^20\d\d-\d\d$/.test(month);
  const { data, failure, reload } = useCall("desk/payments/month", month && isMonth ? { month } : {});
  const refresh = () => void reload();
  return (
    <>
      <p className="lead">{t("text")}</p>
      <FindFamily />
      <Withdrawals />
      <Sheet aria-labelledby="month-title">
        <SheetTitle id="month-title">{t("month.title")}</SheetTitle>
        <div className="max-w-[16rem]">
          <Field
            id="payments-month"
            type="month"
            label={t("month.choose")}
            value={month ?? data?.month ?? ""}
            onChange={(event) => setMonth(event.currentTarget.value)}
          />
        </div>
        {data && <MonthState key={data.month} month={data} onChanged={refresh} />}
      </Sheet>
      {data ? (
        <>
          <Income income={data.income} />
          <PointFigures points={data.points} />
          <OutstandingPoints />
          {data.payments.length > 0 && (
            <Sheet aria-labelledby="payment-list-title">
              <SheetTitle id="payment-list-title">{t("list")}</SheetTitle>
              <PaymentTable payments={data.payments} showsFamily />
            </Sheet>
          )}
        </>
      ) : (
        <LoadingOrError failure={failure} onRetry={refresh} />
      )}
    </>
  );
}
