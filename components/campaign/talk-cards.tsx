import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { TalkCard } from "./talk-card";

/** The season's talks as cards, without the details that the home page shows. */
export function TalkCards({ season }: { season: Season }) {
  return (
    <section className="camp-section" aria-labelledby="talks">
      <h2 id="talks">{campaignWords[season.region].sessions.title}</h2>
      <ul className="talk-cards">
        {season.sessions.map((session, index) => (
          <li key={index}>
            <TalkCard season={season} session={session} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
