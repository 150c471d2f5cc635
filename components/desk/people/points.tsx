"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { UnderstoodNumber } from "../understood-amount";
import { FormFooter } from "../form-footer";
import { Time } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { formatNumber } from "../format";
import type { PersonDetails } from "./person-facts";
import { Sheet, SheetTitle } from "../sheet";
import { DeskForm, FormRow } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";

type PointsProps = {
  account: PersonDetails;
  canChange: boolean;
  onChanged: (account: PersonDetails) => void;
};

/** The family's class points: the balance, and each change with its reason. */
export function Points({ account, canChange, onChanged }: PointsProps) {
  const t = useTranslations("desk.people");
  const { ledger, points, ledger_more: more } = account;
  const describeLine = (line: PersonDetails["ledger"][number]) =>
    [t(`points.reasons.${line.reason}`, { name: line.class_name }), line.student, line.note]
      .filter(Boolean)
      .join(" · ");
  return (
    <Sheet aria-labelledby="points-title">
      <SheetTitle id="points-title">{t("points.title")}</SheetTitle>
      <p className="text-h2 font-bold">{t("points.of", { count: formatNumber(points ?? 0) })}</p>
      <p className="text-soft">{t("points.shared")}</p>
      {canChange && <ChangePoints account={account} onChanged={onChanged} />}
      <DataTable
        className="mt-4"
        columns={[t("points.why"), t("points.line"), t("points.balance"), t("points.when")]}
      >
        <tbody>
          {ledger.map((line) => (
            <Row key={line.id}>
              <RowHeader note={line.who && t("points.by", { name: line.who })}>
                {describeLine(line)}
              </RowHeader>
              <Cell label={t("points.line")} isNumber>
                {line.change > 0 ? "+" : ""}
                {formatNumber(line.change)}
              </Cell>
              <Cell label={t("points.balance")} isNumber>
                {formatNumber(line.balance)}
              </Cell>
              <Cell label={t("points.when")}>
                <Time at={line.at} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {more && <p className="mt-3 text-soft">{t("points.more")}</p>}
    </Sheet>
  );
}

type Change = { change: string; reason: string };

function ChangePoints({ account, onChanged }: Omit<PointsProps, "canChange">) {
  const t = useTranslations("desk.people");
  const showToast = useToast();
  const { id, ledger } = account;
  /** The idempotency key of the current values, so that a retry after a network failure is applied once. */
  const pendingKey = useRef({ of: "", key: "" });
  const formId = `yuqiao:desk:points:${id}`;
  function idempotencyKey(values: string): string {
    if (pendingKey.current.of !== values) pendingKey.current = { of: values, key: randomId() };
    return pendingKey.current.key;
  }
  const { form, send, problem, isSending } = useDeskForm<"desk/people/points", Change>({
    id: formId,
    call: "desk/people/points",
    defaults: { change: "", reason: "" },
    toInput: ({ change, reason }) => ({
      ...{ id, reason, key: idempotencyKey(`${change} ${reason}`), seen: ledger[0]?.id ?? 0 },
      change: parseWholeNumber(change),
    }),
    onDone: ({ saved, account: updated }) => {
      pendingKey.current = { of: "", key: "" };
      onChanged(updated);
      if (!saved) return showToast({ tone: "error", text: t("points.meanwhile") });
      form.reset({ change: "", reason: "" });
      showToast({
        tone: "success",
        text: t("points.done", { balance: formatNumber(updated.points ?? 0) }),
      });
    },
  });
  const { errors } = form.formState;
  const change = useWatch({ control: form.control, name: "change" });
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="points-change"
          inputMode="text"
          autoComplete="off"
          label={t("points.change")}
          hint={t("points.changeHint")}
          error={errors.change?.message}
          after={<UnderstoodNumber text={change} />}
          {...form.register("change")}
        />
        <Field
          id="points-reason"
          autoComplete="off"
          maxLength={maxReasonLength}
          label={t("points.reason")}
          hint={t("points.reasonHint")}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        <FormFooter isInRow isSecondary submit={t("points.submit")} problem={problem} isSending={isSending} />
      </FormRow>
    </DeskForm>
  );
}
