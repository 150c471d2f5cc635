import { missingEngines } from "./engines.mjs";

const engines = {
  chromium: { path: "/usr/bin/chromium" },
  firefox: { missing: "no Firefox was found" },
  webkit: { missing: "WebKitWebDriver needs Xvfb", broken: true },
};
const savedCi = process.env.CI;

afterEach(() => {
  if (savedCi === undefined) delete process.env.CI;
  else process.env.CI = savedCi;
});

test("each missing engine is reported in a line, not as an error", () => {
  delete process.env.CI;
  expect(missingEngines(engines)).toEqual([
    { line: "firefox was not run: no Firefox was found.", error: false },
    { line: "webkit was not run: WebKitWebDriver needs Xvfb.", error: false },
  ]);
});

test("with CI set, a broken engine is an error and an absent one is not", () => {
  process.env.CI = "true";
  expect(missingEngines(engines).map(({ error }) => error)).toEqual([false, true]);
});
