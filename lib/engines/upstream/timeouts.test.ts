import { callTimeoutMs } from "../../base/contract/endpoints";
import { isForm, timeoutMsOf } from "./timeouts";

test.each(["bookCombo", "preSaleRegister", "preSaleApply", "abroadCreate", "abroadIsApplied"] as const)(
  "the form %s has the maximum timeout for every asker",
  (name) => {
    expect(isForm(name)).toBe(true);
    expect(timeoutMsOf(name, "page")).toBe(callTimeoutMs);
    expect(timeoutMsOf(name, "visitor")).toBe(callTimeoutMs);
  },
);

test("content times out after three seconds for pages and ten for browsers", () => {
  expect(isForm("homePage")).toBe(false);
  expect(timeoutMsOf("homePage", "page")).toBe(3_000);
  expect(timeoutMsOf("homePage", "visitor")).toBe(10_000);
});
