"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import type { RecordingsView } from "./own-texts";

type WithdrawProps = {
  consent: NonNullable<RecordingsView["consent"]>;
  onWithdraw: () => Promise<void>;
};

/** When the teacher agreed, and the withdrawal, which asks once more because it deletes everything. */
export function Withdraw({ consent, onWithdraw }: WithdrawProps) {
  const t = useTranslations("teacherCentre.voice");
  const locale = useLocale();
  const [step, setStep] = useState<"idle" | "asking" | "busy">("idle");
  const withdraw = async () => {
    if (step === "busy") return;
    setStep("busy");
    await onWithdraw();
    setStep("idle");
  };
  const date = new Date(consent.at).toLocaleDateString(locale, { dateStyle: "long" });
  return (
    <div className="mt-6 mb-3 max-w-[46rem] border-t border-line pt-4 text-soft">
      <p>{t("agreed", { date })}</p>
      <p>{consent.sentence}</p>
      {step === "idle" ? (
        <button type="button" className="link" onClick={() => setStep("asking")}>
          {t("withdraw")}
        </button>
      ) : (
        <div role="group" aria-label={t("withdraw")} className="mt-2">
          <p className="font-semibold text-ink">{t("withdrawText")}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <button
              type="button"
              aria-busy={step === "busy"}
              className={buttonClasses.secondary}
              onClick={() => void withdraw()}
            >
              {t("withdrawYes")}
            </button>
            <button type="button" autoFocus className="link" onClick={() => setStep("idle")}>
              {t("withdrawNo")}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
