import { useLocale, useTranslations } from "next-intl";
import { PointsByEnd } from "@/components/points/points-by-end";
import { formatTime } from "@/lib/base/i18n/time";
import { useClock } from "@/components/ui/use-clock";
import type { Preview } from "./ending";

type CostTextProps = { ending: Preview["cancel"] | Preview["move"]; ahead: number };

/** What it costs now and later, what goes back, and until when those points can be used. */
export function CostText({ ending, ahead }: CostTextProps) {
  const t = useTranslations("bookingEnd");
  const locale = useLocale();
  const number = (points: number) => points.toLocaleString(locale);
  const { back, lots } = ending;
  return (
    <div>
      <p className="font-semibold">
        <Cost ending={ending} ahead={ahead} />
      </p>
      {back > 0 && <PointsByEnd title={t("back", { points: number(back) })} points={lots} />}
    </div>
  );
}

function Cost({ ending: { cost, late_cost: lateCost, free_until: freeUntil }, ahead }: CostTextProps) {
  const t = useTranslations("bookingEnd");
  const locale = useLocale();
  const isFree = useClock((now) => freeUntil !== null && now <= Date.parse(freeUntil));
  const number = (points: number) => points.toLocaleString(locale);
  const points = number(ahead);
  if (freeUntil !== null && isFree) {
    const time = formatTime(new Date(freeUntil), locale, "short", undefined);
    return t("free", { time, cost: number(lateCost), points });
  }
  const now = freeUntil === null ? cost : lateCost;
  if (now === 0) return t("costsNothing", { points });
  return now === ahead ? t("costsAll", { points }) : t("costs", { cost: number(now), points });
}
