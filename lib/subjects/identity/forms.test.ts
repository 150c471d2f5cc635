import { birthYears } from "../../base/contract/account-fields";
import { loginForm, registerForm, registration, studentForm } from "./forms";

const wrongFields = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
  (result.error?.issues ?? []).map(({ path }) => path[0]);

test("a new password has at least 10 characters; an existing one is not checked", () => {
  const email = "lan@example.com";
  const account = { nickname: "Lan", email, kind: "student" as const };
  // Nine letters; nine with a combining mark; five emoji of two code units each.
  for (const password of ["ninesigns", "ninesígns".normalize("NFD"), "🐼🐉🏮🎋🥟"])
    expect(wrongFields(registration.safeParse({ ...account, password }))).toEqual(["password"]);
  for (const password of ["ten  signs", "十个字符一共在这里了"])
    expect(registration.safeParse({ ...account, password }).success).toBe(true);
  expect(loginForm.safeParse({ email, password: "1" }).success).toBe(true);
  expect(wrongFields(loginForm.safeParse({ email, password: "" }))).toEqual(["password"]);
});

test("the registration needs both boxes, and sends neither", () => {
  const account = {
    nickname: "Lan",
    email: "lan@example.com",
    kind: "student",
    password: "ten  signs",
  } as const;
  const agreed = { terms: true, privacy: true };
  expect(registerForm.parse({ ...account, ...agreed })).toEqual(account);
  for (const box of ["terms", "privacy"] as const)
    expect(wrongFields(registerForm.safeParse({ ...account, ...agreed, [box]: false }))).toEqual([box]);
});

describe("the student form", () => {
  const needsConsent = (year: number | undefined) => year !== undefined && year > 2008;
  const form = (isYearOptional = false) =>
    studentForm({ years: birthYears(2026), isYearOptional, needsConsent });
  const typed = { nickname: " Bảo ", birth_year: "2014", consent: true };

  test("sends the year as a number, and consent where it is required", () => {
    expect(form().parse(typed)).toEqual({ nickname: "Bảo", birth_year: 2014, consent: true });
    expect(form().parse({ ...typed, birth_year: " 2000 " })).toMatchObject({
      birth_year: 2000,
      consent: false,
    });
  });

  test("requires consent for a possible minor", () => {
    expect(wrongFields(form().safeParse({ ...typed, consent: false }))).toEqual(["consent"]);
  });

  test.each(["", "-3", "14", "20140", "1905", "2027", "20.4"])("refuses the year %j", (birth_year) => {
    expect(wrongFields(form().safeParse({ ...typed, birth_year }))).toContain("birth_year");
  });

  test("accepts a missing year where it is optional", () => {
    expect(form(true).parse({ ...typed, birth_year: " " })).toMatchObject({ birth_year: undefined });
  });
});
