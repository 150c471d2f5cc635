"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { doAccount } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { toldOf } from "./action-form";
import { Asked } from "./asked";

/** Explains what needs a confirmed address, and sends a new link; older accounts never received one. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTranslations("studentCentre.confirm");
  const failed = useTranslations("account")("failed");
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ problem?: string; done?: string }>({});
  const ask = async () => {
    setBusy(true);
    setOutcome({});
    const result = await doAccount("confirm-email", {});
    setOutcome(succeeded(result) ? { done: t("sent", { email }) } : { problem: toldOf(result, failed) });
    setBusy(false);
  };
  const text = (
    <>
      <p className="wrap-anywhere">{t("text", { email })}</p>
      <p role="status" className="text-jade font-semibold wrap-anywhere empty:hidden">
        {outcome.done}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {outcome.problem}
      </p>
    </>
  );
  return (
    <Asked title={t("title")} text={text}>
      <button type="button" className="btn btn-secondary" disabled={busy} aria-busy={busy} onClick={ask}>
        {t("ask")}
      </button>
    </Asked>
  );
}
