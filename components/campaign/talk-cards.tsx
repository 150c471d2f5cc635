import { campaignWords, seasons } from "@/lib/campaign/content";
import type { Region } from "@/lib/campaign/region";
import { TalkCard } from "./talk-card";

/** The season's talks side by side, without what the home page says of them. */
export function TalkCards({ region }: { region: Region }) {
  return (
    <section className="camp-section" aria-labelledby="talks">
      <h2 id="talks">{campaignWords[region].sessions.title}</h2>
      <ul className="talk-cards">
        {seasons[region].sessions.map((session, index) => (
          <li key={index}>
            <TalkCard region={region} session={session} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
