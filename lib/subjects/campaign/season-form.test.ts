import { parseSeasonText, writeSeasonText } from "./season-file";
import { readSeasonFiles } from "./season-files";
import { seasonBody, type SeasonBody } from "./content";
import { createDemoSeason } from "./demo-season";
import { demoContent } from "../../../testing/demo-content";
import { nextSeason, picturesIn, toSeasonBody, toSeasonValues } from "./season-form";

const all: SeasonBody[] = [
  ...readSeasonFiles().map(({ body }) => body),
  ...demoContent().seasons.map((plan) => createDemoSeason(plan, new Date())),
];
const named = all.map((body) => [`${body.region} ${body.key}`, body] as const);

/** Round trip through JSON, as in browser storage and requests. */
const toJson = (value: object) => JSON.parse(JSON.stringify(value)) as object;

test.each(named)("%s is unchanged after a round trip through form, schema and text", (_name, body) => {
  const values = toSeasonValues(body);
  const typed = toSeasonBody(toJson(values) as typeof values);
  expect(toJson(typed)).toEqual(toJson(body));
  const read = parseSeasonText(writeSeasonText(toJson(typed)));
  expect(read).toEqual(body);
  expect(toSeasonValues(read)).toEqual(values);
});

test.each(named)("%s keeps all characters that a text may contain", (_name, body) => {
  const odd: SeasonBody = {
    ...body,
    title: '# no comment: "quoted"\u00a0- yes',
    lead: "Two lines\n\n  and: a third",
    prizeWorth: "0123",
    hskBlock: { ...body.hskBlock, rules: ["one\ntwo", "null", "- three"] },
    sessions: body.sessions.map((talk) => ({ ...talk, subDesc: "19:00", imgLine: "1" })),
  };
  const again = parseSeasonText(writeSeasonText(toSeasonBody(toSeasonValues(odd))));
  expect(again).toEqual(odd);
});

test("the next season keeps everything except its name, and moves all days", () => {
  const [first] = all;
  const next = nextSeason(first!, { key: "2027-02", name: "Spring", from: "2027-02-01" });
  expect(seasonBody.safeParse(next).success).toBe(true);
  const days = (Date.parse("2027-02-01") - Date.parse(first!.from)) / 86_400_000;
  const between = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
  expect(between(first!.until, next.until)).toBe(days);
  expect(between(first!.couponExpiry, next.couponExpiry)).toBe(days);
  for (const body of all) {
    const moved = nextSeason(body, { key: "x", name: "X", from: "2028-02-29" });
    expect(seasonBody.safeParse(moved).success).toBe(true);
    expect(moved.sessions.map(({ date }) => date === undefined)).toEqual(
      body.sessions.map(({ date }) => date === undefined),
    );
  }
});

test("empty values are omitted, and numeric text becomes a number", () => {
  const values = toSeasonValues(all[0]!);
  const [talk] = values.sessions;
  const [one, two] = values.hsk.syllabuses;
  const syllabuses = [
    { ...one!, words: " 1300 ", material: ["Textbook", ""] },
    { ...two!, grammarPoints: "", sessions: "many" },
  ];
  const body = toSeasonBody({
    ...values,
    hsk: { ...values.hsk, syllabuses },
    eventMinutes: "ninety",
    sessions: [{ ...talk!, date: "", link: "" }],
    hskBlock: { ...values.hskBlock, rules: ["One", " ", ""] },
  });
  expect(body).toMatchObject({ eventMinutes: "ninety", hskBlock: { rules: ["One"] } });
  expect(body.hsk).toMatchObject({ syllabuses: [{ words: 1300, material: ["Textbook"] }, {}] });
  expect((body.sessions as object[])[0]).not.toHaveProperty("date");
  expect(seasonBody.safeParse(body).error?.issues.map(({ path }) => path.join("."))).toEqual([
    "eventMinutes",
    "hsk.syllabuses.1.grammarPoints",
    "hsk.syllabuses.1.sessions",
  ]);
  expect(picturesIn(values)).toContain(talk!.img);
});

test("a speaker's empty texts and a voucher's empty yuan are omitted", () => {
  const values = toSeasonValues(all[0]!);
  const [key, person] = Object.entries(values.people)[0]!;
  const [voucher, other] = values.vouchers;
  const body = toSeasonBody({
    ...values,
    people: { ...values.people, [key]: { ...person, quote: " ", school: "", year: "3" } },
    vouchers: [
      { ...voucher!, yuan: " " },
      { ...other!, yuan: " 1.500 " },
    ],
  });
  const people = body.people as Record<string, object>;
  expect(people[key]).toMatchObject({ year: "3" });
  expect(people[key]).not.toHaveProperty("quote");
  expect(people[key]).not.toHaveProperty("school");
  const vouchers = body.vouchers as object[];
  expect(vouchers[0]).not.toHaveProperty("yuan");
  expect(vouchers[1]).toMatchObject({ yuan: 1500 });
});
