import { classroomPath } from "../lib/base/paths";
import { formatMessage } from "../lib/base/i18n/format-message";
import { paymentText } from "../lib/subjects/school/charges";
import { servers } from "./servers";
import { holdRequests } from "./support/hold-requests";
import { findUpcomingLive } from "./support/upcoming-live";
import { validPassword, logInByCall, submitLogin } from "./support/sign-in";
import { toSchoolInput } from "./support/school-input";
import { serveTimeOfPage } from "./support/server-time";
import { expect, forgetLogin, test } from "./support/test";
import { words } from "./support/words";
import { tickRegistration } from "./support/consent";

/* The embedded provider's small account pages. Login and register themselves are in session.spec.ts. */

const en = words("en-US");
const { member } = en.account;

test.describe("a guest", () => {
  test("is redirected from a page for members to the login and returns after logging in", async ({
    page,
    complaints,
  }) => {
    for (const path of ["/account/student", "/account/teacher", "/account/classroom/1"]) {
      await forgetLogin(page);
      await page.goto(path);
      await expect(page.getByText(en.loginNeeded.content)).toBeVisible();
      await page.getByRole("link", { name: en.loginNeeded.login }).click();
      await submitLogin(page, "student@example.com");
      await page.waitForURL(`**${path}`);
      await expect(page.getByText(en.loginNeeded.content)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
    }
  });

  test("finds the device check, and a course, whose recordings are there after logging in", async ({
    page,
    complaints,
  }) => {
    await page.goto("/account/classroom-check");
    await page.getByRole("link", { name: en.classroomCheck.start }).click();
    await expect(page).toHaveURL(/\/class#device-check$/);
    await page.goto("/account/course/list/detail/1");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: en.courseDetail.recordings, exact: true })).toBeVisible();
    const watch = page.getByRole("link", { name: new RegExp(`^${en.courseDetail.watch}:`) });
    await expect(watch).toHaveCount(0);
    await page.getByRole("link", { name: en.courseDetail.loginToWatch }).click();
    await submitLogin(page, "student@example.com");
    await page.waitForURL("**/account/course/list/detail/1");
    await expect(watch.first()).toHaveAttribute("href", /^https:\/\//);
    expect(complaints).toEqual([]);
  });
});

