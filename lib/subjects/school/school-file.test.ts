import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noFacts, parseSchool, readSchoolFile } from "./school-file";

const good = readFileSync("content/school.yaml", "utf8");
const lineOf = (text: string) => good.slice(0, good.indexOf(text)).split("\n").length;

afterEach(() => delete process.env.DEMO_CONTENT);

test("with DEMO_CONTENT=false the demo school is a neutral name without facts; an operator's own file stays", () => {
  process.env.DEMO_CONTENT = "false";
  const { name, ...facts } = readSchoolFile();
  expect(name).toMatchObject({ "en-US": "Chinese school", "ko-KR": "중국어 학교" });
  expect(facts).toEqual(noFacts());
  const root = mkdtempSync(join(tmpdir(), "school-"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/school.yaml"), "name:\n  en-US: Lotus\nphone: +86 20 1234\n");
  expect(readSchoolFile(root)).toMatchObject({
    name: { "en-US": "Lotus" },
    phone: "+86 20 1234",
    teachers: null,
  });
  rmSync(root, { recursive: true });
});

test("the file has the company facts of the specification (section 1)", () => {
  expect(readSchoolFile()).toMatchObject({
    founded: 2018,
    partnerUniversities: 50,
    teachers: 100,
    studentsInCourses: 8000,
    studentsWithFreeClasses: 10_000,
    enrolled: 5000,
    trialValue: 28,
    offices: [{ country: "CN" }, { country: "HK" }, { country: "VN" }],
  });
});

test.each([
  ["a misspelt fact", "founded: 2018", "fonded: 2018", lineOf("founded: 2018"), "fonded is not known here"],
  ["a figure in words", "teachers: 100", "teachers: many", lineOf("teachers: 100"), "teachers is wrong: "],
  ["no English name", "en-US: Yuqiao\n", "ko-KR: Yuqiao\n", lineOf("name:"), "name.en-US is wrong: English"],
  ["no address", "https://zalo.me/", "zalo.me/", lineOf("zalo:"), "zalo is wrong: An address begins"],
  ["markup", "hanName: 语桥", "hanName: <b>语桥</b>", lineOf("hanName:"), "hanName is wrong: "],
  [
    "a code without its link",
    "filingUrl: https://beian.miit.gov.cn/",
    'filingUrl: ""',
    lineOf("filingUrl:"),
    "filingUrl",
  ],
  [
    "a light color",
    'mainColor: ""',
    'mainColor: "#ffc72c"',
    lineOf("mainColor:"),
    "mainColor is wrong: This color is too light to read: its contrast with the site's light surfaces is 1.21:1",
  ],
  [
    "no language",
    "# languages: [",
    "languages: [] # [",
    lineOf("# languages:"),
    "languages is wrong: Choose at least",
  ],
  ["no country", "country: HK", "country: Hong Kong", lineOf("country: HK"), "offices.1.country is wrong: "],
  [
    "an unknown charged currency",
    "currency: CNY",
    "currency: RMB",
    lineOf("currency: CNY"),
    "charges.0.currency is wrong: ",
  ],
  [
    "a currency charged twice",
    "currency: VND",
    "currency: USD",
    lineOf("currency: VND"),
    "charges.2.currency is wrong: ",
  ],
  [
    "ways to pay without English",
    "      en-US: bank transfer in Vietnam\n",
    "",
    lineOf("      en-US: bank transfer in Vietnam") - 1,
    "charges.2.ways.en-US is wrong: English",
  ],
  ["no YAML", "founded: 2018", "founded: [", 0, ""],
])("%s is reported with its line", (_, was, is, line, what) => {
  expect(good).toContain(was);
  const parse = () => parseSchool(good.replace(was, is));
  expect(parse).toThrow(line ? `content/school.yaml:${line}: ${what}` : /^content\/school\.yaml:\d+: /);
});
