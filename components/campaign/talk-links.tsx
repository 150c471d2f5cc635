"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { phaseOf } from "@/lib/campaign/event-clock";
import type { CampaignWords } from "@/lib/campaign/words";
import { OutLink } from "./out-link";
import { eachSecond } from "./seconds";

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
  const phaseAt = (now: number) => phaseOf(new Date(start), new Date(end), new Date(now));
  const phase = useSyncExternalStore(
    eachSecond,
    () => phaseAt(Date.now()),
    () => phaseAt(renderedAt),
  );
  if (phase === "after") return <Recording href={recording} label={labels.recording} newWindow={newWindow} />;
  if (phase === "during") {
    return (
      <div className="talk-links">
        <span className="live-now">{labels.live}</span>
        <OutLink href={join} newWindow={newWindow} className="btn-gold">
          {labels.joinLive}
        </OutLink>
      </div>
    );
  }
  return (
    <div className="talk-links">
      <OutLink href={join} newWindow={newWindow} className="btn-line">
        {labels.join}
      </OutLink>
      <a href={calendar} className="btn-plain">
        <Icon name="calendar-plus" />
        {labels.calendar}
      </a>
    </div>
  );
}

type RecordingProps = { href: string; label: string; newWindow: string };

export function Recording({ href, label, newWindow }: RecordingProps) {
  return (
    <div className="talk-links">
      <OutLink href={href} newWindow={newWindow} className="btn-line">
        <Icon name="play" />
        {label}
      </OutLink>
    </div>
  );
}
