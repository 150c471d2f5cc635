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
import { Ticket } from "./ticket";

/** The timeline: a ticket per talk, those to come first and past ones, in gray, at the end. */
export function Talks({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="talks" title={t("sessions.title")} lead={season.talksLead}>
      <ol className="@container relative mx-auto mt-8 grid max-w-[64rem] gap-4 before:absolute before:inset-y-4 before:left-[5em] before:border-l-2 before:border-dashed before:border-gold before:opacity-50">
        {orderTalks(season, renderTime()).map(({ session, index, isPast }) => (
          <li key={index} data-past={isPast || undefined} className="relative data-past:grayscale">
            <TalkTicket season={season} session={session} index={index} />
          </li>
        ))}
      </ol>
    </CampaignSection>
  );
}

function TalkTicket({ season, session, index }: { season: Season; session: Session; index: number }) {
  const { title, subTitle, subDesc, img, imgLine, date, speakers } = session;
  return (
    <article>
      <Ticket
        kind="talk"
        className=""
        start={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[36em]:flex-col @min-[36em]:items-start">
            <span
              lang="zh-CN"
              aria-hidden="true"
              className="flex size-[2.2em] shrink-0 items-center justify-center rounded-small border-2 border-gold bg-night text-[1.2em] font-bold text-gold"
            >
              {imgLine}
            </span>
            <TalkTime season={season} date={date} {...talkSpan(season, date)} />
          </div>
        }
        end={
          <div className="grid @min-[48em]:grid-cols-[minmax(0,1fr)_15em]">
            <div className="flex flex-col gap-[0.6em] p-4">
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="font-semibold text-gold">{subTitle}</p>
              </div>
              <p className="text-quiet">{subDesc}</p>
              <SpeakerNames speakers={speakers} />
              <TalkWatch season={season} session={session} index={index} />
            </div>
            <Picture
              src={img}
              alt=""
              width={480}
              height={300}
              offscreen
              className="hidden size-full object-cover @min-[48em]:block"
            />
          </div>
        }
      />
    </article>
  );
}
