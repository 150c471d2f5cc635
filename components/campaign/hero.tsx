import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/paths";
import type { Region } from "@/lib/campaign/region";

/** What it is, whose voices it has, and the one next step. */
export function CampaignHero({ region }: { region: Region }) {
  const season = seasons[region];
  const words = campaignWords[region];
  return (
    <section className="camp-hero">
      <div className="camp-hero-words">
        <p className="kicker">{season.name}</p>
        <h1>{season.title}</h1>
        <p>{season.lead}</p>
        <a href={campaignPaths.enroll(region)} className="btn-gold">
          {words.register}
        </a>
      </div>
      <div className="camp-hero-art">
        <img src={season.art} alt="" width={750} height={600} fetchPriority="high" />
        <ul aria-label={words.speakers}>
          {season.speakers.map(({ name, role, img }) => (
            <li key={name}>
              <img src={img} alt="" width={120} height={120} />
              <p>
                <strong>{name}</strong> <span>{role}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
