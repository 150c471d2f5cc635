import { useTranslations } from "next-intl";
import { campaignPaths } from "@/lib/base/paths";
import type { Season } from "@/lib/subjects/campaign/season";
import { PrizeButton } from "./prize-button";
import { WhileValid } from "./while-valid";

/** The floating button to the prize page, with its texts. */
export function Prize({ season }: { season: Season }) {
  const { region } = season;
  const t = useTranslations("campaign");
  return (
    <PrizeButton
      button={
        <WhileValid season={season} expired={t("over.prize")}>
          {t("prize.button", { worth: season.prizeWorth })}
        </WhileValid>
      }
      region={region}
      season={season.key}
      prizePath={campaignPaths.prize(region)}
      enrolPath={campaignPaths.enroll(region)}
    />
  );
}
