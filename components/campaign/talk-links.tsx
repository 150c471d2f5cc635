import { Icon } from "@/components/ui/icon";
import { campaignWords, seasons } from "@/lib/campaign/content";
import type { Session } from "@/lib/campaign/content-types";
import { calendarPath } from "@/lib/campaign/paths";
import type { Region } from "@/lib/campaign/region";
import { OutLink } from "./out-link";
import { Phased } from "./phased";

type TalkLinksProps = { region: Region; session: Session; index: number; start: Date | undefined };

/** Join and remember before a talk, join during it, watch the recording after it. */
export function TalkLinks({ region, session, index, start }: TalkLinksProps) {
  const { sessions } = campaignWords[region];
  const recording = (
    <OutLink href={session.recording} region={region} className="btn-line">
      <Icon name="play" />
      {sessions.recording}
    </OutLink>
  );
  if (!start || session.date === undefined) return <div className="talk-links">{recording}</div>;
  return (
    <div className="talk-links">
      <Phased
        start={start.getTime()}
        end={start.getTime() + seasons[region].eventMinutes * 60_000}
        madeAt={Date.now()}
        before={
          <>
            <OutLink href={session.link} region={region} className="btn-line">
              {sessions.join}
            </OutLink>
            <a href={calendarPath(region, index)} className="btn-plain">
              <Icon name="calendar-plus" />
              {sessions.calendar}
            </a>
          </>
        }
        during={
          <>
            <span className="live-now">{sessions.live}</span>
            <OutLink href={session.link} region={region} className="btn-gold">
              {sessions.joinLive}
            </OutLink>
          </>
        }
        after={recording}
      />
    </div>
  );
}
