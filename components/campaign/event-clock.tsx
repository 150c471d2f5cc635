"use client";

import { useSyncExternalStore } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { clockState, type TimeLeft } from "@/lib/campaign/event-clock";
import type { CampaignWords } from "@/lib/campaign/words";
import { OutLink } from "./out-link";
import { VisitorTime } from "./visitor-time";
import { eachSecond } from "./seconds";

const parts = ["days", "hours", "minutes", "seconds"] as const;

type CountdownProps = { title: string; units: Record<keyof TimeLeft, string>; timeLeft: TimeLeft };

function Countdown({ title, units, timeLeft }: CountdownProps) {
  return (
    <div role="timer" aria-label={title}>
      <dl className="countdown">
        {parts.map((part) => (
          <div key={part}>
            <dt>{units[part]}</dt>
            <dd>{String(timeLeft[part]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A talk: start in milliseconds since 1970, day in the region's format, title, and address to join. */
export type ClockTalk = { start: number; day: string; title: string; join: string };

type EventClockProps = {
  talks: ClockTalk[];
  /** Length of a talk in minutes. */
  lengthMinutes: number;
  renderedAt: number;
  zone: string;
  language: string;
  labels: CampaignWords["clock"];
  newWindow: string;
};

/** Counts down to the next talk, links to a live one, and links to the recordings when all are over. */
export function EventClock({
  talks,
  lengthMinutes,
  renderedAt,
  zone,
  language,
  labels,
  newWindow,
}: EventClockProps) {
  const second = useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / 1000),
    () => Math.floor(renderedAt / 1000),
  );
  const starts = talks.map(({ start }) => new Date(start));
  const state = clockState(starts, lengthMinutes, new Date(second * 1000));
  const talk = state.kind === "ended" ? undefined : talks[state.index];
  if (state.kind === "ended" || !talk) {
    return (
      <>
        <p className="clock-line">{labels.ended}</p>
        <p>{fillPlaceholders(labels.endedText, { count: talks.length })}</p>
        <a href="#talks" className="btn-line">
          {labels.watch}
        </a>
      </>
    );
  }
  if (state.kind === "live") {
    return (
      <>
        <p className="live-now">{labels.live}</p>
        <p className="clock-line">{talk.title}</p>
        <OutLink href={talk.join} newWindow={newWindow} className="btn-gold">
          {labels.joinLive}
        </OutLink>
      </>
    );
  }
  return (
    <>
      <p className="clock-line">{fillPlaceholders(labels.next, { date: talk.day })}</p>
      <VisitorTime instant={talk.start} zone={zone} language={language} text={labels.own} />
      <Countdown title={labels.left} units={labels.units} timeLeft={state.left} />
    </>
  );
}
