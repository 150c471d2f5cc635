"use client";

import { useState } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { Consult } from "@/components/layout/consult-modal";
import { ReturningLink } from "@/components/layout/returning-link";
import { fill } from "@/components/ui/fill";
import { callFromBrowser } from "@/lib/api/browser";
import { useCall } from "@/lib/api/hooks";
import { idempotencyKey } from "@/lib/api/idempotency-key";
import { tokenFailureCode } from "@/lib/contract/token-failure";
import { succeeded, type CallResult } from "@/lib/contract/result";
import type { Language } from "@/lib/i18n/languages";
import type { SeriesItem } from "@/lib/series/item";

export type StudentLabels = {
  /** With `{name}` and `{points}`. */
  text: string;
  before: string;
  cost: string;
  after: string;
  /** Too few points: with `{missing}`. */
  short: string;
  /** How a student gets class points. */
  how: string;
  ask: string;
  confirm: string;
  cancel: string;
  session: string;
  login: string;
  failed: string;
};

type StudentApplyProps = {
  item: SeriesItem;
  locale: Language;
  login: string;
  labels: StudentLabels;
  loading: string;
  consult: Consult;
  close: () => void;
  /** With the number of students now, if the provider said it. */
  booked: (students: number | undefined) => void;
};

/** A student's confirmation: what it costs, and the class points before and after (spec section 4). */
export default function StudentApply(props: StudentApplyProps) {
  const { item, locale, login, labels, loading, consult, close, booked } = props;
  const { data, failure, mutate } = useCall("profile", {}, { refreshOnMount: true });
  // One key for one confirmation: pressing again after a failure cannot book twice.
  const [key] = useState(idempotencyKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const balance = data?.student?.class_point;
  const missing = balance === undefined ? 0 : item.points - balance;
  const n = (points: number) => points.toLocaleString(locale);

  const confirm = async () => {
    setSending(true);
    setProblem(undefined);
    const result = await book(item, key);
    setSending(false);
    if (succeeded(result)) {
      void mutate();
      close();
      booked(result.data?.students);
    } else setProblem(("code" in result && result.message) || labels.failed);
  };

  if (failure && "code" in failure && failure.code === tokenFailureCode) {
    return (
      <div className="apply-form">
        <p role="alert">{labels.session}</p>
        <ReturningLink href={login} className="btn btn-primary">
          {labels.login}
        </ReturningLink>
      </div>
    );
  }
  if (!data && !failure) return <p role="status">{loading}</p>;
  return (
    <div className="apply-form">
      <p>{fill(labels.text, { name: item.name, points: n(item.points) })}</p>
      {balance !== undefined && (
        <dl className="points">
          <dt>{labels.before}</dt>
          <dd>{n(balance)}</dd>
          <dt>{labels.cost}</dt>
          <dd>−{n(item.points)}</dd>
          {missing <= 0 && (
            <>
              <dt>{labels.after}</dt>
              <dd>{n(-missing)}</dd>
            </>
          )}
        </dl>
      )}
      <p role="alert" className="field-error">
        {missing > 0 ? fill(labels.short, { missing: n(missing) }) : problem}
      </p>
      {missing > 0 && <p>{labels.how}</p>}
      <div className="dialog-actions">
        {missing > 0 && (
          <CodeModal {...consult} className="btn btn-primary">
            {labels.ask}
          </CodeModal>
        )}
        {missing <= 0 && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={sending}
            aria-busy={sending}
            onClick={() => void confirm()}
          >
            {labels.confirm}
          </button>
        )}
        <button type="button" onClick={close} className="btn btn-secondary">
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}

/** Each list has its own call. Not every provider says how many students there are now. */
function book(item: SeriesItem, key: string): Promise<CallResult<{ students?: number } | null | undefined>> {
  return item.list === "recommended"
    ? callFromBrowser("bookCombo", { class_id: item.classId }, { idempotencyKey: key })
    : callFromBrowser("preSaleApply", { id: item.id }, { idempotencyKey: key });
}
