"use client";

import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { phaseOf } from "@/lib/subjects/campaign/event-clock";
import type { CampaignWords } from "@/lib/subjects/campaign/words";
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
  labels: CampaignWords["sessions"];
  newWindow: string;
};

const lineClasses = "mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-[0.4em]";

/** Links to join and to add to the calendar before a talk, to join during it, and to the recording after it. */
export function TalkLinks({
  start,
  end,
  renderedAt,
  join,
  calendar,
  recording,
  labels,
  newWindow,
}: TalkLinksProps) {
  const phase = useClock((now) => phaseOf(new Date(start), new Date(end), new Date(now)), renderedAt);
  if (phase === "after") return <Recording href={recording} label={labels.recording} newWindow={newWindow} />;
  if (phase === "during") {
    return (
      <div className={lineClasses}>
        <LiveNow>{labels.live}</LiveNow>
        <OutLink href={join} newWindow={newWindow} className={buttonClasses.primary}>
          {labels.joinLive}
        </OutLink>
      </div>
    );
  }
  return (
    <div className={lineClasses}>
      <OutLink href={join} newWindow={newWindow} className={buttonClasses.secondary}>
        {labels.join}
      </OutLink>
      <a href={calendar} className="link px-2 font-bold">
        <Icon name="calendar-plus" />
        {labels.calendar}
      </a>
    </div>
  );
}

type RecordingProps = { href: string; label: string; newWindow: string };

export function Recording({ href, label, newWindow }: RecordingProps) {
  return (
    <div className={lineClasses}>
      <OutLink href={href} newWindow={newWindow} className={buttonClasses.secondary}>
        <Icon name="play" />
        {label}
      </OutLink>
    </div>
  );
}
