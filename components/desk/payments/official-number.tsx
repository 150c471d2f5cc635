"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { maxOfficialNumberLength } from "@/lib/subjects/payments/payment";
import { DeskForm, FormRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { Payment } from "./payment-types";

type OfficialNumberProps = { payment: Payment; onDone: () => void };

/** A form for the number of the official invoice that another system issued. */
export function OfficialNumber({ payment, onDone }: OfficialNumberProps) {
  const t = useTranslations("desk.payments.official");
  const showToast = useToast();
  const formId = `yuqiao:desk:official-number:${payment.id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/payments/official-number", { number: string }>(
    {
      id: formId,
      call: "desk/payments/official-number",
      defaults: { number: payment.official_number },
      toInput: ({ number }) => ({ id: payment.id, number }),
      onDone: () => {
        showToast({ tone: "success", text: t("done") });
        onDone();
      },
    },
  );
  return (
    <section aria-labelledby="official-title" className="mt-6 border-t border-line pt-5">
      <h3 id="official-title" className="text-h3">
        {t("title", { number: payment.receipt })}
      </h3>
      <DeskForm id={formId} onSubmit={send}>
        <FormRow>
          <Field
            id="official-number"
            autoComplete="off"
            maxLength={maxOfficialNumberLength}
            label={t("label")}
            hint={t("hint")}
            error={form.formState.errors.number?.message}
            {...form.register("number")}
          />
          <FormFooter isInRow isSecondary submit={t("submit")} problem={problem} isSending={isSending} />
        </FormRow>
      </DeskForm>
    </section>
  );
}
