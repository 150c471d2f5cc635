import type { Region } from "./region";

/** Where the campaign's own links lead (spec section 2). */
export const campaignPaths = {
  home: (region: Region) => `/study-abroad/${region}`,
  enroll: (region: Region) => `/study-abroad/enroll/${region}`,
  enrolled: (region: Region) => `/study-abroad/enrolled/${region}`,
  prize: (region: Region) => `/study-abroad/prize/${region}`,
  hsk: (region: Region) => `/study-abroad/hsk/${region}`,
} as const;

/** A talk as a calendar file; talks are counted from 1 there. */
export function calendarPath(region: Region, index: number): string {
  return `/calendar/campaign/${region}-${index + 1}.ics`;
}
