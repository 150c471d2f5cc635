import { getAllTimezones } from "countries-and-timezones";

/*
 * Countries of time zones. For the server only: browsers load the finished list (lib/reference/countries).
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

function zonesByCountry(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, countries } of Object.values(getAllTimezones({ deprecated: true }))) {
    const [country] = countries;
    if (country) found.set(country, [...(found.get(country) ?? []), name]);
  }
  return found;
}
