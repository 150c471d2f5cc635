/**
 * Day, time and zone of an instant where the visitor is, or undefined where clocks show what the region's do.
 * @param own IANA zone of the visitor; the browser's when left out.
 */
export function ownTime(
  instant: Date,
  zone: string,
  language: string,
  own?: string,
): { time: string; zone: string } | undefined {
  const clock = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone }).format(instant);
  if (clock(own) === clock(zone)) return undefined;
  const options = {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: own,
  } as const;
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "short", timeZone: own }).formatToParts(
    instant,
  );
  return {
    time: new Intl.DateTimeFormat(language, options).format(instant),
    zone: parts.find(({ type }) => type === "timeZoneName")?.value ?? "",
  };
}
