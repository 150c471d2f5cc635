"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActionForm, toServerMessage } from "@/components/people/action-form";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { isSuccess } from "@/lib/base/contract/result";
import { formatCalendarDay, formatTime } from "@/lib/base/i18n/time";

type Payment = CallResponse<"GET account/payments">["payments"][number];
type WithdrawPurchaseProps = { payment: Payment; onDone: () => void };

/** The right to withdraw from a purchase by law, with the form for it. Shows nothing where there is no such right. */
export function WithdrawPurchase({ payment, onDone }: WithdrawPurchaseProps) {
  const t = useTranslations("familyPayments.withdrawal");
  const close = useTranslations("dialog")("close");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { withdrawal } = payment;
  if (!withdrawal) return null;
  const format = (at: string) => formatTime(new Date(at), locale, "short", undefined);
  if (withdrawal.declared_at)
    return <p className="w-full">{t("declared", { date: format(withdrawal.declared_at) })}</p>;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 print:hidden">
      <p className="text-soft">{t("until", { date: format(withdrawal.until) })}</p>
      <button type="button" className="link" onClick={() => setIsOpen(true)}>
        {t("open")}
      </button>
      {isOpen && (
        <Dialog title={t("title")} closeLabel={close} onClose={() => setIsOpen(false)}>
          {(closeDialog) => (
            <WithdrawalForm
              payment={payment}
              onDone={() => {
                closeDialog();
                onDone();
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}

function WithdrawalForm({ payment, onDone }: WithdrawPurchaseProps) {
  const t = useTranslations("familyPayments.withdrawal");
  const locale = useLocale();
  const [name, setName] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    if (name.trim() === "") return setProblem(t("nameMissing"));
    setIsBusy(true);
    const result = await call("account/withdraw-purchase", { payment_id: payment.id, name });
    setIsBusy(false);
    setProblem(toServerMessage(result, t("failed")));
    if (isSuccess(result)) onDone();
  };
  return (
    <>
      <p className="my-4">
        {t("text", {
          day: formatCalendarDay(payment.received_on, locale),
          amount: payment.amount,
          number: payment.receipt,
        })}
      </p>
      <ActionForm
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
        isBusy={isBusy}
        submitLabel={t("submit")}
        problem={problem}
      >
        <Field
          id="withdrawal-name"
          autoComplete="name"
          label={t("name")}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ActionForm>
    </>
  );
}
