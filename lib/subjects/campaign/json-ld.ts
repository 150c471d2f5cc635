import type { EducationEventLeaf } from "schema-dts";
import { pageUrl } from "../seo/urls";
import { instantOf } from "./dates";
import { campaignPaths } from "../../base/paths";
import { regionLanguages } from "../../base/reference/campaign-regions";
import type { Season } from "./season";

/** Structured data of the season's dated talks, as events for search engines. */
export function campaignEvents(season: Season): EducationEventLeaf[] {
  const { region } = season;
  const url = pageUrl(campaignPaths.home(region));
  return season.sessions.flatMap((session) => {
    if (session.date === undefined) return [];
    const start = instantOf(season, session.date, season.eventTime);
    return [
      {
        "@type": "EducationEvent",
        name: session.title,
        description: session.subDesc,
        startDate: start.toISOString(),
        endDate: new Date(start.getTime() + season.eventMinutes * 60_000).toISOString(),
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url: session.link },
        organizer: { "@id": pageUrl("/#organization") },
        performer: session.speakers.map(({ name }) => ({ "@type": "Person", name })),
        isAccessibleForFree: true,
        image: pageUrl(`/og/campaign/${region}`),
        url,
        inLanguage: regionLanguages[region],
      },
    ];
  });
}
