"use client";

import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { UnderstoodNumber } from "../understood-amount";
import { FormFooter } from "../form-footer";
import { Time } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
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
  const { points: words } = useWords("people");
  const { ledger, points, ledger_more: more } = account;
  const describeLine = (line: PersonDetails["ledger"][number]) =>
    [fillPlaceholders(words.reasons[line.reason], { name: line.class_name }), line.student, line.note]
      .filter(Boolean)
      .join(" · ");
  return (
    <Sheet aria-labelledby="points-title">
      <SheetTitle id="points-title">{words.title}</SheetTitle>
      <p className="text-h2 font-bold">{fillPlaceholders(words.of, { count: formatNumber(points ?? 0) })}</p>
      <p className="text-soft">{words.shared}</p>
      {canChange && <ChangePoints account={account} onChanged={onChanged} />}
      <DataTable className="mt-4" columns={[words.why, words.line, words.balance, words.when]}>
        <tbody>
          {ledger.map((line) => (
            <Row key={line.id}>
              <RowHeader note={line.who && fillPlaceholders(words.by, { name: line.who })}>
                {describeLine(line)}
              </RowHeader>
              <Cell label={words.line} isNumber>
                {line.change > 0 ? "+" : ""}
                {formatNumber(line.change)}
              </Cell>
              <Cell label={words.balance} isNumber>
                {formatNumber(line.balance)}
              </Cell>
              <Cell label={words.when}>
                <Time at={line.at} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {more && <p className="mt-3 text-soft">{words.more}</p>}
    </Sheet>
  );
}

type Change = { change: string; reason: string };

function ChangePoints({ account, onChanged }: Omit<PointsProps, "canChange">) {
  const { points: words } = useWords("people");
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
      if (!saved) return showToast({ tone: "error", text: words.meanwhile });
      form.reset({ change: "", reason: "" });
      showToast({
        tone: "success",
        text: fillPlaceholders(words.done, { balance: formatNumber(updated.points ?? 0) }),
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
          label={words.change}
          hint={words.changeHint}
          error={errors.change?.message}
          after={<UnderstoodNumber text={change} />}
          {...form.register("change")}
        />
        <Field
          id="points-reason"
          autoComplete="off"
          maxLength={maxReasonLength}
          label={words.reason}
          hint={words.reasonHint}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        <FormFooter isInRow isSecondary submit={words.submit} problem={problem} isSending={isSending} />
      </FormRow>
    </DeskForm>
  );
}
