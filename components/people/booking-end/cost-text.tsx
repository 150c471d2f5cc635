import { useLocale, useTranslations } from "next-intl";
import { PointsByEnd } from "@/components/points/points-by-end";
import { formatTime } from "@/lib/base/i18n/time";
import { useCost, type Ending } from "./ending";

type CostTextProps = { ending: Ending; ahead: number };

/** What it costs now and later, what goes back, and until when those points can be used. */
export function CostText({ ending, ahead }: CostTextProps) {
  const t = useTranslations("bookingEnd");
  const locale = useLocale();
  const { cost, back, freeUntil } = useCost(ending);
  const number = (points: number) => points.toLocaleString(locale);
  const points = number(ahead);
  const describeCost = () => {
    if (freeUntil)
      return t("free", {
        time: formatTime(freeUntil, locale, "short", undefined),
        ...{ cost: number(ending.late_cost), points },
      });
    if (cost === 0) return t("costsNothing", { points });
    return cost === ahead ? t("costsAll", { points }) : t("costs", { cost: number(cost), points });
  };
  return (
    <div>
      <p className="font-semibold">{describeCost()}</p>
      {back > 0 && back === ending.back && (
        <PointsByEnd title={t("back", { points: number(back) })} points={ending.lots} />
      )}
    </div>
  );
}
