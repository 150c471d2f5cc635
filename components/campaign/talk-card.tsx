import { useTranslations } from "next-intl";
import { renderTime } from "@/lib/base/clock/render-time";
import { Picture } from "@/components/ui/picture";
import { talkSpan } from "@/lib/subjects/campaign/dates";
import { orderTalks } from "@/lib/subjects/campaign/order-talks";
import type { Season, Session } from "@/lib/subjects/campaign/season";
import { CampaignSection } from "./section";
import { SpeakerNames } from "./speaker-names";
import { TalkTime } from "./talk-time";
import { TalkWatch } from "./talk-watch";

type TalkCardProps = {
  season: Season;
  session: Session;
  /** Its index in the season. */
  index: number;
};

/** A session card: cover, title, date, time, speakers, and how to watch (spec section 2). */
function TalkCard({ season, session, index }: TalkCardProps) {
  return (
    <article className="border-night-line bg-panel flex h-full break-inside-avoid flex-col overflow-hidden rounded-card border">
      <Picture
        src={session.img}
        alt=""
        width={480}
        height={300}
        offscreen
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col gap-[0.6em] p-4">
        <h3 className="text-h3">{session.title}</h3>
        <TalkTime season={season} date={session.date} {...talkSpan(season, session.date)} />
        <SpeakerNames speakers={session.speakers} />
        <TalkWatch season={season} session={session} index={index} />
      </div>
    </article>
  );
}

/** The season's talks as cards, for someone who has enrolled. */
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
