import { getAllTimezones } from "countries-and-timezones";

/*
 * Which country's clocks a time zone is for. For the server: browsers get the finished list (lib/reference/countries).
 */

let zones: Map<string, string[]> | undefined;

/**
 * The IANA time zones of a country, with their former names: browsers differ in which of them they report.
 * A zone that several countries share is listed with the one that it is named for.
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
