"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";

/** The sentence that a teacher agrees to before the first recording. */
export function Consent({ sentence, onAgree }: { sentence: string; onAgree: () => Promise<void> }) {
  const t = useTranslations("teacherCentre.voice");
  const [isBusy, setIsBusy] = useState(false);
  const agree = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onAgree();
    setIsBusy(false);
  };
  return (
    <div className="mb-3 max-w-[46rem]">
      <blockquote className="border-l-2 border-accent pl-4">{sentence}</blockquote>
      <button
        type="button"
        aria-busy={isBusy}
        className={`${buttonClasses.secondary} mt-4`}
        onClick={() => void agree()}
      >
        {t("agree")}
      </button>
    </div>
  );
}
