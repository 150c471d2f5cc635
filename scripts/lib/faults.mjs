/**
 * Faults that break a promise of the site, each with the tests that must notice it; `npm run mutation` covers single
 * functions. `text` occurs exactly once in `file`.
 * @type {{ name: string, file: string, text: string, instead: string, test: string }[]}
 */
export const faults = [
  {
    name: "two students get the last seat",
    file: "lib/subjects/series/bookings/book-seat.ts",
    text: `.where(eq(seriesClasses.id, classId))\n    .for("update")`,
    instead: ".where(eq(seriesClasses.id, classId))",
    test: "lib/subjects/series/bookings/overselling.test.ts",
  },
  {
    name: "a repeated request spends points again",
    file: "lib/engines/calls/idempotency.ts",
    text: "if (key === undefined) return work();",
    instead: "if (key !== undefined) return work();",
    test: "lib/subjects/series/bookings/booking.test.ts",
  },
  {
    name: "a seat held for the waiting list is sold to another student",
    file: "lib/subjects/series/bookings/book-seat.ts",
    text: "seriesClass.students + seriesClass.before >=",
    instead: "seriesClass.students >=",
    test: "lib/subjects/series/bookings/waiting-list.test.ts",
  },
  {
    name: "a booking queues no notification",
    file: "lib/subjects/series/bookings/book-seat.ts",
    text: "  await notifyOfBooking(tx, {",
    instead: "  if (id < 0) await notifyOfBooking(tx, {",
    test: "lib/app/delivery/outbox.test.ts",
  },
  {
    name: "passwords can be guessed without a limit",
    file: "lib/subjects/identity/limit-login.ts",
    text: "if (!isWrongPassword) await refund();",
    instead: "await refund();",
    test: "lib/engines/calls/log-in.test.ts",
  },
  {
    name: "an adviser may edit content",
    file: "lib/subjects/staff/authorize.ts",
    text: "!access.includes(session.staff.role)",
    instead: "access.length === 0",
    test: "lib/engines/calls/desk.test.ts",
  },
  {
    name: "a restored database gives out used ids",
    file: "lib/app/backup/load.ts",
    text: "::regclass, ${mark[2]}::bigint",
    instead: "::regclass, 1",
    test: "lib/app/backup/backup.test.ts",
  },
  {
    name: "a shared cache may store a visitor's page",
    file: "lib/engines/routing/responses.ts",
    text: `"private, no-cache"`,
    instead: `"public, max-age=60"`,
    test: "e2e/routing.spec.ts",
  },
  {
    name: "injected scripts run",
    file: "lib/engines/routing/security-headers.ts",
    text: "`'self' ${inlineScripts}",
    instead: "`'self' 'unsafe-inline'",
    test: "e2e/policy.spec.ts",
  },
  {
    name: "the login redirects to another site",
    file: "lib/base/links/safe-redirect.ts",
    text: `const origin = "https://own.invalid";`,
    instead: `const origin = "https://own.invalid";\n  if (value) return value;`,
    test: "e2e/policy.spec.ts",
  },
  {
    name: "search engines get the wrong address of a language",
    file: "lib/subjects/seo/urls.ts",
    text: `"x-default": pageUrl(path)`,
    instead: `"x-default": pageUrl(path, "ko-KR")`,
    test: "e2e/every-page.spec.ts",
  },
];
