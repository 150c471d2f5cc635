import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { campaignPaths } from "@/lib/paths";
import { Tickets } from "./tickets";
import { WhileValid } from "./while-valid";

/** What enrolling brings. Over, as the coupons it leads to are, the section says so and promises nothing. */
export function Vouchers({ season }: { season: Season }) {
  const { vouchers, enrolled, over } = campaignWords[season.region];
  return (
    <section className="camp-section" aria-labelledby="vouchers">
      <h2 id="vouchers">
        <WhileValid season={season} over={over.vouchers.title}>
          {vouchers.title}
        </WhileValid>
      </h2>
      <p className="camp-lead">
        <WhileValid season={season} over={over.vouchers.lead}>
          {season.vouchersLead}
        </WhileValid>
      </p>
      <Tickets
        vouchers={season.vouchers}
        foot={<WhileValid season={season} over={<p className="gone">{enrolled.expired}</p>} />}
      />
      <p className="camp-action">
        <a href={campaignPaths.enroll(season.region)} className="btn-gold">
          <WhileValid season={season} over={over.vouchers.get}>
            {vouchers.get}
          </WhileValid>
        </a>
      </p>
    </section>
  );
}
