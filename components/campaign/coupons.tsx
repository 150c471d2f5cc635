import { fill } from "@/components/ui/fill";
import { campaignWords, seasons } from "@/lib/campaign/content";
import { couponsEnd, formatDay } from "@/lib/campaign/dates";
import type { Region } from "@/lib/campaign/region";
import { After } from "./after";
import { madeNow } from "./made-now";
import { Tickets } from "./tickets";

/** The coupons with their value and last day (spec section 2); expired ones say that they are. */
export function Coupons({ region }: { region: Region }) {
  const season = seasons[region];
  const { enrolled } = campaignWords[region];
  const end = { instant: couponsEnd(season).getTime(), madeAt: madeNow() };
  return (
    <section className="camp-section" aria-labelledby="coupons">
      <h2 id="coupons">{enrolled.coupons}</h2>
      <Tickets
        vouchers={season.coupons}
        foot={
          <>
            <p>{fill(enrolled.validUntil, { date: formatDay(season, season.couponExpiry) })}</p>
            <After {...end}>
              <p className="gone">{enrolled.expired}</p>
            </After>
          </>
        }
      />
      <After {...end}>
        <p className="camp-action">{enrolled.expiredText}</p>
      </After>
    </section>
  );
}
