"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/app/bootstrap/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { isSuccess } from "@/lib/base/contract/result";
import { formatShortInZone } from "@/lib/base/i18n/time";
import { toServerMessage } from "../people/action-form";

type WithdrawTrialProps = {
  trial: NonNullable<AccountView<"trial">["trial"]>;
  onDone: () => void;
  /** Called with the server's message. */
  onProblem: (problem: string) => void;
};

/** Withdraws the request, or cancels the arranged lesson, after a confirmation dialog. */
export function WithdrawTrial({ trial, onDone, onProblem }: WithdrawTrialProps) {
  const { state, from, revision } = trial;
  const t = useTranslations("trialLesson.withdraw");
  const messageGroup = state === "arranged" ? "arranged" : "asked";
  const failedMessage = useTranslations("account")("failed");
  const closeLabel = useTranslations("dialog")("close");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    const result = await call("account/withdraw-trial", { revision });
    setIsBusy(false);
    if (isSuccess(result)) onDone();
    else onProblem(toServerMessage(result, failedMessage) ?? failedMessage);
  };
  const time = from ? formatShortInZone(new Date(from), locale) : "";
  return (
    <>
      <button
        type="button"
        className={buttonClasses.secondary}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => setIsOpen(true)}
      >
        {t(`${messageGroup}.action`)}
      </button>
      {isOpen && (
        <Dialog title={t(`${messageGroup}.title`)} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          {(close) => (
            <>
              <p className="mt-4">{t(`${messageGroup}.text`, { time })}</p>
              <div className="dialog-actions">
                <button
                  type="button"
                  className={buttonClasses.primary}
                  onClick={() => {
                    close();
                    void withdraw();
                  }}
                >
                  {t(`${messageGroup}.confirm`)}
                </button>
                <button type="button" className={buttonClasses.secondary} onClick={close}>
                  {t("keep")}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
