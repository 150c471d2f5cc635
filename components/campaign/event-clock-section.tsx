import { useTranslations } from "next-intl";
import { renderTime } from "@/lib/base/clock/render-time";
import { formatSeasonDay, instantOf } from "@/lib/subjects/campaign/dates";
import { timeLanguage } from "./time-language";
import type { Season } from "@/lib/subjects/campaign/season";
import { EventClock } from "./event-clock";

/** The time of the talks, 19:00 in the region (spec section 2), the next date, and a countdown to it. */
export function EventClockSection({ season }: { season: Season }) {
  const { region } = season;
  const t = useTranslations("campaign");
  const { eventTime, eventMinutes, zone } = season;
  const talks = season.sessions.flatMap((session) => {
    if (session.date === undefined) return [];
    const { title, date, link } = session;
    const start = instantOf(season, date, eventTime).getTime();
    return [{ start, day: formatSeasonDay(season, date), title, join: link }];
  });
  if (talks.length === 0) return null;
  const [hours, minutes] = eventTime.split(":");
  return (
    <section className="@container mt-10 text-center" aria-labelledby="clock">
      <h2 id="clock" className="mb-[0.4em] text-[1.1em] leading-[1.2] text-gold">
        {t("clock.title")}
      </h2>
      <p className="font-bold">
        <span className="flex items-center justify-center gap-[0.1em] text-[min(max(4rem,calc(0.7*var(--r))),24vw)] leading-tight text-gold">
          <Digits text={hours} />:<Digits text={minutes} />
        </span>{" "}
        {zone.name}
      </p>
      <EventClock
        talks={talks}
        lengthMinutes={eventMinutes}
        renderedAt={renderTime()}
        zone={zone.id}
        language={timeLanguage(region)}
      />
    </section>
  );
}

/** Two digits on a split flap. */
function Digits({ text }: { text: string | undefined }) {
  return (
    <b className="border-line rounded-[0.14em] border bg-[linear-gradient(var(--color-deep)_49%,var(--color-night)_49%_51%,#1f2c4a_51%)] px-[0.14em] tabular-nums">
      {text}
    </b>
  );
}
