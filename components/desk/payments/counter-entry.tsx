"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { paymentMethods, type PaymentMethod } from "@/lib/subjects/payments/payment";
import { parseAmount, writeMajorUnits } from "@/lib/subjects/points/prices/amounts";
import { DeskForm, FieldRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { SmallButton } from "../small-button";
import { useToast } from "../toasts";
import { UnderstoodAmount } from "../understood-amount";
import { useDeskForm } from "../use-desk-form";
import { formatMoney } from "./format-money";
import type { Payment } from "./payment-types";

const counterKinds = ["refund", "correction"] as const;

type Values = {
  kind: (typeof counterKinds)[number];
  amount: string;
  points: string;
  bonus: string;
  method: PaymentMethod;
  reference: string;
  received_on: string;
  reason: string;
};

type CounterEntryProps = { payment: Payment; today: string; onDone: () => void; onCancel: () => void };

/** A form for a counter-entry of a payment: a correction, or money that went back. */
export function CounterEntry({ payment, today, onDone, onCancel }: CounterEntryProps) {
  const t = useTranslations("desk.payments");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const [keyOf] = useState(createIdempotencyKeys);
  const formId = `yuqiao:desk:payment-counter:${payment.id}`;
  const { currency, left } = payment;
  const { form, send, problem, isSending } = useDeskForm<"desk/payments/counter", Values>({
    id: formId,
    call: "desk/payments/counter",
    defaults: {
      kind: "refund",
      amount: writeMajorUnits(left.amount, currency),
      ...{ points: String(left.points), bonus: String(left.bonus) },
      ...{ method: payment.method, reference: "", received_on: today, reason: "" },
    },
    toInput: ({ amount, points, bonus, ...rest }) => {
      const input = {
        ...{ ...rest, payment_id: payment.id },
        // What is no amount is refused at its field.
        amount: parseAmount(amount, currency) ?? -1,
        ...{ points: parseWholeNumber(points), bonus: parseWholeNumber(bonus) },
      };
      return { ...input, key: keyOf(JSON.stringify(input)) };
    },
    onDone: () => {
      showToast({ tone: "success", text: t("counter.done") });
      onDone();
    },
  });
  const { errors } = form.formState;
  const amount = useWatch({ control: form.control, name: "amount" });
  const spent = payment.points + payment.bonus - left.points - left.bonus;
  return (
    <section aria-labelledby="counter-title" className="mt-6 border-t border-line pt-5">
      <h3 id="counter-title" className="text-h3">
        {t("counter.title")} · {payment.receipt}
      </h3>
      <p className="mt-2">{t("counter.text")}</p>
      <p className="mt-2">
        {t("counter.left", {
          ...{ amount: formatMoney(left.amount, currency), points: left.points, bonus: left.bonus },
        })}{" "}
        {spent > 0 && t("counter.spent", { n: spent })}
      </p>
      <DeskForm id={formId} onSubmit={send}>
        <FieldRow>
          <SelectField
            id="counter-kind"
            label={t("counter.kind")}
            error={errors.kind?.message}
            options={counterKinds.map((value) => ({ value, text: t(`counter.kinds.${value}`) }))}
            {...form.register("kind")}
          />
          <Field
            id="counter-amount"
            inputMode="decimal"
            autoComplete="off"
            label={`${t("counter.amount")} (${currency})`}
            error={errors.amount?.message}
            after={<UnderstoodAmount text={amount} currency={currency} />}
            {...form.register("amount")}
          />
          {payment.points > 0 && (
            <Field
              id="counter-points"
              inputMode="numeric"
              autoComplete="off"
              label={t("counter.points")}
              error={errors.points?.message}
              {...form.register("points")}
            />
          )}
          {payment.bonus > 0 && (
            <Field
              id="counter-bonus"
              inputMode="numeric"
              autoComplete="off"
              label={t("counter.bonus")}
              error={errors.bonus?.message}
              {...form.register("bonus")}
            />
          )}
        </FieldRow>
        <FieldRow>
          <SelectField
            id="counter-method"
            label={t("counter.method")}
            error={errors.method?.message}
            options={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
            {...form.register("method")}
          />
          <Field
            id="counter-reference"
            autoComplete="off"
            label={t("counter.reference")}
            error={errors.reference?.message}
            {...form.register("reference")}
          />
          <Field
            id="counter-day"
            type="date"
            min={payment.received_on}
            max={today}
            label={t("counter.on")}
            error={errors.received_on?.message}
            {...form.register("received_on")}
          />
        </FieldRow>
        <Field
          id="counter-reason"
          autoComplete="off"
          label={t("counter.reason")}
          hint={t("counter.reasonHint")}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        <FormFooter submit={t("counter.submit")} problem={problem} isSending={isSending}>
          <SmallButton onClick={onCancel}>{tShell("cancel")}</SmallButton>
        </FormFooter>
      </DeskForm>
    </section>
  );
}
