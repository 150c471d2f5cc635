import fc from "fast-check";
import { abroadCreateRequest } from "../../base/contract/schemas";
import { maxLength } from "../../base/contract/fields";
import {
  codeForm,
  emptyEnrolment,
  enrolmentForm,
  interestOptions,
  phoneForm,
  type EnrolmentValues,
} from "./enrolment";
import { codeAgainRequest } from "./code-again";
import { regions } from "../../base/reference/campaign-regions";

const filledIn: EnrolmentValues = {
  ...emptyEnrolment("vn"),
  name: "  Lan Anh ",
  phoneNumber: "0912345678",
  email: " lan@example.com ",
  interest: ["3", "2"],
  gpa: "8.5",
  city: " Thâm Quyến ",
  university: "",
  major: "Luật",
  consent: true,
};
const wrongFields = (values: Partial<EnrolmentValues>) => {
  const { error } = enrolmentForm.safeParse({ ...filledIn, ...values });
  return error?.issues.map(({ path }) => path[0]) ?? [];
};

test("the request has exactly the provider's fields", () => {
  expect(enrolmentForm.parse(filledIn)).toEqual({
    name: "Lan Anh",
    phone_code: 84,
    phone_number: 912345678,
    email: "lan@example.com",
    gpa_score: 8.5,
    intention_city: "Thâm Quyến",
    intention_university: "",
    intention_major: "Luật",
    source: "越南",
    interest: "留学服务;HSK培训班",
  });
});

test("an empty grade is 0, and values of hidden fields are left out", () => {
  expect(enrolmentForm.parse({ ...filledIn, gpa: "" }).gpa_score).toBe(0);
  expect(enrolmentForm.parse({ ...filledIn, interest: ["1"], gpa: "-3" })).toMatchObject({
    gpa_score: 0,
    intention_city: "",
    intention_major: "",
    interest: "宣讲会",
  });
});

test.each([
  ["vn", 84, "越南"],
  ["id", 62, "印尼"],
  ["en", 86, "国际"],
] as const)("%s: code %i if the field is empty, source %s", (region, phone_code, source) => {
  const values = { ...filledIn, region, phoneCode: "" };
  expect(enrolmentForm.parse(values)).toMatchObject({ phone_code, source });
});

test("all blank fields are reported in the order of the form", () => {
  const blank = { name: " ", phoneNumber: "", email: " ", interest: [], consent: false };
  expect(wrongFields(blank)).toEqual(["name", "phoneNumber", "email", "interest", "consent"]);
});

test("the provider's schema accepts every valid form", () => {
  const text = (max: number) => fc.string({ unit: "binary", maxLength: max });
  const values: fc.Arbitrary<EnrolmentValues> = fc.record({
    region: fc.constantFrom(...regions),
    name: text(maxLength.name),
    startingCode: fc.constant("84"),
    phoneCode: fc.constantFrom("", "1", "84", "1809"),
    phoneNumber: fc.stringMatching(/^\d{1,14}$/),
    email: fc.emailAddress(),
    interest: fc.uniqueArray(fc.constantFrom(...interestOptions), { minLength: 1 }),
    gpa: fc.stringMatching(/^(\d{0,3}|\d{1,3}\.\d{0,2}|\.\d)$/),
    city: text(maxLength.wish),
    university: text(maxLength.wish),
    major: text(maxLength.wish),
    consent: fc.constant(true),
  });
  fc.assert(
    fc.property(values, (typed) => {
      const { data } = enrolmentForm.safeParse(typed);
      fc.pre(data !== undefined);
      expect(abroadCreateRequest.safeParse(data).error).toBeUndefined();
    }),
  );
});

test.each([
  ["", false],
  ["0", false],
  ["0000999", false],
  ["1000", true],
  ["0912345678", true],
  ["99999999999999", true],
])("phone number %j is valid: %s", (phoneNumber, expected) => {
  expect(wrongFields({ phoneNumber })).toEqual(expected ? [] : ["phoneNumber"]);
});

test.each([
  ["", true],
  ["0", true],
  ["3.75", true],
  ["100", true],
  ["100.1", false],
  ["999", false],
  ["-3", false],
  [".", false],
])("grade %j is valid: %s", (gpa, expected) => {
  expect(wrongFields({ gpa })).toEqual(expected ? [] : ["gpa"]);
});

const blanks = ["\u200B", "\u3164", "\u2800", "\u115F\u1160", "\uFEFF \u00AD", "\u202E\u202C", "\u0301"];
test.each(blanks)("a name of %j is blank", (name) => expect(wrongFields({ name })).toEqual(["name"]));

test.each([
  ["8。5", 8.5],
  ["8，5", 8.5],
  ["８.５", 8.5],
  ["٨٫٥", 8.5],
  [" \u202D3,75\u202C ", 3.75],
  ["\u200B", 0],
  ["1００", 100],
])("the grade %j is %s", (gpa, score) => {
  expect(enrolmentForm.parse({ ...filledIn, gpa }).gpa_score).toBe(score);
});
test.each(["8.5/10", "8..5", "1e1", "8 5", "8.5.0", "0x8", "八", "8½", "8.5%", "A"])(
  "%j is not a grade",
  (gpa) => {
    expect(wrongFields({ gpa })).toEqual(["gpa"]);
  },
);

test.each([
  ["84", "\u202D912 345 678\u202C"],
  ["84", "\u202D+84 912 345 678\u202C"],
  ["+84", "0084-912.345.678"],
  ["８４", "０９１２３４５６７８"],
  ["٨٤", "٠٩١٢ ٣٤٥ ٦٧٨"],
  ["84", "tel:+84-912-345-678"],
])("code %s and number %j are the same phone", (phoneCode, phoneNumber) => {
  const request = { phone_code: 84, phone_number: 912345678 };
  expect(enrolmentForm.parse({ ...filledIn, phoneCode, phoneNumber })).toMatchObject(request);
  expect(codeForm.parse({ code: phoneCode, number: phoneNumber, email: "a@b.co" })).toMatchObject(request);
  expect(phoneForm.parse({ code: phoneCode, number: phoneNumber })).toEqual({ code: "84", num: "912345678" });
});
test.each([
  "0912345678 ext 5",
  "0912345678 / 0987654321 (Zalo)",
  "+62 812 345 678",
  "0912345678x5",
  "②12345678",
])("%j is not a phone number of Vietnam", (phoneNumber) => {
  expect(wrongFields({ phoneNumber })).toEqual(["phoneNumber"]);
  expect(phoneForm.safeParse({ code: "84", number: phoneNumber }).success).toBe(false);
});

test("the other phone forms send the number without the national zero", () => {
  const phone = { code: "84", number: " 0912345678 " };
  expect(phoneForm.parse(phone)).toEqual({ code: "84", num: "912345678" });
  const request = codeForm.parse({ ...phone, email: " lan@example.com " });
  expect(request).toEqual({ phone_code: 84, phone_number: 912345678, email: "lan@example.com" });
  const place = { region: "vn", season: "2021-01" };
  expect(codeAgainRequest.safeParse({ ...request, ...place }).error).toBeUndefined();
});