test.describe("a student", () => {
  test("sees class points, series classes with their next lesson, and links to more", async ({
    page,
    complaints,
  }) => {
    await logInByCall(page, "student@example.com");
    await page.goto("/account/student");
    const response = await page.request.get("/api/v1/common/accounts/profile?version=1.0.0&client=web", {
      headers: {
        authorization: `Bearer ${(await page.context().cookies()).find((c) => c.name === "token")?.value}`,
      },
    });
    const { data } = (await response.json()) as {
      data: { student: { class_point: number; nickname: string } };
    };
    const { nickname, class_point: points } = data.student;
    await expect(
      page.getByText(formatMessage(en.studentCentre.hello, { name: nickname }, "en-US")),
    ).toBeVisible();
    await expect(page.getByText(points.toLocaleString("en-US"), { exact: true })).toBeVisible();
    const classes = page.getByRole("article");
    await expect(classes.first().getByText(/^Next: lesson \d+ of \d+$/)).toBeVisible();
    await expect(classes.first().getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/hot-sell\/detail\/\d+$/,
    );
    await page.getByRole("link", { name: en.studentCentre.hotCourses }).click();
    await expect(page).toHaveURL(/\/hot-sell$/);
    expect(complaints).toEqual([]);
  });

  test("sees the classes of a teacher, a notice that the teacher centre is for teachers, and logs out", async ({
    page,
    complaints,
  }) => {
    await logInByCall(page, "student@example.com");
    await page.goto("/account/teacher-detail/1/single");
    await expect(page.getByRole("heading", { name: en.teacherDetail.classes, exact: true })).toBeVisible();
    await expect(page.getByRole("article")).not.toHaveCount(0);
    // Students without a seat see no link to the classroom.
    await expect(page.getByText(member.early.split(":")[0] ?? "")).toHaveCount(0);

    await page.goto("/account/teacher");
    await expect(page.getByText(member.forTeachers)).toBeVisible();
    await page.getByRole("link", { name: member.toStudentCentre }).click();
    const points = page.getByRole("heading", { name: en.studentCentre.points, exact: true });
    await expect(points).toBeVisible();
    expect(complaints).toEqual([]);

    await page.getByRole("button", { name: en.header.exit }).click();
    await expect(page.getByText(en.loginNeeded.content)).toBeVisible();
    await expect(points).toHaveCount(0);
  });

  test("sees the same notice when the cookie does not name the role", async ({ page, baseURL }) => {
    await logInByCall(page, "student@example.com");
    await page.context().clearCookies({ name: "account_type" });
    await page.route("**/accounts/profile*", (route) => route.abort());
    await page.goto("/account/teacher");
    await expect(page.getByText(member.wrongAccount)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
  });
});

test("a newcomer registers on the way to the centre, which is empty and suggests the next step", async ({
  page,
}, { project }) => {
  await page.goto("/account/student");
  await page.getByRole("link", { name: en.loginNeeded.login }).click();
  const [, register = ""] = /<link>(.+)<\/link>/.exec(en.account.login.other) ?? [];
  await page.getByRole("link", { name: register }).click();
  await page.getByLabel(en.account.nickname).fill("Ngọc Anh 玉英");
  await page.getByLabel(en.account.email).fill(`centre-${project.name}@example.com`);
  await page.getByLabel(en.account.password).fill(validPassword);
  await tickRegistration(page);
  await page.getByRole("button", { name: en.account.register.submit }).click();
  await page.waitForURL("**/account/student");
  await expect(
    page.getByText(formatMessage(en.studentCentre.welcome, { name: "Ngọc Anh 玉英" }, "en-US")),
  ).toBeVisible();
  await expect(page.getByText("0", { exact: true })).toBeVisible();
  await expect(page.getByText(en.studentCentre.none)).toBeVisible();
  await expect(
    page.getByText(formatMessage(en.classPoints.text, { payment: paymentText("en-US") }, "en-US")),
  ).toBeVisible();
  await page.getByRole("link", { name: en.studentCentre.trial.ask }).click();
  await expect(page.getByRole("button", { name: en.trialLesson.form.submit })).toBeEnabled();
});

test("a parent sees the classes of each student", async ({ page }) => {
  await logInByCall(page, "parent@example.com");
  await page.goto("/account/student");
  const headings = page.getByRole("heading", {
    name: new RegExp(`^${formatMessage(en.studentCentre.classesOf, { name: ".+" }, "en-US")}$`),
  });
  await expect(headings).toHaveCount(2);
});

test("a teacher sees their own week and series classes with seats, and a notice that the student centre is for students", async ({
  page,
  complaints,
}) => {
  await logInByCall(page, "teacher@example.com");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/account/teacher");
  await expect(page.getByText(/^Spots taken: \d+ of \d+$/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: en.teacherCentre.week.title, exact: true })).toBeVisible();

  // The hours of the month in which the demo's class had its last lesson.
  const { title, month, kinds, download } = en.teacherCentre.hours;
  const ownHours = page.getByRole("region", { name: title });
  const held = toSchoolInput(Date.now() - 5 * 86_400_000).slice(0, 7);
  await ownHours.getByLabel(month).selectOption(held);
  const card = ownHours.getByRole("article", { name: kinds["one-to-many"] });
  await expect(card).toContainText(/lessons?, \d/);
  await expect(card).toContainText("120");
  const arrival = page.waitForEvent("download");
  await ownHours.getByRole("button", { name: formatMessage(download, { format: "XLSX" }, "en-US") }).click();
  expect((await arrival).suggestedFilename()).toBe(`teacher-hours-${held}.xlsx`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto("/account/student");
  await expect(page.getByText(member.forStudents)).toBeVisible();
  await page.getByRole("link", { name: member.toTeacherCentre }).click();
  await expect(page.getByRole("heading", { name: en.teacherCentre.classes, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe("entering a live class", () => {
  const minute = 60_000;

  test("the page follows the clock from before the start to the end, without a reload", async ({
    page,
    request,
    complaints,
  }) => {
    const live = await findUpcomingLive(request);
    await logInByCall(page, "student@example.com");
    await serveTimeOfPage(page);
    await page.clock.install({ time: Date.parse(live.from) - 6 * minute });
    await page.goto(`/account/live-detail/${live.id}`);
    await expect(page.getByRole("heading", { name: live.lesson_name, exact: true })).toBeVisible();
    // Without a link there is never a button (classroom.spec.ts).
    const enter = page.getByRole("link", { name: member.enter });
    await expect(page.getByText(member.early.split("{")[0] ?? "")).toBeVisible();
    await expect(enter).toHaveCount(0);
    await page.clock.fastForward(6 * minute);
    await expect(page.getByText(en.live.state.live)).toBeVisible();
    await expect(enter).toHaveAttribute("href", classroomPath("live", live.id));
    await page.clock.fastForward(Date.parse(live.to) - Date.parse(live.from));
    await expect(page.getByText(member.over)).toBeVisible();
    await expect(enter).toHaveCount(0);
    await expect(page.getByRole("link", { name: en.liveDetail.recordings })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe("missing records and failing calls", () => {
  test("show the not-found content", async ({ page }) => {
    await logInByCall(page, "student@example.com");
    for (const path of [
      "/account/live-detail/987654321",
      "/account/live-detail/9999999999",
      "/account/teacher-detail/987654321/single",
      "/account/course/list/detail/987654321",
      "/account/classroom/987654321",
    ]) {
      await page.goto(path);
      await expect
        .soft(page.getByRole("heading", { name: en.notFound.title, exact: true }), path)
        .toBeVisible();
    }
  });

  test("one page serves all ids, so that a million ids store nothing", async ({ request }) => {
    const headers = { cookie: "token=of-a-member; account_type=student" };
    const pages = await Promise.all(
      [1, 2, 987654321].map(async (id) =>
        (await request.get(`/account/live-detail/${id}`, { headers })).text(),
      ),
    );
    expect(new Set(pages).size).toBe(1);
  });

  test("a rejected token does not affect a public course page; elsewhere it is removed, and the visitor becomes a guest", async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "token", value: "forged", url: baseURL ?? "" }]);
    await page.goto("/account/course/list/detail/1");
    await expect(page.getByRole("link", { name: en.courseDetail.loginToWatch })).toBeVisible();
    await page.context().addCookies([
      { name: "token", value: "forged", url: baseURL ?? "" },
      { name: "account_type", value: "student", url: baseURL ?? "" },
    ]);
    await page.goto("/account/student");
    await expect(page.getByText(en.loginNeeded.content)).toBeVisible();
    expect((await page.context().cookies()).find(({ name }) => name === "token")).toBeUndefined();
  });

  test("a course is readable without script in the visitor's language, and only existing courses have a page", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/account/course/list/detail/1?locale=vi-VN");
    const { recordings } = words("vi-VN").courseDetail;
    await expect(page.getByRole("heading", { name: recordings, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).not.toHaveText([recordings]);
    const pages = await Promise.all(
      [987654321, 987654322].map(async (id) =>
        (await page.request.get(`/account/course/list/detail/${id}`)).text(),
      ),
    );
    expect(new Set(pages).size).toBe(1);
    await context.close();
  });

  test("a failing call shows an error, and a retry shows the centre", async ({ page }) => {
    await logInByCall(page, "student@example.com");
    await page.route("**/api/account/student*", (route) =>
      route.fulfill({ status: 500, json: { code: 5000, message: "" } }),
    );
    await page.goto("/account/student");
    await expect(page.getByText(en.notice.failed)).toBeVisible();
    await page.unroute("**/api/account/student*");
    await page.getByRole("button", { name: en.notice.retry }).click();
    await expect(page.getByRole("heading", { name: en.studentCentre.points, exact: true })).toBeVisible();
  });
});

test("with another provider neither these pages nor their calls exist", async ({ request }) => {
  for (const path of ["/account/student", "/account/live-detail/1", "/account/classroom-check"]) {
    expect((await request.get(servers.down.address + path)).status()).toBe(404);
  }
  const response = await request.get(`${servers.down.address}/api/account/student`);
  expect(await response.json()).toMatchObject({ code: 4040 });
});

/** Collects what moves on the page while it loads, in `window.moved`. Runs in the page. */
function watchShifts(): void {
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      // Shifts caused by the web font replacing the fallback font, mainly in the header, are not tested here.
      const head = document.querySelector("header");
      if (shift.value < 0.001 || shift.sources.every(({ node }) => head?.contains(node))) continue;
      moved.push(...shift.sources.map(({ node }) => node?.textContent ?? "something that is gone"));
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { moved });
}

test("nothing on a member's page shifts while data load", async ({ page }) => {
  await page.addInitScript(watchShifts);
  for (const [email, path] of [
    ["student@example.com", "/account/student"],
    ["parent@example.com", "/account/student"],
    ["teacher@example.com", "/account/teacher"],
    ["student@example.com", "/account/settings"],
    ["student@example.com", "/account/trial"],
  ] as const) {
    await forgetLogin(page);
    await logInByCall(page, email);
    const release = await holdRequests(page, "**/api/account/**");
    await page.goto(path);
    const waiting = page.getByRole("status").filter({ hasText: en.notice.loading });
    await expect(waiting).toBeVisible();
    release();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole("link", { name: en.account.back })).toBeVisible();
    // The browser reports layout shifts one frame later.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect.soft(moved, `${path} of ${email}`).toEqual([]);
  }
});
