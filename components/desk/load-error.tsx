"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";

/** Replaces content that could not be loaded, with a retry button. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("desk.shell");
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t("failed")}</p>
      <button type="button" onClick={onRetry} className={buttonClasses.secondary}>
        {t("retry")}
      </button>
    </div>
  );
}
