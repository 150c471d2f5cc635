import { renderTime } from "@/lib/base/clock/render-time";
import { calendarPaths } from "@/lib/base/paths";
import { talkSpan } from "@/lib/subjects/campaign/dates";
import type { Season, Session } from "@/lib/subjects/campaign/season";
import { Recording, TalkLinks } from "./talk-links";

type TalkWatchProps = {
  season: Season;
  session: Session;
  /** Its index in the season. */
  index: number;
};

/** How to watch a talk: live, or its recording. */
export function TalkWatch({ season, session, index }: TalkWatchProps) {
  if (session.date === undefined) return <Recording href={session.recording} />;
  return (
    <TalkLinks
      {...talkSpan(season, session.date)}
      renderedAt={renderTime()}
      join={session.link}
      calendar={calendarPaths.talk(season.region, index)}
      recording={session.recording}
    />
  );
}
