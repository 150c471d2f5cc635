import { useTranslations } from "next-intl";
import type { TimeLeft } from "@/lib/subjects/campaign/event-clock";

const parts = ["days", "hours", "minutes", "seconds"] as const;

/** The time left until a talk, in two digits each on split flaps. */
export function Countdown({ timeLeft }: { timeLeft: TimeLeft }) {
  const t = useTranslations("campaign.clock");
  return (
    <div role="timer" aria-label={t("left")}>
      <dl className="grid grid-cols-4 gap-[min(0.5em,1cqi)] print:hidden">
        {parts.map((part) => (
          <div key={part} className="flex min-w-0 flex-col-reverse text-center">
            <dt className="text-[0.8em] leading-[1.4] wrap-anywhere text-soft">{t(`units.${part}`)}</dt>
            <dd className="rounded-small bg-[linear-gradient(var(--color-night)_49%,var(--color-deep)_49%_51%,var(--color-panel)_51%)] py-[0.2em] text-[min(1.7em,8cqi)] leading-[1.3] font-extrabold text-gold tabular-nums">
              {String(timeLeft[part]).padStart(2, "0")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
