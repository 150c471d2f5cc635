import { campaignWords, seasons } from "@/lib/campaign/content";
import type { Region } from "@/lib/campaign/region";
import { OutLink } from "./out-link";
import { SavedCode } from "./saved-code";

/** That it worked, the activation code, and where to use it. */
export function Welcome({ region }: { region: Region }) {
  const { enrolled, frame } = campaignWords[region];
  const { copy, copied, code } = enrolled;
  return (
    <section className="welcome">
      <h1>{enrolled.title}</h1>
      <p className="camp-lead">{enrolled.lead}</p>
      <SavedCode labels={{ code, copy, copied }} none={enrolled.noCode} />
      <OutLink href={seasons[region].group.link} newWindow={frame.newWindow} className="btn-gold">
        {enrolled.join}
      </OutLink>
      <p className="own-time">{enrolled.joinText}</p>
    </section>
  );
}
