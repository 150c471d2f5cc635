"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { clockState, type TimeLeft } from "@/lib/campaign/event-clock";
import { eachSecond } from "./seconds";

type EventClockProps = {
  /** Starts of the talks in milliseconds, in order; their length in minutes. */
  starts: number[];
  length: number;
  madeAt: number;
  /** What to show for each talk that is next, for each that is on, and when all are over. */
  next: ReactNode[];
  live: ReactNode[];
  ended: ReactNode;
  left: { title: string; units: Record<keyof TimeLeft, string> };
};

const units = ["days", "hours", "minutes", "seconds"] as const;

/** Counts down to the next talk of a fixed list, says when one is on, and what is left when all are over. */
export function EventClock({ starts, length, madeAt, next, live, ended, left }: EventClockProps) {
  const second = useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / 1000),
    () => Math.floor(madeAt / 1000),
  );
  const dates = starts.map((start) => new Date(start));
  const state = clockState(dates, length, new Date(second * 1000));
  if (state.kind === "ended") return ended;
  if (state.kind === "live") return live[state.index];
  return (
    <>
      {next[state.index]}
      <dl role="timer" aria-label={left.title} className="countdown">
        {units.map((unit) => (
          <div key={unit}>
            <dt>{left.units[unit]}</dt>
            <dd>{String(state.left[unit]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
