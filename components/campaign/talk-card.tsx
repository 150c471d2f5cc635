import { useTranslations } from "next-intl";
import { renderTime } from "@/lib/base/clock/render-time";
import { Picture } from "@/components/ui/picture";
import type { Season, Session } from "@/lib/subjects/campaign/season";
import { formatSeasonDay, formatSeasonTime, instantOf } from "@/lib/subjects/campaign/dates";
import { orderTalks } from "@/lib/subjects/campaign/order-talks";
import { calendarPaths } from "@/lib/base/paths";
import { timeLanguage } from "./time-language";
import { CampaignSection } from "./section";
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

/** On a desktop, a card with details has its cover beside the text. */
const wideClasses = {
  card: "desk:grid desk:grid-cols-[min(20rem,40%)_minmax(0,1fr)] desk:items-start desk:gap-[0.4em] desk:p-[0.8em]",
  cover: "desk:aspect-[8/5] desk:rounded-small",
  text: "desk:px-[0.8em] desk:py-[0.2em]",
};
const narrowClasses = { card: "flex flex-col", cover: "", text: "grow" };

/** A talk-show card: cover, title, speakers, date, time, and how to watch (spec section 2). */
export function TalkCard({ season, session, index, showsDetails }: TalkCardProps) {
  const { region } = season;
  const t = useTranslations("campaign");
  const start = session.date === undefined ? undefined : instantOf(season, session.date, season.eventTime);
  const end = (start?.getTime() ?? 0) + season.eventMinutes * 60_000;
  const classes = showsDetails ? wideClasses : narrowClasses;
  return (
    <article
      className={`border-line bg-panel h-full break-inside-avoid overflow-hidden rounded-card border ${classes.card}`}
    >
      <Picture
        src={session.img}
        alt=""
        width={480}
        height={300}
        offscreen
        className={`aspect-video w-full object-cover ${classes.cover}`}
      />
      <div className={`flex flex-col gap-[0.6em] p-4 ${classes.text}`}>
        <h3 className="text-h3">{session.title}</h3>
        {showsDetails && <p className="-mt-[0.4em] font-semibold text-gold">{session.subTitle}</p>}
        {start && session.date ? (
          <div>
            <time dateTime={start.toISOString()}>
              <b data-part="day" className="text-pale mr-[0.4em] whitespace-nowrap">
                {formatSeasonDay(season, session.date)}
              </b>{" "}
              {t("clock.every", { time: formatSeasonTime(season), zone: season.zone.name })}
            </time>
            <VisitorTime
              instant={start.getTime()}
              zone={season.zone.id}
              language={timeLanguage(region)}
              until={end}
            />
          </div>
        ) : (
          <p>{t("sessions.length", { minutes: season.eventMinutes })}</p>
        )}
        {showsDetails && <p>{session.subDesc}</p>}
        <p className="sr-only">{t("sessions.speakers")}</p>
        <ul className="grid gap-[0.6em] text-[0.9em] leading-[1.4]">
          {session.speakers.map((speaker, place) => (
            <li key={place} className="flex gap-[0.7em]">
              <Picture
                src={speaker.img}
                alt=""
                width={56}
                height={56}
                offscreen
                className="size-[2.8em] shrink-0 rounded-pill border-2 border-gold"
              />
              <div>
                <p>
                  <strong className="block">{speaker.name}</strong>{" "}
                  <span className="text-quiet block">{speaker.role}</span>
                </p>
                {showsDetails &&
                  speaker.details.map((detail, place) => (
                    <p key={place} className="text-quiet">
                      {detail}
                    </p>
                  ))}
              </div>
            </li>
          ))}
        </ul>
        {start && session.date ? (
          <TalkLinks
            start={start.getTime()}
            end={end}
            renderedAt={renderTime()}
            join={session.link}
            calendar={calendarPaths.talk(region, index)}
            recording={session.recording}
          />
        ) : (
          <Recording href={session.recording} />
        )}
      </div>
    </article>
  );
}

/** The season's talks as cards, without the details that the home page shows. */
export function TalkCards({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="talks" title={t("sessions.title")}>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-[1.2em]">
        {orderTalks(season, renderTime()).map(({ session, index, isPast }) => (
          <li key={index} data-past={isPast || undefined} className="data-past:grayscale">
            <TalkCard season={season} session={session} index={index} />
          </li>
        ))}
      </ul>
    </CampaignSection>
  );
}
