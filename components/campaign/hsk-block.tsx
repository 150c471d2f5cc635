import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/paths";
import type { Region } from "@/lib/campaign/region";

/** The way to the HSK course, with the rules of its voucher. */
export function HskBlock({ region }: { region: Region }) {
  const { title, lead, rules } = seasons[region].hskBlock;
  const { hskBlock } = campaignWords[region];
  return (
    <section className="camp-section hsk-block" aria-labelledby="hsk">
      <img src="/art/campaign/hero-hsk.svg" alt="" width={750} height={420} loading="lazy" />
      <div>
        <h2 id="hsk">{title}</h2>
        <p className="camp-lead">{lead}</p>
        <h3>{hskBlock.rules}</h3>
        <ol>
          {rules.map((rule, index) => (
            <li key={index}>{rule}</li>
          ))}
        </ol>
        <p className="camp-action">
          <a href={campaignPaths.hsk(region)} className="btn-line">
            {hskBlock.button}
          </a>
        </p>
      </div>
    </section>
  );
}
