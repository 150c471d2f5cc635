/** What a test run came to. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Jest's JSON report; a file that could not even run is a failure. Without a report, the run failed. */
export function jestCounts(report) {
  if (!report) return { ...nothing, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report; an error outside any test is a failure too. Without a report, the run failed. */
export function playwrightCounts(report) {
  if (!report) return { ...nothing, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** Titles of browser tests that failed once and passed when tried again: a defect, of the test or of the site. */
export function unsteady(report) {
  const below = (suite, titles) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => [...titles, title].join(" › ")),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => below(suite, [suite.title]));
}

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line of `npm test`, which other programs read. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
