import { fillPlaceholders } from "@/lib/i18n/fill";
import { Picture } from "@/components/ui/picture";
import { campaignWords } from "@/lib/campaign/content";
import type { Season, Session } from "@/lib/campaign/season";
import { formatLocalDay, formatTime, instantOf } from "@/lib/campaign/dates";
import { calendarPaths } from "@/lib/paths";
import { regionLanguages } from "@/lib/campaign/region";
import { readRenderTime } from "./seconds";
import { VisitorTime } from "./visitor-time";
import { Recording, TalkLinks } from "./talk-links";

type TalkCardProps = {
  season: Season;
  session: Session;
  /** Its index in the season. */
  index: number;
  /** Whether to show its subtitle, description and details of the speakers. */
  showsDetails?: boolean;
};

/** A talk-show card: cover, title, speakers, date, time, and how to watch (spec section 2). */
export function TalkCard({ season, session, index, showsDetails }: TalkCardProps) {
  const { region } = season;
  const { clock, sessions, frame } = campaignWords[region];
  const start = session.date === undefined ? undefined : instantOf(season, session.date, season.eventTime);
  const end = (start?.getTime() ?? 0) + season.eventMinutes * 60_000;
  return (
    <article className="talk">
      <Picture src={session.img} alt="" width={480} height={300} offscreen />
      <div className="talk-body">
        <h3>{session.title}</h3>
        {showsDetails && <p className="talk-sub">{session.subTitle}</p>}
        {start && session.date ? (
          <div className="talk-when">
            <time dateTime={start.toISOString()}>
              <b>{formatLocalDay(season, session.date)}</b>{" "}
              {fillPlaceholders(clock.every, { time: formatTime(season), zone: season.zone.name })}
            </time>
            <VisitorTime
              instant={start.getTime()}
              zone={season.zone.id}
              language={regionLanguages[region]}
              text={clock.own}
              until={end}
            />
          </div>
        ) : (
          <p className="talk-when">{fillPlaceholders(sessions.length, { minutes: season.eventMinutes })}</p>
        )}
        {showsDetails && <p>{session.subDesc}</p>}
        <p className="sr-only">{sessions.speakers}</p>
        <ul className="talk-speakers">
          {session.speakers.map((speaker, place) => (
            <li key={place}>
              <Picture src={speaker.img} alt="" width={56} height={56} offscreen />
              <div>
                <p>
                  <strong>{speaker.name}</strong> <span>{speaker.role}</span>
                </p>
                {showsDetails && speaker.details.map((detail, place) => <p key={place}>{detail}</p>)}
              </div>
            </li>
          ))}
        </ul>
        {start && session.date ? (
          <TalkLinks
            start={start.getTime()}
            end={end}
            renderedAt={readRenderTime()}
            join={session.link}
            calendar={calendarPaths.talk(region, index)}
            recording={session.recording}
            labels={sessions}
            newWindow={frame.newWindow}
          />
        ) : (
          <Recording href={session.recording} label={sessions.recording} newWindow={frame.newWindow} />
        )}
      </div>
    </article>
  );
}

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
