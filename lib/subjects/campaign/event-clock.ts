/** State of the countdown to the talks. */
export type ClockState =
  | { kind: "next"; index: number; start: Date; left: TimeLeft }
  | { kind: "live"; index: number; start: Date; end: Date }
  | { kind: "ended" };

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The state of the countdown at a moment: the live talk, otherwise the next one, otherwise ended. The end of a talk is exclusive.
 * @param starts sorted start times
 * @param lengthMinutes of a talk, in minutes
 */
export function clockState(starts: readonly Date[], lengthMinutes: number, now: Date): ClockState {
  const index = starts.findIndex((start) => now.getTime() < start.getTime() + lengthMinutes * minute);
  const start = starts[index];
  if (!start) return { kind: "ended" };
  if (now >= start)
    return { kind: "live", index, start, end: new Date(start.getTime() + lengthMinutes * minute) };
  return { kind: "next", index, start, left: timeLeft(start.getTime() - now.getTime()) };
}

/** Splits milliseconds into the units of a countdown. Seconds are rounded up, so that zero is reached at the start. */
function timeLeft(span: number): TimeLeft {
  const roundedMs = Math.ceil(span / second) * second;
  return {
    days: Math.floor(roundedMs / day),
    hours: Math.floor((roundedMs % day) / hour),
    minutes: Math.floor((roundedMs % hour) / minute),
    seconds: (roundedMs % minute) / second,
  };
}

export type Phase = "before" | "during" | "after";

/** Whether a moment is before, during or after a period; its end is exclusive. */
export function phaseOf(start: Date, end: Date, now: Date): Phase {
  if (now < start) return "before";
  return now < end ? "during" : "after";
}
