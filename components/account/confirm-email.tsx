"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import { doAccount } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { toldOf } from "./action-form";
import { Asked } from "./asked";

export type ConfirmEmailLabels = {
  title: string;
  /** With `{email}`, as `sent`. */
  text: string;
  ask: string;
  sent: string;
  failed: string;
};

/** Says what waits for the address to be confirmed, and sends a new link: older accounts were never sent one. */
export function ConfirmEmail({ email, labels }: { email: string; labels: ConfirmEmailLabels }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ problem?: string; done?: string }>({});
  const ask = async () => {
    setBusy(true);
    setTold({});
    const result = await doAccount("confirm-email", {});
    setTold(
      succeeded(result) ? { done: fill(labels.sent, { email }) } : { problem: toldOf(result, labels.failed) },
    );
    setBusy(false);
  };
  const text = (
    <>
      <p className="wrap-anywhere">{fill(labels.text, { email })}</p>
      <p role="status" className="text-jade font-semibold wrap-anywhere empty:hidden">
        {told.done}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {told.problem}
      </p>
    </>
  );
  return (
    <Asked title={labels.title} text={text}>
      <button type="button" className="btn btn-secondary" disabled={busy} aria-busy={busy} onClick={ask}>
        {labels.ask}
      </button>
    </Asked>
  );
}
