import { seasons } from "../../../testing/campaign/first-seasons";
import { campaignEvents } from "./json-ld";

process.env.SITE_URL = "https://school.example";

test("each dated talk is an event with time, place and speakers", () => {
  const dated = seasons.id.sessions.filter(({ date }) => date !== undefined);
  const events = campaignEvents(seasons.id);
  expect(events).toHaveLength(dated.length);
  const [talk] = dated;
  expect(events[0]).toEqual({
    "@type": "EducationEvent",
    name: talk?.title,
    description: talk?.subDesc,
    startDate: "2021-01-12T12:00:00.000Z",
    endDate: "2021-01-12T13:30:00.000Z",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: expect.stringMatching(/^https:\/\//) },
    organizer: { "@id": "https://school.example/#organization" },
    performer: talk?.speakers.map(({ name }) => ({ "@type": "Person", name })),
    isAccessibleForFree: true,
    image: "https://school.example/og/campaign/id",
    url: "https://school.example/study-abroad/id",
    inLanguage: "id-ID",
  });
});

test("talks without a date are not events", () => {
  expect(seasons.en.sessions.length).toBeGreaterThan(0);
  expect(campaignEvents(seasons.en)).toEqual([]);
});
