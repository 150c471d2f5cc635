import { useLocale, useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { Summary } from "@/lib/device-check/summary";

type CheckSummaryProps = {
  summary: Summary;
  helpHref: string;
  providerCheckHref: string | undefined;
  onClose: () => void;
};

/** The overall result and the next steps. */
export function CheckSummary({ summary, helpHref, providerCheckHref, onClose }: CheckSummaryProps) {
  const t = useTranslations("deviceCheck");
  const locale = useLocale();
  const { state, failedParts: toMend } = summary;
  const parts = new Intl.ListFormat(locale).format(toMend.map((part) => t(`${part}.title`)));
  return (
    <div className="check-summary">
      <p role="status" className="text-h3 font-bold">
        {state !== "going" && t(`summary.${state}`, { parts })}
      </p>
      <div className="check-buttons">
        {state !== "going" && providerCheckHref && (
          <a href={providerCheckHref} target="_blank" rel="noreferrer" className={buttonClasses.secondary}>
            {t("summary.provider")}
          </a>
        )}
        {toMend.length > 0 && (
          <a href={helpHref} className={buttonClasses.secondary}>
            {t("summary.help")}
          </a>
        )}
        <button type="button" className={buttonClasses.secondary} onClick={onClose}>
          {t("end")}
        </button>
      </div>
    </div>
  );
}
