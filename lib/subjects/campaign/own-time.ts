/** A language, and how it writes months in days without a year; browsers need no more of its facts. */
export type TimeLanguage = { code: string; month: "numeric" | "short" };

/**
 * Formats an instant in the visitor's time zone, or returns undefined if its local time is the same as in the region.
 * @param zone IANA time zone of the region
 * @param visitorZone IANA time zone of the visitor; by default the browser's
 */
export function toVisitorTime(
  instant: Date,
  zone: string,
  { code, month }: TimeLanguage,
  visitorZone?: string,
): { time: string; zone: string } | undefined {
  const localClock = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone }).format(instant);
  if (localClock(visitorZone) === localClock(zone)) return undefined;
  const options = {
    day: "numeric",
    month,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: visitorZone,
  } as const;
  const parts = new Intl.DateTimeFormat(code, {
    timeZoneName: "short",
    timeZone: visitorZone,
  }).formatToParts(instant);
  return {
    time: new Intl.DateTimeFormat(code, options).format(instant),
    zone: parts.find(({ type }) => type === "timeZoneName")?.value ?? "",
  };
}
