"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { toServerMessage } from "../people/action-form";
import { OfferCard, offerTextClasses } from "../people/offer-card";

/** Explains what needs a confirmed address, and sends a new link; older accounts never received one. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTranslations("studentCentre.confirm");
  const failedMessage = useTranslations("account")("failed");
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ problem?: string; success?: string }>({});
  const requestLink = async () => {
    setIsBusy(true);
    setOutcome({});
    const result = await call("account/confirm-email", {});
    setOutcome(
      isSuccess(result)
        ? { success: t("sent", { email }) }
        : { problem: toServerMessage(result, failedMessage) },
    );
    setIsBusy(false);
  };
  const text = (
    <>
      <p className={`${offerTextClasses} wrap-anywhere`}>{t("text", { email })}</p>
      <p
        role="status"
        className={`${offerTextClasses} font-semibold wrap-anywhere text-accent empty:absolute`}
      >
        {outcome.success}
      </p>
      <p role="alert" className={`field-error ${offerTextClasses} empty:hidden`}>
        {outcome.problem}
      </p>
    </>
  );
  return (
    <OfferCard title={t("title")} text={text}>
      <button
        type="button"
        className="btn btn-secondary"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={requestLink}
      >
        {t("ask")}
      </button>
    </OfferCard>
  );
}
