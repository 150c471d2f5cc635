import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/campaign/paths";
import type { Region } from "@/lib/campaign/region";
import { Tickets } from "./tickets";

export function Vouchers({ region }: { region: Region }) {
  const { vouchers } = campaignWords[region];
  return (
    <section className="camp-section" aria-labelledby="vouchers">
      <h2 id="vouchers">{vouchers.title}</h2>
      <p className="camp-lead">{vouchers.lead}</p>
      <Tickets vouchers={seasons[region].vouchers} />
      <p className="camp-action">
        <a href={campaignPaths.enroll(region)} className="btn-gold">
          {vouchers.get}
        </a>
      </p>
    </section>
  );
}
