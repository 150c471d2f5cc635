import { schoolFile } from "./school-file";
import { setSchool } from "./school";
import { endOfSchoolDay, schoolDay, schoolTime, startOfSchoolDay } from "./school-time";
import { schoolZone } from "./zone";
import { noFacts, parseSchool } from "./school-file";

afterEach(() => setSchool(schoolFile()));

const name = { "en-US": "Lotus" };
const office = (country: string) => ({ country, name, address: name });
const schoolIn = (timeZone: string, ...countries: string[]) =>
  setSchool({ ...noFacts(), name, timeZone, offices: countries.map(office) });

test("the demo school's clock is Beijing's", () => expect(schoolZone()).toBe("Asia/Shanghai"));

test.each([
  ["a chosen zone comes before the office's", "Europe/Berlin", ["VN"], "Europe/Berlin"],
  ["Vietnam has one", "", ["VN", "ID"], "Asia/Ho_Chi_Minh"],
  ["Nepal has one", "", ["NP"], "Asia/Kathmandu"],
  ["Germany has one beside a neighbor's", "", ["DE"], "Europe/Berlin"],
  ["China's law knows one", "", ["CN"], "Asia/Shanghai"],
  ["all clocks of Uzbekistan agree", "", ["UZ"], "Asia/Samarkand"],
  ["Indonesia has three", "", ["ID", "VN"], "Asia/Shanghai"],
  ["the United States have many", "", ["US"], "Asia/Shanghai"],
  ["a school without an office", "", [], "Asia/Shanghai"],
  ["an unknown country", "", ["XX"], "Asia/Shanghai"],
])("%s", (_case, timeZone, countries, expected) => {
  schoolIn(timeZone, ...countries);
  expect(schoolZone()).toBe(expected);
});

test.each([
  ["Asia/Ho_Chi_Minh", "2026-11-24T18:30:00Z", "2026-11-25", "2026-11-25 01:30 UTC+7"],
  ["Asia/Kathmandu", "2026-11-24T18:30:00Z", "2026-11-25", "2026-11-25 00:15 UTC+5:45"],
  ["America/New_York", "2026-07-01T03:00:00Z", "2026-06-30", "2026-06-30 23:00 UTC-4"],
  ["America/New_York", "2026-12-01T03:00:00Z", "2026-11-30", "2026-11-30 22:00 UTC-5"],
  ["Etc/GMT", "2026-12-01T03:00:00Z", "2026-12-01", "2026-12-01 03:00 UTC"],
])("in %s, %s is on %s, written as %s", (zone, instant, day, written) => {
  schoolIn(zone);
  expect(schoolDay(new Date(instant))).toBe(day);
  expect(schoolTime(new Date(instant))).toBe(written);
});

test.each([
  ["Asia/Shanghai", "2026-03-29", "2026-03-28T16:00:00.000Z", 24],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z", 23],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00.000Z", 25],
  // Clocks in Beirut go forward at midnight: the day begins at 01:00.
  ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z", 23],
])("a day in %s, %s, starts at %s", (zone, day, start, hours) => {
  schoolIn(zone);
  expect(startOfSchoolDay(day).toISOString()).toBe(start);
  expect(endOfSchoolDay(day).getTime() - startOfSchoolDay(day).getTime()).toBe(hours * 3_600_000);
  expect(schoolDay(startOfSchoolDay(day))).toBe(day);
});

test.each(["Asia/Atlantis", "Beijing time", "+08:00", "8"])(
  "%j in the file is refused with its line",
  (zone) => {
    const source = `name:\n  en-US: Lotus\nphone: +86 20 1234\ntimeZone: "${zone}"\n`;
    expect(() => parseSchool(source)).toThrow(
      /content\/school\.yaml:4: timeZone is wrong: This is not the name of a time zone/,
    );
  },
);
