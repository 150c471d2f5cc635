import { useTranslations } from "next-intl";
import type { Season } from "@/lib/subjects/campaign/season";
import { BottomBar } from "./bottom-bar";
import { EnrollLink } from "./enroll-link";
import styles from "./frame.module.css";

type RegisterBarProps = {
  season: Season;
  /** Shown from the start, not only after scrolling. */
  isAlwaysShown?: boolean;
};

/** A bar at the bottom with a link to the form. */
export function RegisterBar({ season, isAlwaysShown }: RegisterBarProps) {
  const t = useTranslations("campaign");
  const bar = (
    <div
      data-part="bar"
      className={`${styles.rise} bg-deep fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-6 gap-y-[0.3em] border-t border-gold px-[max(1rem,calc(0.16*var(--r)))] pt-[0.6em] pb-[max(0.6em,env(safe-area-inset-bottom))]`}
    >
      <p className="min-w-[6em] text-[0.9em] leading-[1.3] font-semibold">{season.name}</p>
      <EnrollLink region={season.region} className="max-w-full shrink-0">
        {t("register")}
      </EnrollLink>
    </div>
  );
  return isAlwaysShown ? bar : <BottomBar>{bar}</BottomBar>;
}
