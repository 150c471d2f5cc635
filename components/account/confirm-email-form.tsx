"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { callByMail } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { ActionForm, toldOf } from "./action-form";
import { forgetMailedToken, readMailedToken } from "./mailed-token";

/**
 * Confirms an email address with the token from the URL fragment. It needs a click, because mail scanners open
 * links and would confirm addresses by themselves.
 */
export function ConfirmEmailForm() {
  const t = useTranslations("account");
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ problem?: string; done?: true }>({});
  const ready = useInBrowser();
  const confirm = async () => {
    setBusy(true);
    const result = await callByMail("confirm", { token: readMailedToken() });
    if (succeeded(result)) forgetMailedToken();
    setOutcome(succeeded(result) ? { done: true } : { problem: toldOf(result, t("failed")) });
    setBusy(false);
  };
  if (outcome.done) {
    return (
      <div role="status" className="mt-4 grid gap-5">
        <p className="text-jade font-semibold">{t("confirmEmail.done")}</p>
        <a href={paths.studentCentre} className={buttonLook.primary}>
          {t("member.toStudentCentre")}
        </a>
      </div>
    );
  }
  const lost = ready && readMailedToken() === "";
  return (
    <ActionForm
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
      busy={busy || lost}
      submit={t("confirmEmail.submit")}
      look="wide"
      problem={lost ? t("newPassword.noLink") : outcome.problem}
    >
      {!lost && <p className="text-soft">{t("confirmEmail.text")}</p>}
    </ActionForm>
  );
}
