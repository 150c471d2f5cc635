import { consentHeader, consentHeaders, readConsentHeaders } from "./consent";

test.each([
  ["privacy", ["privacy"]],
  ["privacy terms", ["terms", "privacy"]],
  ["", []],
  ["marketing", []],
  ["privacy,terms", []],
  ["privacy privacy", ["privacy"]],
])("%j means %j", (value, documents) => {
  expect(readConsentHeaders(new Headers({ [consentHeader]: value }))).toEqual(documents);
});

test("a form's header is read back, and a request without one agrees to nothing", () => {
  expect(readConsentHeaders(new Headers(consentHeaders("terms", "privacy")))).toEqual(["terms", "privacy"]);
  expect(readConsentHeaders(new Headers())).toEqual([]);
});
