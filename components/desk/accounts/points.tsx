"use client";

import { useRef } from "react";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { randomId } from "@/lib/api/random-id";
import { mostReason } from "@/lib/account/point-limits";
import { readInteger } from "@/lib/text/digits";
import { FormEnd } from "../form-end";
import { Time } from "../time";
import { useTell } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { figure } from "../written";
import type { Account } from "./person-facts";

type PointsProps = { account: Account; canChange: boolean; onChanged: (account: Account) => void };

/** The family's class points: the balance, and each change with its reason. */
export function Points({ account, canChange, onChanged }: PointsProps) {
  const { points: words } = useWords("accounts");
  const { ledger, points, ledger_more: more } = account;
  const told = (line: Account["ledger"][number]) =>
    [fill(words.reasons[line.reason], { name: line.class_name }), line.student, line.note]
      .filter(Boolean)
      .join(" · ");
  return (
    <section className="sheet" aria-labelledby="points-title">
      <h2 id="points-title">{words.title}</h2>
      <p className="desk-balance">{fill(words.of, { count: figure(points ?? 0) })}</p>
      <p className="text-soft">{words.shared}</p>
      {canChange && <ChangePoints account={account} onChanged={onChanged} />}
      <table className="desk-table mt-4">
        <thead>
          <tr>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.balance}</th>
            <th scope="col">{words.when}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {told(line)}
                {line.who && <small>{fill(words.by, { name: line.who })}</small>}
              </th>
              <td data-label={words.line} className="desk-number">
                {line.change > 0 ? "+" : ""}
                {figure(line.change)}
              </td>
              <td data-label={words.balance} className="desk-number">
                {figure(line.balance)}
              </td>
              <td data-label={words.when}>
                <Time at={line.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="text-soft mt-3">{words.more}</p>}
    </section>
  );
}

type Change = { change: string; reason: string };

function ChangePoints({ account, onChanged }: Omit<PointsProps, "canChange">) {
  const { points: words } = useWords("accounts");
  const tell = useTell();
  const { id, ledger } = account;
  /** The idempotency key of the current values, so that a retry after a network failure is applied once. */
  const press = useRef({ of: "", key: "" });
  const formId = `yuqiao:desk:points:${id}`;
  function keyOf(typed: string): string {
    if (press.current.of !== typed) press.current = { of: typed, key: randomId() };
    return press.current.key;
  }
  const { form, send, problem, isSending } = useDeskForm<"accounts/points", Change>({
    id: formId,
    call: "accounts/points",
    defaults: { change: "", reason: "" },
    toInput: ({ change, reason }) => ({
      ...{ id, reason, key: keyOf(`${change} ${reason}`), seen: ledger[0]?.id ?? 0 },
      change: readInteger(change),
    }),
    onDone: ({ saved, account: now }) => {
      press.current = { of: "", key: "" };
      onChanged(now);
      if (!saved) return tell({ tone: "error", text: words.meanwhile });
      form.reset({ change: "", reason: "" });
      tell({ tone: "success", text: fill(words.done, { balance: figure(now.points ?? 0) }) });
    },
  });
  const { errors } = form.formState;
  return (
    <form id={formId} method="post" noValidate onSubmit={send} className="desk-form desk-form-row">
      <Field
        id="points-change"
        inputMode="text"
        autoComplete="off"
        label={words.change}
        hint={words.changeHint}
        error={errors.change?.message}
        {...form.register("change")}
      />
      <Field
        id="points-reason"
        autoComplete="off"
        maxLength={mostReason}
        label={words.reason}
        hint={words.reasonHint}
        error={errors.reason?.message}
        {...form.register("reason")}
      />
      <FormEnd quiet submit={words.submit} problem={problem} isSending={isSending} />
    </form>
  );
}
