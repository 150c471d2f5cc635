import { fillPlaceholders } from "@/lib/i18n/fill";
import { campaignWords } from "@/lib/campaign/content";
import { formatLocalDay } from "@/lib/campaign/dates";
import type { Season } from "@/lib/campaign/season";
import { Tickets } from "./tickets";
import { WhileValid } from "./while-valid";

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
