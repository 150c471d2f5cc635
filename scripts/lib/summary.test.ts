import { addCounts, jestCounts, playwrightCounts, summaryLine, flakyTitles } from "./summary.mjs";

const unitReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};
const browserReport = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };

test("the counts of both runs are added up in one line", () => {
  expect(summaryLine(addCounts(jestCounts(unitReport), playwrightCounts(browserReport)))).toBe(
    "13 passed, 4 failed, 5 skipped",
  );
});

test("a run without a report counts as failed", () => {
  expect(summaryLine(jestCounts(undefined))).toBe("0 passed, 1 failed, 0 skipped");
  expect(summaryLine(playwrightCounts(undefined))).toBe("0 passed, 1 failed, 0 skipped");
});

test("tests that passed on retry are listed", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status: "expected" }, { status }] });
  const inner = { title: "a visitor", specs: [spec("books", "flaky"), spec("reads", "expected")] };
  expect(flakyTitles({ suites: [{ title: "a.spec.ts", specs: [], suites: [inner] }] })).toEqual([
    "a.spec.ts › a visitor › books",
  ]);
  expect(flakyTitles(undefined)).toEqual([]);
});
