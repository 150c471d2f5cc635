import { seasons } from "../../../testing/campaign/first-seasons";
import { talkAt, talkCalendar } from "./calendar";

process.env.SITE_URL = "https://school.example";
const fileAt = (path: string) => {
  const talk = talkAt(path);
  return talk && talkCalendar(seasons[talk.region], talk.index, now);
};
const now = new Date("2021-01-01T00:00:00Z");

test("the calendar file of a talk has its start, duration and page", () => {
  const file = fileAt("/calendar/campaign/id-1.ics");
  expect(file).toContain("DTSTART:20210112T120000Z");
  expect(file).toContain("DURATION:PT90M");
  expect(file).toContain("URL:https://school.example/study-abroad/id");
});

test("talks of all regions have different event ids", () => {
  const uids = ["vn-1", "vn-2", "id-1", "id-2"].map((name) =>
    /UID:(.*)/.exec(fileAt(`/calendar/campaign/${name}.ics`) ?? "")?.[1]?.trim(),
  );
  expect(uids).toEqual(
    ["vn-2021-01-1", "vn-2021-01-2", "id-2021-01-1", "id-2021-01-2"].map((id) => `talk-${id}@school.example`),
  );
});

test("paths with two-digit numbers are parsed", () => {
  expect(talkAt("/calendar/campaign/vn-10.ics")).toEqual({ region: "vn", index: 9 });
});

test.each([
  ...["/calendar/campaign/vn", "/calendar/campaign/vn-1.ics.ics"],
  ...["/calendar/campaign/id-5.ics", "/calendar/campaign/en-1.ics", "/calendar/campaign/vn-0.ics"],
])("there is no talk at %s", (path) => expect(fileAt(path)).toBeUndefined());
