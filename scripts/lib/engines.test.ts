import { notRun } from "./engines.mjs";

const found = {
  chromium: { path: "/usr/bin/chromium" },
  firefox: { missing: "no Firefox was found" },
  webkit: { missing: "WebKitWebDriver needs Xvfb beside it", broken: true },
};
const ci = process.env.CI;

afterEach(() => {
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
});

test("each engine that is missing is named in a line, and is no error", () => {
  delete process.env.CI;
  expect(notRun(found)).toEqual([
    { line: "firefox was not run: no Firefox was found.", error: false },
    { line: "webkit was not run: WebKitWebDriver needs Xvfb beside it.", error: false },
  ]);
});

test("with CI set, one that is there and lacks a part is an error; one that is not there is none", () => {
  process.env.CI = "true";
  expect(notRun(found).map(({ error }) => error)).toEqual([false, true]);
});
