"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import type { Language } from "@/lib/base/i18n/languages";
import { formatCalendarDay } from "@/lib/base/i18n/time";
import { readPageToken } from "@/lib/base/session/page-account";
import { Loading } from "./loading";
import { ReceiptSheet } from "./receipt-sheet";
import { WithdrawPurchase } from "./withdraw-purchase";

type Payment = CallResponse<"GET account/payments">["payments"][number];

/** The payments of the member's family, and one receipt at a time to read and print. */
export function FamilyPayments() {
  const isHydrated = useIsHydrated();
  const shouldCall = isHydrated && readPageToken() !== undefined;
  const { data, failure, reload } = useCall("GET account/payments", shouldCall ? {} : undefined);
  const [receiptId, setReceiptId] = useState<number>();
  // The static page already shows a message to visitors for whom no call is made.
  if (isHydrated && !shouldCall) return null;
  if (!data) return <Loading isLoading={!failure} onRetry={() => void reload()} />;
  if (receiptId !== undefined) return <ReceiptView id={receiptId} onClose={() => setReceiptId(undefined)} />;
  return <PaymentList payments={data.payments} onOpen={setReceiptId} onChanged={() => void reload()} />;
}

type PaymentListProps = {
  payments: readonly Payment[];
  onOpen: (id: number) => void;
  onChanged: () => void;
};

function PaymentList({ payments, onOpen, onChanged }: PaymentListProps) {
  const t = useTranslations("familyPayments");
  const language = useLocale() as Language;
  if (payments.length === 0)
    return (
      <div className="max-w-[44rem] sheet p-sheet desk:p-10">
        <h2 className="text-h3">{t("none")}</h2>
        <p className="mt-2 text-soft">{t("noneText")}</p>
      </div>
    );
  const describePoints = (points: number) =>
    points > 0 ? t("points", { n: points }) : t("pointsBack", { n: -points });
  return (
    <ul className="max-w-[44rem] divide-y divide-line sheet px-5 desk:px-8">
      {payments.map((payment) => {
        const { id, kind, received_on: day, amount, points, receipt } = payment;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {formatCalendarDay(day, language)} · {amount}
              </p>
              <p className="text-soft">
                {[t(`kinds.${kind}`), points !== 0 && describePoints(points)].filter(Boolean).join(" · ")}
              </p>
            </div>
            <button type="button" className={buttonClasses.secondary} onClick={() => onOpen(id)}>
              {t("receipt", { number: receipt })}
            </button>
            <WithdrawPurchase payment={payment} onDone={onChanged} />
          </li>
        );
      })}
    </ul>
  );
}

function ReceiptView({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("familyPayments");
  const { data, failure, reload } = useCall("GET account/receipt", { id: String(id) });
  return (
    <div className="flex max-w-[44rem] flex-col gap-5">
      <p className="flex flex-wrap gap-3 print:hidden">
        <button type="button" autoFocus className={buttonClasses.secondary} onClick={onClose}>
          {t("all")}
        </button>
        {data && (
          <button type="button" className={buttonClasses.primary} onClick={() => window.print()}>
            {t("print")}
          </button>
        )}
      </p>
      {data ? (
        <ReceiptSheet receipt={data} />
      ) : (
        <Loading isLoading={!failure} onRetry={() => void reload()} />
      )}
    </div>
  );
}
