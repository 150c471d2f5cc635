import { useLocale, useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button";
import type { Summary } from "@/lib/device-check/summary";

type CheckSummaryProps = {
  summary: Summary;
  help: string;
  classroom: string | undefined;
  end: () => void;
};

/** The overall result and the next steps. */
export function CheckSummary({ summary, help, classroom, end }: CheckSummaryProps) {
  const t = useTranslations("deviceCheck");
  const locale = useLocale();
  const { state, toMend } = summary;
  const parts = new Intl.ListFormat(locale).format(toMend.map((part) => t(`${part}.title`)));
  return (
    <div className="check-summary">
      <p role="status" className="text-h3 font-bold">
        {state !== "going" && t(`summary.${state}`, { parts })}
      </p>
      <div className="check-buttons">
        {state !== "going" && classroom && (
          <a href={classroom} target="_blank" rel="noreferrer" className={buttonLook.secondary}>
            {t("summary.provider")}
          </a>
        )}
        {toMend.length > 0 && (
          <a href={help} className={buttonLook.secondary}>
            {t("summary.help")}
          </a>
        )}
        <button type="button" className={buttonLook.secondary} onClick={end}>
          {t("end")}
        </button>
      </div>
    </div>
  );
}
