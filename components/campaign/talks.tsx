import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { TalkCard } from "./talk-card";

/** The season's talks in order, along a timeline. */
export function Talks({ season }: { season: Season }) {
  const { sessions } = campaignWords[season.region];
  return (
    <section className="camp-section" aria-labelledby="talks">
      <h2 id="talks">{sessions.title}</h2>
      <p className="camp-lead">{season.talksLead}</p>
      <ol className="talks">
        {season.sessions.map((session, index) => (
          <li key={index}>
            <span className="talk-mark" lang="zh-CN" aria-hidden="true">
              {session.imgLine}
            </span>
            <TalkCard season={season} session={session} index={index} showsDetails />
          </li>
        ))}
      </ol>
    </section>
  );
}
