import { useTranslations } from "next-intl";
import { renderTime } from "@/lib/base/clock/render-time";
import { orderTalks } from "@/lib/subjects/campaign/order-talks";
import type { Season } from "@/lib/subjects/campaign/season";
import { CampaignSection } from "./section";
import { TalkCard } from "./talk-card";

/** The season's talks along a timeline, those to come first. */
export function Talks({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="talks" title={t("sessions.title")} lead={season.talksLead}>
      <ol className="relative mx-auto mt-8 grid max-w-[56rem] gap-6 before:absolute before:top-4 before:bottom-0 before:left-[0.3em] before:border-l-2 before:border-dashed before:border-gold before:opacity-50 desk:before:left-5">
        {orderTalks(season, renderTime()).map(({ session, index, isPast }) => (
          <li
            key={index}
            data-past={isPast || undefined}
            className="relative pl-[0.9em] data-past:grayscale desk:grid desk:grid-cols-[2.5em_minmax(0,1fr)] desk:gap-[0.8em] desk:pl-0"
          >
            {/* On a phone it overlaps the edge of the card, above it. */}
            <span
              lang="zh-CN"
              aria-hidden="true"
              className="absolute top-2 left-[calc(-1*min(0.7em,3vw))] z-1 flex size-8 items-center justify-center rounded-small border-2 border-gold bg-night font-bold text-gold desk:static desk:size-10"
            >
              {session.imgLine}
            </span>
            <TalkCard season={season} session={session} index={index} showsDetails />
          </li>
        ))}
      </ol>
    </CampaignSection>
  );
}
