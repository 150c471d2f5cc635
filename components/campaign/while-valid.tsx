import type { ReactNode } from "react";
import { couponsEnd } from "@/lib/campaign/dates";
import type { Season } from "@/lib/campaign/season";
import { After } from "./after";
import { madeNow } from "./made-now";

type WhileValidProps = {
  season: Season;
  /** Shown after the vouchers' last day. */
  over?: ReactNode;
  children?: ReactNode;
};

/** Content shown only while the season's vouchers are valid. */
export function WhileValid({ season, over, children }: WhileValidProps) {
  return (
    <After instant={couponsEnd(season).getTime()} madeAt={madeNow()} before={children}>
      {over}
    </After>
  );
}
