import { campaignWords, seasons } from "@/lib/campaign/content";
import { couponsEnd } from "@/lib/campaign/dates";
import { campaignPaths } from "@/lib/paths";
import type { Region } from "@/lib/campaign/region";
import { After } from "./after";
import { madeNow } from "./made-now";
import { Tickets } from "./tickets";

/** What enrolling brings. Over, as the coupons it leads to are, the tickets say so. */
export function Vouchers({ region }: { region: Region }) {
  const season = seasons[region];
  const { vouchers, enrolled } = campaignWords[region];
  return (
    <section className="camp-section" aria-labelledby="vouchers">
      <h2 id="vouchers">{vouchers.title}</h2>
      <p className="camp-lead">{vouchers.lead}</p>
      <Tickets
        vouchers={season.vouchers}
        foot={
          <After instant={couponsEnd(season).getTime()} madeAt={madeNow()}>
            <p className="gone">{enrolled.expired}</p>
          </After>
        }
      />
      <p className="camp-action">
        <a href={campaignPaths.enroll(region)} className="btn-gold">
          {vouchers.get}
        </a>
      </p>
    </section>
  );
}
