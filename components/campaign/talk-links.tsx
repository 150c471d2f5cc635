"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { phaseOf } from "@/lib/campaign/event-clock";
import type { CampaignWords } from "@/lib/campaign/words/type";
import { OutLink } from "./out-link";
import { eachSecond } from "./seconds";

type TalkLinksProps = {
  /** Instants in milliseconds. The page says first what was so when it was made. */
  start: number;
  end: number;
  madeAt: number;
  join: string;
  calendar: string;
  recording: string;
  labels: CampaignWords["sessions"];
  newWindow: string;
};

/** Join and remember before a talk, join during it, watch the recording after it. */
export function TalkLinks({
  start,
  end,
  madeAt,
  join,
  calendar,
  recording,
  labels,
  newWindow,
}: TalkLinksProps) {
  const at = (now: number) => phaseOf(new Date(start), new Date(end), new Date(now));
  const phase = useSyncExternalStore(
    eachSecond,
    () => at(Date.now()),
    () => at(madeAt),
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
