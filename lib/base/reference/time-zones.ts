/**
 * Lists the time zones of `Intl` in region/city form, and whole-hour offsets for places without a city in the list
 * (spec section 3, Reference data). Etc/GMT has the signs of POSIX: Etc/GMT-8 is ahead of Greenwich, like Beijing.
 */
export function timeZones(): string[] {
  const cities = Intl.supportedValuesOf("timeZone").filter(
    (zone) => /^[A-Z]\w*\/\w/.test(zone) && !isOffset(zone),
  );
  return [...cities, ...offsets];
}

/** Whether a text is the name of a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  // Some runtimes take offsets such as +08:00 for zones, others refuse them.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function isOffset(zone: string): boolean {
  return zone.startsWith("Etc/");
}

/** From 12 hours behind Greenwich to 14 hours ahead (Kiribati). */
const offsets = Array.from({ length: 27 }, (_, index) => {
  const hours = 12 - index;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
});
