import { useTranslations } from "next-intl";
import type { Season } from "@/lib/subjects/campaign/season";
import { BottomBar } from "./bottom-bar";
import { EnrollLink } from "./enroll-link";
import styles from "./frame.module.css";
import { ShownTo } from "./shown-to";
import { WhileValid } from "./while-valid";

type RegisterBarProps = {
  season: Season;
  /** Shown from the start, not only after scrolling. */
  isAlwaysShown?: boolean;
};

/** A bar at the bottom with the value of the vouchers and a link to the form. */
export function RegisterBar({ season, isAlwaysShown }: RegisterBarProps) {
  const t = useTranslations("campaign");
  const bar = (
    <div
      data-part="bar"
      className={`${styles.rise} bg-deep fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-[0.3em] border-t border-gold px-[max(1rem,calc(0.16*var(--r)))] pt-[0.6em] pb-[max(0.6em,env(safe-area-inset-bottom))]`}
    >
      <p className="max-w-max flex-[1_1_7em] text-[0.9em] leading-[1.3] font-semibold">
        <WhileValid season={season} expired={season.name}>
          <ShownTo audience="others">
            <b className="block text-[1.2em] font-extrabold text-gold">{season.prizeWorth}</b>{" "}
            <span className="narrow:hidden">{t("bar")}</span>
          </ShownTo>
          <ShownTo audience="enrolled">{season.name}</ShownTo>
        </WhileValid>
      </p>
      <EnrollLink region={season.region} className="max-w-full shrink-0">
        {t("register")}
      </EnrollLink>
    </div>
  );
  return isAlwaysShown ? bar : <BottomBar>{bar}</BottomBar>;
}
