import { campaignWords } from "@/lib/campaign/content";
import { formatDay, instantOf } from "@/lib/campaign/dates";
import { regionLanguages } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { EventClock } from "./event-clock";
import { readRenderTime } from "./seconds";

/** The time of the talks, 19:00 in the region (spec section 2), the next date, and a countdown to it. */
export function EventClockSection({ season }: { season: Season }) {
  const { region } = season;
  const { clock, frame } = campaignWords[region];
  const { eventTime, eventMinutes, zone } = season;
  const talks = season.sessions.flatMap((session) => {
    if (session.date === undefined) return [];
    const { title, date, link } = session;
    const start = instantOf(season, date, eventTime).getTime();
    return [{ start, day: formatDay(season, date), title, join: link }];
  });
  if (talks.length === 0) return null;
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
        talks={talks}
        lengthMinutes={eventMinutes}
        renderedAt={readRenderTime()}
        zone={zone.id}
        language={regionLanguages[region]}
        labels={clock}
        newWindow={frame.newWindow}
      />
    </section>
  );
}
