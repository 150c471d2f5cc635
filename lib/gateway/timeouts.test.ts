import { callTimeoutMs } from "../contract/endpoints";
import { isForm, timeoutMsOf } from "./timeouts";

test.each(["bookCombo", "preSaleRegister", "preSaleApply", "abroadCreate", "abroadIsApplied"] as const)(
  "%s is a form: who sent it gets all the time that a call has, wherever from",
  (name) => {
    expect(isForm(name)).toBe(true);
    expect(timeoutMsOf(name, "page")).toBe(callTimeoutMs);
    expect(timeoutMsOf(name, "visitor")).toBe(callTimeoutMs);
  },
);

test("a page gives up on content after three seconds, a visitor's browser after ten", () => {
  expect(isForm("homePage")).toBe(false);
  expect(timeoutMsOf("homePage", "page")).toBe(3_000);
  expect(timeoutMsOf("homePage", "visitor")).toBe(10_000);
});
