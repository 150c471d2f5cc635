import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSeason, writeSeason } from "./season-file";
import { readSeasonFiles } from "./season-files";

const name = "vn-2021-01.yaml";
const good = readFileSync(`content/campaign/${name}`, "utf8");
const lineOf = (text: string) => good.slice(0, good.indexOf(text)).split("\n").length;

test("every season is the same after writing and parsing", () => {
  for (const season of readSeasonFiles()) {
    expect(parseSeason("again.yaml", writeSeason(season))).toEqual(season);
  }
});

test.each([
  ["a missing field", /^lead: .*\n/m, "", 1, "lead is missing"],
  ["an unknown field", "art: ", "picture: ", lineOf("art: "), "picture is not known here (and 1 more)"],
  [
    "an invalid date",
    "date: 2021-01-11",
    "date: 2021-02-30",
    lineOf("date: 2021-01-11"),
    "sessions.0.date must be a day like 2021-01-11",
  ],
  [
    "dates out of order",
    "date: 2021-01-14",
    "date: 2021-01-10",
    lineOf("date: 2021-01-14"),
    "sessions.1.date must be after",
  ],
  [
    "a talk outside of the season",
    "until: 2021-04-02",
    "until: 2021-01-20",
    lineOf("date: 2021-01-21"),
    "sessions.3.date must be in the season",
  ],
  [
    "an end before the start",
    "until: 2021-04-02",
    "until: 2020-04-02",
    lineOf("until:"),
    "until must be after `from`",
  ],
  [
    "an invalid time",
    "eventTime: 19:00",
    "eventTime: 7 pm",
    lineOf("eventTime"),
    "eventTime must be a time like 19:00",
  ],
  [
    "an unknown time zone",
    "Asia/Ho_Chi_Minh",
    "Asia/Saigon City",
    lineOf("Asia/Ho_Chi_Minh"),
    "zone.id must be a time zone",
  ],
  [
    "an offset of another time zone",
    "offset: +07:00",
    "offset: +08:00",
    lineOf("offset:"),
    "zone.offset is not the offset of the time zone on 2021-01-11",
  ],
  [
    "an unknown speaker",
    "[thu-ha, quang-huy, khanh-linh]",
    "[thu-ha, nobody]",
    lineOf("speakers: [thu-ha, quang"),
    "speakers.1 is not defined under `people`: nobody",
  ],
  [
    "an empty text",
    "role: Giáo viên và tư vấn viên du học",
    'role: " "',
    lineOf("role: Giáo viên và tư vấn viên du học"),
    "people.thu-ha.role must not be empty",
  ],
  [
    "a script URL",
    "https://zalo.me/g/yuqiaoexample",
    "javascript:alert(1)",
    lineOf("https://zalo.me"),
    "group.link must be an https or mailto address",
  ],
  [
    "an unknown state",
    "state: published",
    "state: live",
    lineOf("state:"),
    "state must be draft or published",
  ],
  ["an unknown region", "region: vn", "region: th", lineOf("region:"), "region must be one of vn, id, en"],
  ["one voucher", /vouchers:\n(?:.*\n){4}/, "vouchers:\n", lineOf("vouchers:"), "vouchers must be two"],
  ["invalid YAML", "name: Chuỗi", "name: [Chuỗi", lineOf("name: Chuỗi"), ""],
])("%s: the error names file, line and problem", (_title, from, to, line, message) => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  let errorMessage = "";
  try {
    parseSeason(name, text);
  } catch (error) {
    errorMessage = (error as Error).message;
  }
  expect(errorMessage.split("\n")).toHaveLength(1);
  expect(errorMessage).toContain(message);
  // The position of a YAML syntax error may be later than its cause.
  if (message) expect(errorMessage).toMatch(new RegExp(`^${name}:${line}: `));
  else expect(errorMessage).toMatch(new RegExp(`^${name}:\\d+: `));
});

describe("a folder of seasons", () => {
  let root: string;
  const file = (name: string) => join(root, "content/campaign", name);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "yuqiao-seasons-"));
    cpSync("content/campaign", join(root, "content/campaign"), { recursive: true });
    symlinkSync(join(process.cwd(), "public"), join(root, "public"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("is read with drafts and published seasons", () => {
    writeFileSync(file("vn-2021-01.draft.yaml"), good.replace("state: published", "state: draft"));
    expect(readSeasonFiles({ root }).map(({ state, body }) => `${body.region} ${state}`)).toEqual([
      "en published",
      "id published",
      "vn draft",
      "vn published",
    ]);
  });

  test("with a wrong file name is rejected", () => {
    writeFileSync(file("vietnam.yaml"), good);
    expect(() => readSeasonFiles({ root })).toThrow(
      /^content\/campaign\/vietnam\.yaml:1: .* vn-2021-01\.yaml$/,
    );
  });

  test("with an uploaded picture, which only a database can have, is rejected", () => {
    const uploaded = `/pictures/${"a".repeat(64)}/750.webp`;
    writeFileSync(file(name), good.replace("/art/campaign/hero-vn.svg", uploaded));
    expect(() => readSeasonFiles({ root })).toThrow(
      `content/campaign/${name}: ${uploaded} was uploaded at a desk`,
    );
  });

  test("with a missing picture is rejected", () => {
    writeFileSync(file(name), good.replace("hero-vn.svg", "hero-none.svg"));
    expect(() => readSeasonFiles({ root })).toThrow(`content/campaign/${name}: there is no picture`);
  });

  test("of the demo school is left out with DEMO_CONTENT=false, one of the operator's own is not", () => {
    const namesWith = (value: string) => {
      process.env.DEMO_CONTENT = value;
      return readSeasonFiles({ root }).map(({ body }) => `${body.region} ${body.key}`);
    };
    const all = namesWith("true");
    expect(all).toContain("vn 2021-01");
    expect(namesWith("false")).toEqual([]);
    writeFileSync(file(name), good.replace(/^demo: true\n/m, ""));
    expect(namesWith("false")).toEqual(["vn 2021-01"]);
    delete process.env.DEMO_CONTENT;
  });
});
