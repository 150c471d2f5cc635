import { getAllTimezones } from "countries-and-timezones";

/*
 * Countries of time zones. For the server only: browsers load the finished list (lib/base/reference/countries).
 */

let zones: Map<string, string[]> | undefined;

/**
 * Lists the IANA time zones of a country, including former names, because browsers differ in which they report. A zone
 * shared by several countries belongs to the one it is named after.
 * @param country ISO 3166-1 alpha-2
 */
export function zonesOf(country: string): readonly string[] {
  zones ??= zonesByCountry();
  return zones.get(country) ?? [];
}

/** Countries whose law knows a single time although the time zone database has several zones. */
const officialZones: Readonly<Partial<Record<string, string>>> = { CN: "Asia/Shanghai" };

/**
 * Returns the time zone of a country whose clocks all agree; undefined for other countries and unknown codes.
 * @param country ISO 3166-1 alpha-2
 */
export function onlyZoneOf(country: string): string | undefined {
  const official = officialZones[country];
  if (official) return official;
  // Without former names. Their first country is the one that a shared zone is named after.
  const ownZones = Object.values(getAllTimezones()).filter((zone) => zone.countries[0] === country);
  const clocks = new Set(ownZones.map(({ utcOffset, dstOffset }) => `${utcOffset} ${dstOffset}`));
  return clocks.size === 1 ? ownZones[0]?.name : undefined;
}

function zonesByCountry(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, countries } of Object.values(getAllTimezones({ deprecated: true }))) {
    const [country] = countries;
    if (country) found.set(country, [...(found.get(country) ?? []), name]);
  }
  return found;
}
