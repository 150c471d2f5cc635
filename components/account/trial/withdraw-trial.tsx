"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { doAccount } from "@/lib/account/client";
import type { AccountView } from "@/lib/account/contract";
import { succeeded } from "@/lib/contract/result";
import { formatShortInZone } from "@/lib/i18n/time";
import { toldOf } from "../action-form";

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
  const words = state === "arranged" ? "arranged" : "asked";
  const failed = useTranslations("account")("failed");
  const closeLabel = useTranslations("dialog")("close");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    const result = await doAccount("withdraw-trial", { revision });
    setIsBusy(false);
    if (succeeded(result)) onDone();
    else onProblem(toldOf(result, failed) ?? failed);
  };
  const time = from ? formatShortInZone(new Date(from), locale) : "";
  return (
    <>
      <button
        type="button"
        className={buttonLook.secondary}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => setIsOpen(true)}
      >
        {t(`${words}.action`)}
      </button>
      {isOpen && (
        <Dialog title={t(`${words}.title`)} closeLabel={closeLabel} onClose={() => setIsOpen(false)}>
          {(close) => (
            <>
              <p className="mt-4">{t(`${words}.text`, { time })}</p>
              <div className="dialog-actions">
                <button
                  type="button"
                  className={buttonLook.primary}
                  onClick={() => {
                    close();
                    void withdraw();
                  }}
                >
                  {t(`${words}.confirm`)}
                </button>
                <button type="button" className={buttonLook.secondary} onClick={close}>
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
