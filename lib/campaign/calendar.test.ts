import { seasons } from "../../testing/campaign/first-seasons";
import { talkAt, talkCalendar } from "./calendar";

process.env.SITE_URL = "https://school.example";
const fileAt = (path: string) => {
  const talk = talkAt(path);
  return talk && talkCalendar(seasons[talk.region], talk.index, now);
};
const now = new Date("2021-01-01T00:00:00Z");

test("a talk's file has its start, its length and its page", () => {
  const file = fileAt("/calendar/campaign/id-1.ics");
  expect(file).toContain("DTSTART:20210112T120000Z");
  expect(file).toContain("DURATION:PT90M");
  expect(file).toContain("URL:https://school.example/study-abroad/id");
});

test("of a season with many talks each has its address", () => {
  expect(talkAt("/calendar/campaign/vn-10.ics")).toEqual({ region: "vn", index: 9 });
});

test.each([
  ...["/calendar/campaign/vn", "/calendar/campaign/vn-1.ics.ics"],
  ...["/calendar/campaign/id-5.ics", "/calendar/campaign/en-1.ics", "/calendar/campaign/vn-0.ics"],
])("there is no talk at %s", (path) => expect(fileAt(path)).toBeUndefined());
