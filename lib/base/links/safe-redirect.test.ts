import fc from "fast-check";
import { redirectPayloads } from "../../../testing/links/redirect-payloads";
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

  test("there are two hundred payloads", () => {
    expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(200);
  });

  test.each(redirectPayloads)("stays on the site, given %j", (value) => {
    // As the form reads it from the address, and decoded once more.
    const read = new URLSearchParams({ redirect: value }).get("redirect");
    for (const given of [read, decodeLoosely(value)]) {
      const answer = safeRedirect(given, "/home");
      expect(answer).toMatch(/^\/(?![/\\])/);
      expect(new URL(answer, "https://school.example").origin).toBe("https://school.example");
      expect(answer).not.toMatch(/[\r\n\t]/);
    }
  });

  test("a browser stays on the site for any value", () => {
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

function decodeLoosely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
