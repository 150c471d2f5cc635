import { campaignWords, seasons } from "@/lib/campaign/content";
import type { Region } from "@/lib/campaign/region";
import { TalkCard } from "./talk-card";

/** The season's talks in order, along a line. */
export function Talks({ region }: { region: Region }) {
  const { sessions } = campaignWords[region];
  return (
    <section className="camp-section" aria-labelledby="talks">
      <h2 id="talks">{sessions.title}</h2>
      <p className="camp-lead">{sessions.lead}</p>
      <ol className="talks">
        {seasons[region].sessions.map((session, index) => (
          <li key={index}>
            <span className="talk-mark" lang="zh-CN" aria-hidden="true">
              {session.imgLine}
            </span>
            <TalkCard region={region} session={session} index={index} details />
          </li>
        ))}
      </ol>
    </section>
  );
}
