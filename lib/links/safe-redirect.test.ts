import fc from "fast-check";
import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  test.each(["/home", "/live?tab=2", "/hot-sell/detail/3#faq", "/a%2fb", "/?x=//y"])("keeps %s", (path) => {
    expect(safeRedirect(path, "/home")).toBe(path);
  });

  test.each([
    null,
    "",
    "home",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/..//evil.example",
    "/./\\evil.example",
    ` //evil.example`,
    `/${"a".repeat(3000)}`,
  ])("refuses %j", (value) => {
    expect(safeRedirect(value, "/home")).toBe("/home");
  });

  test("whatever it is given, a browser stays on the site", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (value) => {
          const target = new URL(safeRedirect(value, "/home"), "https://school.example");
          expect(target.origin).toBe("https://school.example");
        },
      ),
    );
  });
});
