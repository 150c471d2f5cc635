import fc from "fast-check";
import { abroadCreateRequest } from "../contract/schemas";
import {
  emailShape,
  emptyEnrolment,
  enrolmentPayload,
  interestOptions,
  isGrade,
  isPhoneNumber,
  maxLength,
  type EnrolmentValues,
} from "./enrolment";
import { regions } from "./region";

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
};

test("the payload is the provider's, to the letter", () => {
  expect(enrolmentPayload(filledIn)).toEqual({
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

test("an empty grade is 0, and answers to questions no longer asked are left out", () => {
  expect(enrolmentPayload({ ...filledIn, gpa: "" }).gpa_score).toBe(0);
  expect(enrolmentPayload({ ...filledIn, interest: ["1"] })).toMatchObject({
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
] as const)("%s: code %i where it was emptied, source %s", (region, phone_code, source) => {
  const values = { ...filledIn, region, phoneCode: "" };
  expect(enrolmentPayload(values)).toMatchObject({ phone_code, source });
});

test("whatever the form lets through, the provider takes", () => {
  const text = (most: number) => fc.string({ unit: "binary", maxLength: most });
  const values = fc.record({
    region: fc.constantFrom(...regions),
    name: text(maxLength.name).filter((name) => name.trim() !== ""),
    phoneCode: fc.constantFrom("", "1", "84", "1809"),
    phoneNumber: fc.stringMatching(/^\d{1,14}$/).filter(isPhoneNumber),
    email: fc.emailAddress().filter((email) => emailShape.test(email) && email.length <= maxLength.email),
    interest: fc.uniqueArray(fc.constantFrom(...interestOptions), { minLength: 1 }),
    gpa: fc.stringMatching(/^(\d{0,3}|\d{1,3}\.\d{0,2}|\.\d)$/).filter(isGrade),
    city: text(maxLength.extra),
    university: text(maxLength.extra),
    major: text(maxLength.extra),
  });
  fc.assert(
    fc.property(values, (typed) => {
      expect(abroadCreateRequest.safeParse(enrolmentPayload(typed)).error).toBeUndefined();
    }),
  );
});

test("an email is right exactly where the provider says so", () => {
  const part = fc.stringMatching(/^[A-Za-z0-9._'+@ -]{0,12}$/);
  const email = fc.oneof(
    fc.emailAddress(),
    fc.tuple(part, part).map(([a, b]) => `${a}@${b}.com`),
    part,
  );
  fc.assert(
    fc.property(email, (typed) => {
      const { success } = abroadCreateRequest.shape.email.safeParse(typed);
      expect(emailShape.test(typed)).toBe(success);
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
])("is %j a phone number: %s", (typed, expected) => expect(isPhoneNumber(typed)).toBe(expected));

test.each([
  ["", true],
  ["0", true],
  ["3.75", true],
  ["100", true],
  ["100.1", false],
  ["999", false],
  ["-3", false],
  [".", false],
])("is %j a grade: %s", (typed, expected) => expect(isGrade(typed)).toBe(expected));
