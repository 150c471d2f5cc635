import { campaignWords } from "@/lib/campaign/content";
import { formatLocalDay } from "@/lib/campaign/dates";
import type { Season } from "@/lib/campaign/season";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { EnrollLink } from "./enroll-link";
import { NextStepsText } from "./next-steps";
import { ShownTo } from "./shown-to";
import { Tickets } from "./tickets";
import { WhileValid } from "./while-valid";

/** The vouchers for enrolling; after their last day, the section says that they have expired. */
export function Vouchers({ season }: { season: Season }) {
  const { vouchers, enrolled, over } = campaignWords[season.region];
  return (
    <section className="camp-section" aria-labelledby="vouchers">
      <h2 id="vouchers">
        <WhileValid season={season} expired={over.vouchers.title}>
          <ShownTo audience="others">{vouchers.title}</ShownTo>
          <ShownTo audience="enrolled">{enrolled.coupons}</ShownTo>
        </WhileValid>
      </h2>
      <p className="camp-lead">
        <ShownTo audience="others">
          <WhileValid season={season} expired={over.vouchers.lead}>
            {season.vouchersLead}
          </WhileValid>
        </ShownTo>
        <ShownTo audience="enrolled">
          <NextStepsText season={season} />
        </ShownTo>
      </p>
      <Tickets
        vouchers={season.vouchers}
        footer={<WhileValid season={season} expired={<p className="gone">{enrolled.expired}</p>} />}
      />
      <p className="camp-action">
        <EnrollLink region={season.region}>
          <WhileValid season={season} expired={over.vouchers.get}>
            {vouchers.get}
          </WhileValid>
        </EnrollLink>
      </p>
    </section>
  );
}

/** The coupons with their value and last day (spec section 2), marked if expired. */
export function Coupons({ season }: { season: Season }) {
  const { enrolled } = campaignWords[season.region];
  return (
    <section className="camp-section" aria-labelledby="coupons">
      <h2 id="coupons">{enrolled.coupons}</h2>
      <Tickets
        vouchers={season.coupons}
        footer={
          <>
            <p>
              {fillPlaceholders(enrolled.validUntil, { date: formatLocalDay(season, season.couponExpiry) })}
            </p>
            <WhileValid season={season} expired={<p className="gone">{enrolled.expired}</p>} />
          </>
        }
      />
    </section>
  );
}
