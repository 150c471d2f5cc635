import { formCheck, formCheckHeader } from "../api/form-check";
import { isSuspect } from "./form-check";

const suspect = (said: string) => isSuspect(new Headers({ [formCheckHeader]: said }));

test("a person, however quick, is none", () => {
  expect(suspect(formCheck(1000, ""))).toBe(false);
  expect(suspect(formCheck(1834.7, ""))).toBe(false);
  expect(suspect(formCheck(8 * 60 * 60 * 1000, ""))).toBe(false);
});

test("an app that calls by the contract is none", () => {
  expect(isSuspect(new Headers())).toBe(false);
});

test("a program that is too quick, fills in everything, or says nonsense is one", () => {
  expect(suspect(formCheck(40, ""))).toBe(true);
  expect(suspect(formCheck(60_000, "https://spam.example"))).toBe(true);
  for (const said of ["", "t=", "t=-5", "t=1e9", "t=99999999999", "x", "t=5000;filled", "t=5000, t=6000"]) {
    expect(suspect(said)).toBe(true);
  }
});
