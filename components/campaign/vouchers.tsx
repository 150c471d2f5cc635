import { useTranslations } from "next-intl";
import type { Season } from "@/lib/subjects/campaign/season";
import { EnrollLink } from "./enroll-link";
import { NextStepsText } from "./next-steps";
import { CampaignSection } from "./section";
import { ShownTo } from "./shown-to";
import { VoucherTickets } from "./voucher-tickets";
import { WhileValid } from "./while-valid";

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
      <VoucherTickets season={season} />
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

/** The vouchers of someone who has enrolled (spec section 2). */
export function OwnVouchers({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="vouchers" title={t("enrolled.coupons")}>
      <VoucherTickets season={season} />
    </CampaignSection>
  );
}
