"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { FocusedMessage } from "@/components/ui/focused-message";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { paths } from "@/lib/base/paths";
import { ActionForm, toServerMessage } from "../people/action-form";
import { forgetMailedToken, readMailedToken } from "./mailed-token";

/**
 * Confirms an email address with the token from the URL fragment. It needs a click, because mail scanners open
 * links and would confirm addresses by themselves.
 */
export function ConfirmEmailForm() {
  const t = useTranslations("account");
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ problem?: string; isDone?: true }>({});
  const isHydrated = useIsHydrated();
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await call("account/confirm", { token: readMailedToken() });
    if (isSuccess(result)) forgetMailedToken();
    setOutcome(isSuccess(result) ? { isDone: true } : { problem: toServerMessage(result, t("failed")) });
    setIsBusy(false);
  };
  if (outcome.isDone) {
    return (
      <div className="mt-4 grid gap-5">
        <FocusedMessage className="font-semibold text-accent">{t("confirmEmail.done")}</FocusedMessage>
        <a href={paths.studentCentre} className={buttonClasses.primary}>
          {t("member.toStudentCentre")}
        </a>
      </div>
    );
  }
  const isTokenMissing = isHydrated && readMailedToken() === "";
  return (
    <ActionForm
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
      isBusy={isBusy}
      isDisabled={isTokenMissing}
      submitLabel={t("confirmEmail.submit")}
      variant="wide"
      problem={isTokenMissing ? t("newPassword.noLink") : outcome.problem}
    >
      {!isTokenMissing && <p className="text-soft">{t("confirmEmail.text")}</p>}
    </ActionForm>
  );
}
