/** What the event clock says at a moment. */
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
 * The talk that is on, else the next one, else none. A talk is on from its start until just before its end.
 * @param starts in order
 * @param length of a talk, in minutes
 */
export function clockState(starts: readonly Date[], length: number, now: Date): ClockState {
  const index = starts.findIndex((start) => now.getTime() < start.getTime() + length * minute);
  const start = starts[index];
  if (!start) return { kind: "ended" };
  if (now >= start) return { kind: "live", index, start, end: new Date(start.getTime() + length * minute) };
  return { kind: "next", index, start, left: timeLeft(start.getTime() - now.getTime()) };
}

/** A span in milliseconds, cut into what a countdown shows. A part of a second counts as one: zero is the start. */
function timeLeft(span: number): TimeLeft {
  const whole = Math.ceil(span / second) * second;
  return {
    days: Math.floor(whole / day),
    hours: Math.floor((whole % day) / hour),
    minutes: Math.floor((whole % hour) / minute),
    seconds: (whole % minute) / second,
  };
}

export type Phase = "before" | "during" | "after";

/** Whether a moment is before, in or after a span of time; the end itself counts as after. */
export function phaseOf(start: Date, end: Date, now: Date): Phase {
  if (now < start) return "before";
  return now < end ? "during" : "after";
}
