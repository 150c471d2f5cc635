/** Counts of a run without tests. */
export const noCounts = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Jest's JSON report. A file that could not run counts as a failure, as does a missing report. */
export function jestCounts(report) {
  if (!report) return { ...noCounts, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report. An error outside any test counts as a failure, as does a missing report. */
export function playwrightCounts(report) {
  if (!report) return { ...noCounts, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** Titles of browser tests that failed first and passed on retry: a defect in the test or in the site. */
export function flakyTitles(report) {
  const titlesBelow = (suite, titles) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => [...titles, title].join(" › ")),
    ...(suite.suites ?? []).flatMap((inner) => titlesBelow(inner, [...titles, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => titlesBelow(suite, [suite.title]));
}

export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The last line of `npm test`, which other programs parse. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
