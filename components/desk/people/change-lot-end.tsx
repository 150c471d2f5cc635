"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { DeskForm, FormRow } from "../desk-form";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { PersonDetails } from "./person-facts";
import { ReasonFooter } from "./reason-footer";

/** A form about one lot of a family. */
export type LotFormProps = {
  lot: PersonDetails["lots"][number];
  accountId: number;
  onChanged: (account: PersonDetails) => void;
};

/** Changes the last day of points. */
export function ChangeEnd({ lot, accountId, onChanged }: LotFormProps) {
  const t = useTranslations("desk.people.lots");
  const showToast = useToast();
  const formId = `yuqiao:desk:points-end:${lot.id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/people/points-end",
    { last_day: string; reason: string }
  >({
    id: formId,
    call: "desk/people/points-end",
    defaults: { last_day: lot.last_day ?? "", reason: "" },
    toInput: ({ last_day: day, reason }) => ({
      id: accountId,
      lot_id: lot.id,
      last_day: day || null,
      reason,
    }),
    onDone: ({ account }) => {
      onChanged(account);
      showToast({ tone: "success", text: t("done") });
    },
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="points-end-day"
          type="date"
          label={t("lastDay")}
          hint={t("lastDayHint")}
          error={errors.last_day?.message}
          {...form.register("last_day")}
        />
        <ReasonFooter
          reason={{ id: "points-end-reason", error: errors.reason?.message, ...form.register("reason") }}
          submit={t("submit")}
          problem={problem}
          isSending={isSending}
        />
      </FormRow>
    </DeskForm>
  );
}
