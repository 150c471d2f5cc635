"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { DeskForm, FormRow } from "../desk-form";
import { formatPageDay } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { LotFormProps } from "./change-lot-end";
import { ReasonFooter } from "./reason-footer";

/** Pauses points for days that do not count. */
export function PauseLot({ lot, accountId, onChanged }: LotFormProps) {
  const t = useTranslations("desk.people.lots");
  const showToast = useToast();
  const [key] = useState(randomId);
  const formId = `yuqiao:desk:points-pause:${lot.id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/people/points-pause",
    { first_day: string; last_day: string; reason: string }
  >({
    id: formId,
    call: "desk/people/points-pause",
    defaults: { first_day: "", last_day: "", reason: "" },
    toInput: (fields) => ({ ...fields, id: accountId, lot_id: lot.id, key }),
    onDone: ({ account }) => {
      onChanged(account);
      const day = account.lots.find(({ id }) => id === lot.id)?.last_day;
      showToast({ tone: "success", text: t("pauseForm.done", { date: day ? formatPageDay(day) : "" }) });
    },
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="points-pause-first"
          type="date"
          required
          label={t("pauseForm.first")}
          hint={t("pauseForm.hint")}
          error={errors.first_day?.message}
          {...form.register("first_day")}
        />
        <Field
          id="points-pause-last"
          type="date"
          required
          label={t("pauseForm.last")}
          error={errors.last_day?.message}
          {...form.register("last_day")}
        />
        <ReasonFooter
          reason={{ id: "points-pause-reason", error: errors.reason?.message, ...form.register("reason") }}
          submit={t("pauseForm.submit")}
          problem={problem}
          isSending={isSending}
        />
      </FormRow>
    </DeskForm>
  );
}
