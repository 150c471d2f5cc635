/*
 * Days and times of a clock on a wall somewhere, and the instants that they are. Days are written 2026-03-29, times
 * 19:30, zones as the platform names them (Asia/Shanghai).
 */

/** By whose clock the school plans. */
export const schoolZone = "Asia/Shanghai";

const day = 86_400_000;

/** Made once for each zone: making one takes longer than a hundred uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  clocks.set(zone, clock);
  return clock;
}

/** What the clocks of a zone show at an instant, as milliseconds of a clock that shows UTC. */
function shown(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/**
 * The instant at which the clocks of a zone show a day and a time. In the hour that is skipped in spring it is the time
 * as long after the change; of the two in autumn, the first.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => shown(instant, zone) - instant;
  // Before and after any change of the clocks nearby: at most one of a day.
  const [before, after] = [wanted - offsetAt(wanted - day), wanted - offsetAt(wanted + day)];
  return new Date(shown(before, zone) === wanted ? before : shown(after, zone) === wanted ? after : before);
}

/** How far the clocks of a zone are from Greenwich at noon of a day, as ISO 8601 writes it: +07:00. */
export function offsetOn(date: string, zone: string): string {
  const minutes = (Date.parse(`${date}T12:00:00Z`) - instantOf(date, "12:00", zone).getTime()) / 60_000;
  const part = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${part(ahead / 60)}:${part(ahead % 60)}`;
}

/** The day and the time that the clocks of a zone show at an instant. */
export function clockAt(instant: Date, zone: string): { date: string; time: string } {
  const iso = new Date(shown(instant.getTime() - (instant.getTime() % 1000), zone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * Which of two moments an instant is, where the clocks of its zone go back and show its time twice; undefined for any
 * other instant, and for a date that is none, such as of an empty field.
 */
export function whichOfTwo(instant: Date, zone: string): "first" | "second" | undefined {
  const at = instant.getTime();
  if (Number.isNaN(at)) return undefined;
  const offsetAt = (time: number) => shown(time, zone) - time;
  const back = offsetAt(at - day) - offsetAt(at + day);
  if (back <= 0) return undefined;
  if (shown(at + back, zone) === shown(at, zone)) return "first";
  return shown(at - back, zone) === shown(at, zone) ? "second" : undefined;
}

/** So many days later, or earlier where they are negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}
