"use client";

/** A moment in the time of whoever looks, who may be anywhere. */
export function Time({ at }: { at: string }) {
  // Some instants come with microseconds, which HTML has no room for.
  return <time dateTime={new Date(at).toISOString()}>{shortTime(at)}</time>;
}

/** In Chinese the middle form, 2026年11月23日, breaks between any two of its signs; the short one is as clear. */
const dateStyle = () => (document.documentElement.lang.startsWith("zh") ? "short" : "medium");

/** A line may end before a time, and not within it. */
const onOneLine = (time: string) => time.replace(/\s(?=[AP]M$)/, "\u00a0");

export function shortTime(at: string): string {
  const style = { dateStyle: dateStyle(), timeStyle: "short" } as const;
  return onOneLine(new Date(at).toLocaleString(document.documentElement.lang, style));
}

/** The same with its day of the week, by which people know their lessons. */
export function lessonTime(at: string): string {
  const month = dateStyle() === "short" ? "numeric" : "short";
  const day = { weekday: "short", year: "numeric", month, day: "numeric" } as const;
  const style = { ...day, hour: "numeric", minute: "2-digit" } as const;
  return onOneLine(new Date(at).toLocaleString(document.documentElement.lang, style));
}

function writtenDay(day: string, style: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return at.toLocaleDateString(document.documentElement.lang, { ...style, timeZone: "UTC" });
}

/** A day of the calendar, such as 2027-02-01, which is the same wherever somebody looks; what is no day, as it is. */
export const shortDay = (day: string): string => writtenDay(day, { dateStyle: dateStyle() });

/** The same where many stand below each other in little room: its year only where that is another than this one. */
export function dayInRow(day: string): string {
  if (!day.startsWith(`${new Date().getFullYear()}-`)) return shortDay(day);
  return writtenDay(day, { month: dateStyle() === "short" ? "numeric" : "short", day: "numeric" });
}
