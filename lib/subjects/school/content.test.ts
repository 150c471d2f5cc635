import { schoolContent } from "./content";
import { normalizeFacts } from "./normalize-facts";
import { noFacts, schoolFile } from "./school-file";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

const name = { "en-US": "Lotus Hanyu" };
const issuesOf = (facts: object) => {
  const result = schoolContent.schema.safeParse(facts);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

test.each(["phone", "email", "wechat", "zalo", "whatsapp"])("a name and %s are enough", (contact) => {
  const value = { phone: "+86 20 1234", email: "a@b.example" }[contact] ?? "https://chat.example/1";
  const result = schoolContent.schema.safeParse({ name, [contact]: value });
  expect(result).toMatchObject({ success: true, data: { ...noFacts(), name, [contact]: value } });
});

test("a name without a way to reach the school, and facts without a name, are refused", () => {
  expect(issuesOf({ name })).toEqual(["email noContact"]);
  expect(issuesOf({ email: "a@b.example" })).not.toEqual([]);
});

test.each([
  ["a year in the future", { founded: 2027 }, "founded future"],
  ["this year", { founded: 2026 }, undefined],
  ["an unlikely year", { founded: 26 }, "founded tooSmall"],
  ["a negative figure", { teachers: -1 }, "teachers tooSmall"],
  ["a filing number without its link", { filingNumber: "1" }, "filingUrl required"],
  ["days without a time", { freeClassDays: [2] }, "freeClassTime required"],
  ["a time without days", { freeClassTime: "22:00" }, "freeClassDays required"],
  ["a time that is none", { freeClassTime: "25:00", freeClassDays: [2] }, "freeClassTime malformed"],
])("%s is checked", (_, facts, issue) => {
  expect(issuesOf({ name, email: "a@b.example", ...facts })).toEqual(issue ? [issue] : []);
});

test("a figure of 0 counts as not given", () => {
  const facts = schoolContent.schema.parse({ name, email: "a@b.example", teachers: 0, trialValue: "" });
  expect(facts).toMatchObject({ teachers: null, trialValue: null });
});

test("placeholders that older versions demanded are read as not given", () => {
  const old = {
    ...schoolFile(),
    founded: 2031,
    teachers: 0,
    vietnamTaxCode: "-",
    legalName: { "en-US": " – " },
  };
  expect(normalizeFacts(old as never)).toMatchObject({
    founded: null,
    teachers: null,
    vietnamTaxCode: "",
    legalName: {},
    partnerUniversities: 50,
  });
  expect(normalizeFacts(schoolFile())).toEqual(schoolFile());
});
