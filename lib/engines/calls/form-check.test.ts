import { formCheck, formCheckHeader } from "./browser/form-check";
import { isSuspect } from "./form-check";

const suspect = (said: string) => isSuspect(new Headers({ [formCheckHeader]: said }));

test("a person is not suspect, however quick", () => {
  expect(suspect(formCheck(1000, ""))).toBe(false);
  expect(suspect(formCheck(1834.7, ""))).toBe(false);
  expect(suspect(formCheck(8 * 60 * 60 * 1000, ""))).toBe(false);
});

test("an app without the header is not suspect", () => {
  expect(isSuspect(new Headers())).toBe(false);
});

test("a too quick, fully filled or malformed check is suspect", () => {
  expect(suspect(formCheck(40, ""))).toBe(true);
  expect(suspect(formCheck(60_000, "https://spam.example"))).toBe(true);
  for (const said of ["", "t=", "t=-5", "t=1e9", "t=99999999999", "x", "t=5000;filled", "t=5000, t=6000"]) {
    expect(suspect(said)).toBe(true);
  }
});
