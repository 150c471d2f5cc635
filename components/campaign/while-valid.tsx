import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { renderTime } from "@/lib/base/clock/render-time";
import { couponsEnd } from "@/lib/subjects/campaign/dates";
import type { Season } from "@/lib/subjects/campaign/season";
import { SwitchAtInstant } from "./switch-at-instant";

type WhileValidProps = {
  season: Season;
  /** Shown after the vouchers' last day. */
  expired?: ReactNode;
  children?: ReactNode;
};

/** Content shown only while the season's vouchers are valid. */
export function WhileValid({ season, expired, children }: WhileValidProps) {
  return (
    <SwitchAtInstant instant={couponsEnd(season).getTime()} renderedAt={renderTime()} before={children}>
      {expired}
    </SwitchAtInstant>
  );
}

/** Says that a voucher has expired, from its last day on. */
export function ExpiredNote({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <WhileValid
      season={season}
      expired={<p className="font-bold text-mark-deep">{t("enrolled.expired")}</p>}
    />
  );
}
