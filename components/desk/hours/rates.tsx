"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { SelectField } from "@/components/ui/select-field";
import { formatMonth } from "@/lib/base/i18n/format-month";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatMoney } from "../payments/format-money";
import { useMutation } from "../use-mutation";
import { RateForm } from "./rate-form";

type RatesProps = { month: string; onChanged: () => Promise<unknown> };

/** The rates of a teacher with their history, and the form for a new one. */
export function Rates({ month, onChanged }: RatesProps) {
  const t = useTranslations("desk.hours");
  const [teacherId, setTeacherId] = useState("");
  const { data: choices, failure, reload } = useCall("desk/people/teachers", {});
  return (
    <Sheet aria-labelledby="rates-title">
      <SheetTitle id="rates-title">{t("rates.title")}</SheetTitle>
      <p className="mb-4">{t("rates.text")}</p>
      {!choices && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {choices && (
        <SelectField
          id="rates-teacher"
          label={t("columns.teacher")}
          value={teacherId}
          options={[
            { value: "", text: t("rates.choose") },
            ...choices.teachers.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          onChange={(event) => setTeacherId(event.currentTarget.value)}
        />
      )}
      {teacherId !== "" && (
        <TeacherRates key={teacherId} teacherId={Number(teacherId)} month={month} onChanged={onChanged} />
      )}
    </Sheet>
  );
}

function TeacherRates({ teacherId, month, onChanged }: RatesProps & { teacherId: number }) {
  const t = useTranslations("desk.hours");
  const tKinds = useTranslations("desk.timetable.kinds");
  const { data, failure, reload, setData } = useCall("desk/hours/rates", { teacher_id: teacherId });
  const { trigger, isMutating } = useMutation();
  const language = document.documentElement.lang;
  if (!data) return <LoadingOrError failure={failure} onRetry={() => void reload()} />;
  const remove = async ({ kind, month: from }: CallResponse<"desk/hours/rates">["rates"][number]) => {
    const request = { teacher_id: teacherId, kind, month: from, rate: null };
    const response = await trigger("desk/hours/set-rate", request, t("rates.removed"), onChanged);
    if (response) await setData(response);
  };
  return (
    <>
      <RateForm
        teacherId={teacherId}
        month={month}
        onSaved={(saved) => {
          void setData(saved);
          void onChanged();
        }}
      />
      {data.rates.length > 0 && (
        <DataTable
          className="mt-6"
          columns={[t("rates.kind"), t("rates.from"), t("rates.amount"), t("rates.actions")]}
        >
          <tbody>
            {data.rates.map((rate) => {
              const from = formatMonth(rate.month, language);
              return (
                <Row key={`${rate.kind} ${rate.month}`}>
                  <RowHeader>{tKinds(rate.kind)}</RowHeader>
                  <Cell label={t("rates.from")}>{from}</Cell>
                  <Cell label={t("rates.amount")} isNumber>
                    {t("perHour", { amount: formatMoney(rate.amount, rate.currency) })}
                  </Cell>
                  <ActionsCell label={t("rates.actions")}>
                    <SmallButton
                      disabled={isMutating}
                      aria-label={t("rates.removeOf", { kind: tKinds(rate.kind), month: from })}
                      onClick={() => void remove(rate)}
                    >
                      {t("rates.remove")}
                    </SmallButton>
                  </ActionsCell>
                </Row>
              );
            })}
          </tbody>
        </DataTable>
      )}
    </>
  );
}
