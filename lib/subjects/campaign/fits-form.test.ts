import { regions } from "../../base/reference/campaign-regions";
import type { SeasonBody } from "./content";
import { exampleSeason } from "./example-season";
import { fitsSeasonForm } from "./fits-form";
import { readSeasonFiles } from "./season-files";
import { nextSeason, toSeasonBody, toSeasonValues } from "./season-form";

const season = readSeasonFiles({ withDemo: true })[0]!.body;
const { hsk, sessions } = season;
const [syllabus] = hsk.syllabuses;

test.each(regions)("%s: the form shows a first season, and loses none of it", (region) => {
  const first = nextSeason(exampleSeason(region)!, { key: "2027-02", name: "", from: "2027-02-01" });
  expect(fitsSeasonForm(first)).toBe(true);
  const withoutEmptyLines: SeasonBody = {
    ...first,
    hsk: { ...first.hsk, teachers: first.hsk.teachers.map((teacher) => ({ ...teacher, points: [] })) },
  };
  expect(toSeasonBody(toSeasonValues(first))).toEqual(withoutEmptyLines);
});

test.each<[string, object]>([
  ["an empty text", { title: "" }],
  ["a text that is too long", { title: "x".repeat(201) }],
  ["a wrong day and time", { from: "soon", eventTime: "7 pm" }],
  ["a missing number", { eventMinutes: undefined }],
  ["a number as text", { hsk: { ...hsk, syllabuses: [{ ...syllabus, words: "many" }, hsk.syllabuses[1]] } }],
  ["a voucher's yuan as text", { vouchers: [{ ...season.vouchers[0], yuan: "many" }, season.vouchers[1]] }],
  ["no talks", { sessions: [] }],
  ["a talk of an unknown speaker", { sessions: [{ ...sessions[0], speakers: ["nobody"] }] }],
  [
    "a teacher without lines",
    { hsk: { ...hsk, teachers: hsk.teachers.map((one) => ({ ...one, points: [] })) } },
  ],
  [
    "a course without a plan",
    { hsk: { ...hsk, syllabuses: hsk.syllabuses.map((one) => ({ ...one, plan: [] })) } },
  ],
])("a season with %s fits the form", (_, change) => {
  const changed = { ...season, ...change };
  expect(fitsSeasonForm(changed)).toBe(true);
  expect(toSeasonBody(toSeasonValues(changed))).toEqual(changed);
});

test.each<[string, object]>([
  ["an unknown field", { sponsor: "Lotus" }],
  ["an unknown field of a talk", { sessions: [{ ...sessions[0], sponsor: "Lotus" }] }],
  ["an unknown region", { region: "xx" }],
  ["a date format that visitors cannot read", { dateFormat: "YY" }],
  ["a missing group", { group: undefined }],
  ["a list as text", { speakers: "Lan" }],
  ["a speaker without fields", { people: { lan: null } }],
  ["one voucher", { vouchers: [season.vouchers[0]] }],
  ["three vouchers", { vouchers: [...season.vouchers, season.vouchers[0]] }],
  ["one HSK teacher", { hsk: { ...hsk, teachers: hsk.teachers.slice(1) } }],
  ["a syllabus of another level", { hsk: { ...hsk, syllabuses: [{ ...syllabus, level: 6 }, syllabus] } }],
])("a season with %s does not", (_, change) => {
  expect(fitsSeasonForm({ ...season, ...change })).toBe(false);
});
