import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { campaignPaths } from "@/lib/paths";
import { WhileValid } from "./while-valid";

/** A link to the HSK course, with the rules of its voucher. */
export function HskBlock({ season }: { season: Season }) {
  const { region } = season;
  const { title, lead, rules } = season.hskBlock;
  const { hskBlock } = campaignWords[region];
  return (
    <section className="camp-section hsk-block" aria-labelledby="hsk">
      <img src="/art/campaign/hero-hsk.svg" alt="" width={750} height={420} fetchPriority="low" />
      <div>
        <h2 id="hsk">{title}</h2>
        <p className="camp-lead">{lead}</p>
        <WhileValid season={season}>
          <h3>{hskBlock.rules}</h3>
          <ol>
            {rules.map((rule, index) => (
              <li key={index}>{rule}</li>
            ))}
          </ol>
        </WhileValid>
        <p className="camp-action">
          <a href={campaignPaths.hsk(region)} className="btn-line">
            {hskBlock.button}
          </a>
        </p>
      </div>
    </section>
  );
}
