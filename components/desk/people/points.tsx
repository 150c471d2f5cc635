"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { UnderstoodNumber } from "../understood-amount";
import { FormFooter } from "../form-footer";
import { formatPageDay, Time } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { formatNumber } from "../format";
import type { PersonDetails } from "./person-facts";
import { readCredit } from "./person-href";
import { PointLots } from "./point-lots";
import { Sheet, SheetTitle } from "../sheet";
import { DeskForm, FormRow } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";

type PointsProps = {
  account: PersonDetails;
  canChange: boolean;
  onChanged: (account: PersonDetails) => void;
};

type Line = PersonDetails["ledger"][number];

/** The text of a reason, which for moved points depends on the direction. */
function toReasonKey({ reason, change }: Line) {
  if (reason !== "moved") return reason;
  return change < 0 ? "movedAway" : "movedHere";
}

/** The family's class points: the balance, and each change with its reason. */
export function Points({ account, canChange, onChanged }: PointsProps) {
  const t = useTranslations("desk.people");
  const { ledger, points, ledger_more: more } = account;
  const describeLine = (line: Line) =>
    [
      t(`points.reasons.${toReasonKey(line)}`, {
        name: line.class_name,
        family: line.other_family || t("points.erasedFamily"),
        from: line.pause ? formatPageDay(line.pause.first_day) : "",
        to: line.pause ? formatPageDay(line.pause.last_day) : "",
      }),
      line.student,
      line.note,
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <Sheet aria-labelledby="points-title">
      <SheetTitle id="points-title">{t("points.title")}</SheetTitle>
      <p className="text-h2 font-bold">{t("points.of", { count: formatNumber(points ?? 0) })}</p>
      <p className="text-soft">{t("points.shared")}</p>
      {canChange && <ChangePoints account={account} onChanged={onChanged} />}
      <PointLots account={account} canChange={canChange} onChanged={onChanged} />
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

type Change = { change: string; last_day: string; reason: string };

function ChangePoints({ account, onChanged }: Omit<PointsProps, "canChange">) {
  const t = useTranslations("desk.people");
  const showToast = useToast();
  const { id, ledger } = account;
  /** The idempotency key of the current values, so that a retry after a network failure is applied once. */
  const pendingKey = useRef({ of: "", key: "" });
  // A link from the attendance fills the form in, whatever was typed in it before.
  const [search] = useState(() => location.search);
  const formId = `yuqiao:desk:points:${id}${search}`;
  function idempotencyKey(values: string): string {
    if (pendingKey.current.of !== values) pendingKey.current = { of: values, key: randomId() };
    return pendingKey.current.key;
  }
  const { form, send, problem, isSending } = useDeskForm<"desk/people/points", Change>({
    id: formId,
    call: "desk/people/points",
    defaults: { ...readCredit(search), last_day: "" },
    toInput: ({ change, last_day: day, reason }) => ({
      ...{ id, reason, key: idempotencyKey(`${change} ${day} ${reason}`), seen: ledger[0]?.id ?? 0 },
      change: parseWholeNumber(change),
      last_day: day || null,
    }),
    onDone: ({ saved, account: updated }) => {
      pendingKey.current = { of: "", key: "" };
      onChanged(updated);
      if (!saved) return showToast({ tone: "error", text: t("points.meanwhile") });
      form.reset({ change: "", last_day: "", reason: "" });
      // A reload does not fill the form in again.
      history.replaceState(history.state, "", location.pathname);
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
          id="points-last-day"
          type="date"
          label={t("lots.lastDay")}
          hint={t("lots.lastDayHint")}
          error={errors.last_day?.message}
          {...form.register("last_day")}
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
