import { consentHeader, consentHeaders, readConsents } from "./consent";

test.each([
  ["privacy", ["privacy"]],
  ["privacy terms", ["terms", "privacy"]],
  ["", []],
  ["marketing", []],
  ["privacy,terms", []],
  ["privacy privacy", ["privacy"]],
])("%j means %j", (value, documents) => {
  expect(readConsents(new Headers({ [consentHeader]: value }))).toEqual(documents);
});

test("a form's header is read back, and a request without one agrees to nothing", () => {
  expect(readConsents(new Headers(consentHeaders("terms", "privacy")))).toEqual(["terms", "privacy"]);
  expect(readConsents(new Headers())).toEqual([]);
});
