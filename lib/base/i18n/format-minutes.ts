/** Formats a length of time in hours and minutes, such as "12 hr 30 min". */
export function formatMinutes(minutes: number, language: string): string {
  const format = (value: number, unit: "hour" | "minute") =>
    value.toLocaleString(language, { style: "unit", unit, unitDisplay: "short" });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return format(rest, "minute");
  return rest === 0 ? format(hours, "hour") : `${format(hours, "hour")} ${format(rest, "minute")}`;
}
