import { fill } from "@/components/ui/fill";
import { campaignWords, seasons } from "@/lib/campaign/content";
import { eventStarts, formatDay } from "@/lib/campaign/dates";
import { regionLanguages, type Region } from "@/lib/campaign/region";
import { EventClock } from "./event-clock";
import { OutLink } from "./out-link";
import { OwnTime } from "./own-time";

/** When the talks are: 19:00 in the region (spec section 2), the next date, and the time until then. */
export function EventClockSection({ region }: { region: Region }) {
  const season = seasons[region];
  const { clock } = campaignWords[region];
  const { eventTime, eventMinutes, zone, dates } = season;
  const starts = eventStarts(season);
  if (starts.length === 0) return null;
  const own = (instant: Date) => (
    <OwnTime instant={instant.getTime()} zone={zone.id} language={regionLanguages[region]} text={clock.own} />
  );
  const [hours, minutes] = eventTime.split(":");
  return (
    <section className="clock" aria-labelledby="clock">
      <h2 id="clock">{clock.title}</h2>
      <p className="clock-face">
        <span className="digits">
          <b>{hours}</b>:<b>{minutes}</b>
        </span>{" "}
        {zone.name}
      </p>
      <EventClock
        starts={starts.map((start) => start.getTime())}
        length={eventMinutes}
        madeAt={Date.now()}
        left={{ title: clock.left, units: clock.units }}
        next={dates.map((date, index) => (
          <div key={date}>
            <p className="clock-line">{fill(clock.next, { date: formatDay(season, date) })}</p>
            {starts[index] && own(starts[index])}
          </div>
        ))}
        live={season.sessions.flatMap((session) =>
          session.date === undefined
            ? []
            : [
                <div key={session.date}>
                  <p className="live-now">{clock.live}</p>
                  <p className="clock-line">{session.title}</p>
                  <OutLink href={session.link} region={region} className="btn-gold">
                    {clock.joinLive}
                  </OutLink>
                </div>,
              ],
        )}
        ended={
          <div>
            <p className="clock-line">{clock.ended}</p>
            <p>{fill(clock.endedText, { count: dates.length })}</p>
            <a href="#talks" className="btn-line">
              {clock.watch}
            </a>
          </div>
        }
      />
    </section>
  );
}
