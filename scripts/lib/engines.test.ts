import { notRun } from "./engines.mjs";

const found = {
  chromium: { path: "/usr/bin/chromium" },
  firefox: { missing: "no Firefox was found" },
  webkit: { missing: "WebKitWebDriver needs Xvfb", broken: true },
};
const ci = process.env.CI;

afterEach(() => {
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
});

test("each missing engine is reported in a line, not as an error", () => {
  delete process.env.CI;
  expect(notRun(found)).toEqual([
    { line: "firefox was not run: no Firefox was found.", error: false },
    { line: "webkit was not run: WebKitWebDriver needs Xvfb.", error: false },
  ]);
});

test("with CI set, a broken engine is an error and an absent one is not", () => {
  process.env.CI = "true";
  expect(notRun(found).map(({ error }) => error)).toEqual([false, true]);
});
