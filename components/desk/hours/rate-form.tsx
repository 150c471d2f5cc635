"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { currencyChoices } from "@/lib/app/editing/currency-choices";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatMonth } from "@/lib/base/i18n/format-month";
import { isCurrencyCode } from "@/lib/base/reference/price-currencies";
import { addMonths } from "@/lib/base/schedule/months";
import { taughtKinds, type TaughtKind } from "@/lib/subjects/lessons/kinds";
import { parseAmount } from "@/lib/subjects/points/prices/amounts";
import { DeskForm, FieldRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { UnderstoodAmount } from "../understood-amount";
import { useMutation } from "../use-mutation";

type RateFormProps = {
  teacherId: number;
  /** The month that the screen shows. */
  month: string;
  onSaved: (rates: CallResponse<"desk/hours/rates">) => void;
};

/** Months before and after the shown one from which a rate can start. */
const monthsAround = 12;

/** Sets what a teacher earns with a kind of lesson, from a month on. */
export function RateForm({ teacherId, month, onSaved }: RateFormProps) {
  const t = useTranslations("desk.hours");
  const tKinds = useTranslations("desk.timetable.kinds");
  const { trigger, isMutating } = useMutation();
  const [kind, setKind] = useState<TaughtKind>("one-to-one");
  const [from, setFrom] = useState(month);
  const [currency, setCurrency] = useState("USD");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const language = document.documentElement.lang;
  const months = Array.from({ length: 2 * monthsAround + 1 }, (_, index) =>
    addMonths(month, monthsAround - index),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(text, currency);
    if (amount === undefined || amount < 0 || !isCurrencyCode(currency))
      return setProblem(t("rates.wrongAmount"));
    setProblem(undefined);
    const request = { teacher_id: teacherId, kind, month: from, rate: { amount, currency } };
    const saved = await trigger("desk/hours/set-rate", request, t("rates.saved"));
    if (!saved) return;
    setText("");
    onSaved(saved);
  };
  return (
    <DeskForm id="rate-form" onSubmit={(event) => void save(event)}>
      <FieldRow>
        <SelectField
          id="rate-kind"
          label={t("rates.kind")}
          value={kind}
          options={taughtKinds.map((value) => ({ value, text: tKinds(value) }))}
          onChange={(event) => setKind(event.currentTarget.value as TaughtKind)}
        />
        <SelectField
          id="rate-from"
          label={t("rates.from")}
          value={from}
          options={months.map((value) => ({ value, text: formatMonth(value, language) }))}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <SelectField
          id="rate-currency"
          label={t("rates.currency")}
          value={currency}
          options={currencyChoices(language)}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        <Field
          id="rate-amount"
          label={t("rates.amount")}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          {...(problem !== undefined && { error: problem })}
          after={<UnderstoodAmount text={text} currency={currency} />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </FieldRow>
      <FormFooter submit={t("rates.save")} problem={undefined} isSending={isMutating} isSecondary />
    </DeskForm>
  );
}
