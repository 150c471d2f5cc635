import { useTranslations } from "next-intl";
import { formatSeasonDay } from "@/lib/subjects/campaign/dates";
import type { Season } from "@/lib/subjects/campaign/season";
import { EnrollLink } from "./enroll-link";
import { NextStepsText } from "./next-steps";
import { CampaignSection } from "./section";
import { ShownTo } from "./shown-to";
import { Tickets } from "./tickets";
import { ExpiredNote, WhileValid } from "./while-valid";

/** The vouchers for enrolling; after their last day, the section says that they have expired. */
export function Vouchers({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection
      id="vouchers"
      title={
        <WhileValid season={season} expired={t("over.vouchers.title")}>
          <ShownTo audience="others">{t("vouchers.title")}</ShownTo>
          <ShownTo audience="enrolled">{t("enrolled.coupons")}</ShownTo>
        </WhileValid>
      }
      lead={
        <>
          <ShownTo audience="others">
            <WhileValid season={season} expired={t("over.vouchers.lead")}>
              {season.vouchersLead}
            </WhileValid>
          </ShownTo>
          <ShownTo audience="enrolled">
            <NextStepsText season={season} />
          </ShownTo>
        </>
      }
    >
      <Tickets vouchers={season.vouchers} footer={<Validity season={season} />} />
      <p className="mt-6 text-center">
        <EnrollLink region={season.region}>
          <WhileValid season={season} expired={t("over.vouchers.get")}>
            {t("vouchers.get")}
          </WhileValid>
        </EnrollLink>
      </p>
    </CampaignSection>
  );
}

/** The coupons with their value and last day (spec section 2), marked if expired. */
export function Coupons({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="coupons" title={t("enrolled.coupons")}>
      <Tickets vouchers={season.coupons} footer={<Validity season={season} />} />
    </CampaignSection>
  );
}

/** The last day of the vouchers, and a note once it has passed. */
function Validity({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <>
      <p>{t("enrolled.validUntil", { date: formatSeasonDay(season, season.couponExpiry) })}</p>
      <ExpiredNote season={season} />
    </>
  );
}
