import { fillPlaceholders } from "@/lib/i18n/fill";
import { Picture } from "@/components/ui/picture";
import { campaignWords } from "@/lib/campaign/content";
import { regionLanguages } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { school } from "@/lib/school/school";
import { EnrollLink } from "./enroll-link";
import { ShownTo } from "./shown-to";
import { WhileValid } from "./while-valid";

/** The introduction of the campaign, its speakers, and the call to action. */
export function CampaignHero({ season }: { season: Season }) {
  const { region } = season;
  const words = campaignWords[region];
  const count = school().enrolled.toLocaleString(regionLanguages[region]);
  return (
    <section className="camp-hero">
      <div className="camp-hero-words">
        <p className="kicker">{season.name}</p>
        <h1>{season.title}</h1>
        <p>
          {season.lead}{" "}
          <ShownTo audience="others">
            <WhileValid season={season}>{season.offer}</WhileValid>
          </ShownTo>
        </p>
        <EnrollLink region={region}>{words.register}</EnrollLink>
        <p>{fillPlaceholders(words.enrolledCount, { count })}</p>
      </div>
      <div className="camp-hero-art">
        <Picture src={season.art} alt="" width={750} height={600} fetchPriority="high" />
        <p className="sr-only">{words.speakers}</p>
        <ul>
          {season.speakers.map(({ name, role, img }) => (
            <li key={name}>
              <Picture src={img} alt="" width={120} height={120} offscreen />
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
