import { fill } from "@/components/ui/fill";
import { campaignWords, seasons } from "@/lib/campaign/content";
import { couponsEnd, formatDay } from "@/lib/campaign/dates";
import type { Region } from "@/lib/campaign/region";
import { Phased } from "./phased";
import { Tickets } from "./tickets";

/** The coupons with their value and last day (spec section 2). Over, they say so. */
export function Coupons({ region }: { region: Region }) {
  const season = seasons[region];
  const { enrolled } = campaignWords[region];
  const end = couponsEnd(season).getTime();
  const span = { start: end, end, madeAt: Date.now() };
  return (
    <section className="camp-section" aria-labelledby="coupons">
      <h2 id="coupons">{enrolled.coupons}</h2>
      <Tickets
        vouchers={season.coupons}
        foot={
          <>
            <p>{fill(enrolled.validUntil, { date: formatDay(season, season.couponExpiry) })}</p>
            <Phased {...span} after={<p className="gone">{enrolled.expired}</p>} />
          </>
        }
      />
      <Phased {...span} after={<p className="camp-action">{enrolled.expiredText}</p>} />
    </section>
  );
}
