"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { phaseOf } from "@/lib/subjects/campaign/event-clock";
import { LiveNow } from "./live-now";
import { OutLink } from "./out-link";

type TalkLinksProps = {
  /** Instants in milliseconds since 1970. Hydration uses the time of the server's render, to match the HTML. */
  start: number;
  end: number;
  renderedAt: number;
  join: string;
  calendar: string;
  recording: string;
};

const lineClasses = "mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-[0.4em]";

/** Links to join and to add to the calendar before a talk, to join during it, and to the recording after it. */
export function TalkLinks({ start, end, renderedAt, join, calendar, recording }: TalkLinksProps) {
  const t = useTranslations("campaign");
  const phase = useClock((now) => phaseOf(new Date(start), new Date(end), new Date(now)), renderedAt);
  if (phase === "after") return <Recording href={recording} />;
  if (phase === "during") {
    return (
      <div className={lineClasses}>
        <LiveNow>{t("sessions.live")}</LiveNow>
        <OutLink href={join} className={buttonClasses.primary}>
          {t("sessions.joinLive")}
        </OutLink>
      </div>
    );
  }
  return (
    <div className={lineClasses}>
      <OutLink href={join} className={buttonClasses.secondary}>
        {t("sessions.join")}
      </OutLink>
      <a href={calendar} className="link px-2 font-bold">
        <Icon name="calendar-plus" />
        {t("sessions.calendar")}
      </a>
    </div>
  );
}

export function Recording({ href }: { href: string }) {
  const t = useTranslations("campaign");
  return (
    <div className={lineClasses}>
      <OutLink href={href} className={buttonClasses.secondary}>
        <Icon name="play" />
        {t("sessions.recording")}
      </OutLink>
    </div>
  );
}
