/**
 * Time zones in region/city form, as the platform knows them, and whole-hour offsets for places that have no city
 * in the list (spec section 3, Reference data). The signs of Etc/GMT are those of POSIX: Etc/GMT-8 is ahead of
 * Greenwich, as Beijing is.
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

/** From the date line westwards of Greenwich to Kiribati. */
const offsets = Array.from({ length: 27 }, (_, index) => {
  const hours = 12 - index;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "+" : ""}${hours}`;
});
