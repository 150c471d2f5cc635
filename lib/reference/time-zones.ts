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

function isOffset(zone: string): boolean {
  return zone.startsWith("Etc/");
}

/** From 12 hours behind Greenwich to 14 hours ahead (Kiribati). */
const offsets = Array.from({ length: 27 }, (_, index) => {
  const hours = 12 - index;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
});
