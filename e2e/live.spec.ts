import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { hydratePage } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { serveTime, serveTimeOfPage } from "./support/server-time";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");
const readyCall = "**/api/v1/student/ready/live";
const recordCall = "**/api/v1/student/video/record";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");
const empty = { code: 0, message: "", data: { total: 0, page: 1, per_page: 8, list: [] } };

test.describe("the two tabs", () => {
  test("switching reloads the list and changes the address, which can be shared and has a history entry", async ({
    page,
  }) => {
    await page.clock.install();
    await openInLanguage(page, "en-US", "/live");
    await hydratePage(page);
    const asked = page.waitForRequest(recordCall);
    await tab(page, en.live.records).click();
    await asked;
    await expect(page).toHaveURL(/\/live\?tab=records$/);
    await expect(tab(page, en.live.records)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page).getByText(en.live.watch).first()).toBeVisible();
    // A page that was rendered a while ago reloads at start; a request less than two seconds ago is not repeated.
    await page.clock.fastForward(2_000);
    const again = page.waitForRequest(readyCall);
    await page.goBack();
    await again;
    await expect(page).toHaveURL(/\/live$/);
    await expect(tab(page, en.live.ready)).toHaveAttribute("aria-selected", "true");
  });

  test("a shared address shows its tab at once, also without script", async ({ request }) => {
    const html = await (await request.get("/live?tab=records&locale=en-US")).text();
    expect(html).toMatch(/id="tab-records"[^>]*aria-selected="true"/);
    expect(html).toContain(en.live.watch);
    expect(html).toContain('"@type":"VideoObject"');
  });

  test("arrow keys move between them, Enter and space choose; an empty list shows a message, a failed one a retry", async ({
    page,
  }) => {
    await openInLanguage(page, "en-US", "/live");
    await hydratePage(page);
    await tab(page, en.live.ready).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, en.live.records)).toBeFocused();
    await expect(tab(page, en.live.ready)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(tab(page, en.live.records)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect(tab(page, en.live.ready)).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await hydratePage(page);
    await page.route(recordCall, (route) =>
      route.fulfill({ status: 500, json: { code: 5000, message: "" } }),
    );
    await tab(page, en.live.records).click();
    await expect(panel(page).getByText(en.notice.failed)).toBeVisible();
    await page.unroute(recordCall);
    await page.route(recordCall, (route) => route.fulfill({ json: empty }));
    await panel(page).getByRole("button", { name: en.notice.retry }).click();
    await expect(panel(page).getByText(en.live.empty.records)).toBeVisible();
  });
});

test.describe("members-only links", () => {
  type Row = [what: string, address: string, item: (page: Page) => ReturnType<Page["locator"]>];
  const rows: Row[] = [
    ["a live class", "/live", (page) => panel(page).locator("h3 a").first()],
    ["a recording", "/live?tab=records", (page) => panel(page).locator("h3 a").first()],
    [
      "a course",
      "/live",
      (page) => page.getByRole("region", { name: en.live.courses.title }).locator("h3 a").first(),
    ],
    [
      "a teacher's page",
      "/hot-sell/detail/1",
      (page) => page.getByRole("link", { name: en.hotSell.teacher.page }),
    ],
  ];
  test("send a visitor to the login and back", async ({ page }) => {
    for (const [what, address, item] of rows)
      await test.step(what, async () => {
        await openInLanguage(page, "en-US", address);
        await hydratePage(page);
        const target = await item(page).getAttribute("href");
        // By keyboard, since a carousel may be moving.
        await item(page).focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: en.loginNeeded.title });
        await expect(dialog).toContainText(en.loginNeeded.content);
        const login = dialog.getByRole("link", { name: en.loginNeeded.login });
        const href = new URL((await login.getAttribute("href")) ?? "", page.url());
        expect(href.pathname).toBe("/account/login");
        expect(href.searchParams.get("redirect")).toBe(target);
        await expect(dialog.getByRole("link", { name: en.loginNeeded.register })).toHaveAttribute(
          "href",
          /\/account\/register\?redirect=/,
        );
        if (what === "a live class")
          await expect(dialog.getByRole("link", { name: en.loginNeeded.open })).toHaveAttribute(
            "href",
            /^\/live\/\d+$/,
          );
        await dialog.getByRole("button", { name: en.loginNeeded.cancel }).click();
        await expect(dialog).toBeHidden();
        await expect(item(page)).toBeFocused();
      });
  });

  test("open for a student without a login", async ({ page }) => {
    await logInByCall(page, "student@example.com");
    await openInLanguage(page, "en-US", "/live");
    await hydratePage(page);
    const item = panel(page).locator("h3 a").first();
    const target = (await item.getAttribute("href")) ?? "none";
    await item.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
});

test("a class goes from upcoming to live to ended by the clock alone", async ({ page }) => {
  await openInLanguage(page, "en-US", "/live");
  const card = panel(page).locator("article").nth(2);
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const begins = Date.parse((await card.locator("time").first().getAttribute("datetime")) ?? "");
  await serveTimeOfPage(page);
  await page.clock.install({ time: begins - 30_000 });
  await page.goto("/live");
  await hydratePage(page);
  const own = panel(page).locator("article", { hasText: name });
  const badge = own.locator("[data-state]");
  await expect(badge).toHaveText("in 1 minute");
  await page.clock.fastForward(31_000);
  await expect(badge).toHaveText(en.live.state.live);
  // Longer than any class. Its list is requested again meanwhile, while its content has not changed.
  await page.clock.fastForward(3 * 3600_000);
  await expect(badge).toHaveText(en.live.state.ended);
  await expect(own.getByRole("button", { name: en.live.add })).toHaveCount(0);
});

/** The first paint of a page that was rendered long ago: no script has run yet. */
test("an old page shows ended and live classes correctly at its first paint, and reloads at once", async ({
  page,
}) => {
  await openInLanguage(page, "en-US", "/live");
  const cards = panel(page).locator("article");
  const names = await cards.getByRole("heading").allTextContents();
  const times = await cards
    .locator("time:first-of-type")
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  const begins = Math.max(...times.slice(0, 6));
  // The fourth or a later class has just started; all before it have ended.
  await serveTime(page, begins + 60_000);
  // Held, not refused: after a refusal the page would reload.
  await holdRequests(page, siteScripts);
  const shown = panel(page).locator("article:visible");
  await page.goto("/live", { waitUntil: "domcontentloaded" });
  await expect(shown.first().locator("[data-state]")).toHaveText(en.live.state.live);
  await expect(shown).not.toHaveCount(names.length);
  await expect(panel(page).getByText(names[0] ?? "", { exact: true })).toBeHidden();
  await page.unroute(siteScripts);
  const asked = page.waitForRequest(readyCall);
  await page.goto("/live");
  await asked;
  await hydratePage(page);
  await expect(panel(page).getByText(names[0] ?? "", { exact: true })).toHaveCount(0);

  // The home page names the class after it, which is in the list of live classes.
  await page.goto("/home");
  const next = page.getByRole("region", { name: en.home.freeClass.title }).locator("dl:visible");
  await expect(next).toHaveCount(1);
  const start = Date.parse((await next.locator("time").first().getAttribute("datetime")) ?? "");
  expect(start + 3600_000).toBeGreaterThan(begins + 60_000);
});

test("the home page links to the free class that it names", async ({ page }) => {
  await openInLanguage(page, "en-US", "/home");
  const link = page
    .getByRole("region", { name: en.home.freeClass.title })
    .locator("dl:visible")
    .getByRole("link");
  const name = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/live\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: name ?? "none" })).toBeVisible();
  await page.goto("/live");
  await expect(panel(page).getByRole("heading", { name: name ?? "none", exact: true })).toHaveCount(1);
});

test("times are shown in the visitor's time zone and in Beijing's", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "en-US", timezoneId: "America/New_York" });
  const page = await context.newPage();
  await page.goto("/live?locale=en-US");
  const [own, beijing] = [0, 1].map((index) =>
    panel(page).locator("article").first().locator("time").nth(index),
  );
  const instant = new Date((await own?.getAttribute("datetime")) ?? "");
  const written = (timeZone: string) =>
    instant
      .toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
      .replace(/\s/, "\\s");
  await expect(own!).toHaveText(new RegExp(`, ${written("America/New_York")}`));
  await expect(beijing!).toHaveText(new RegExp(`, ${written("Asia/Shanghai")}`));
  await context.close();
});

test("a time shown as local is local before any script of the page has run", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "en-US", timezoneId: "Asia/Jakarta" });
  const page = await context.newPage();
  // Held, not refused: after a refusal the page would reload.
  await holdRequests(page, siteScripts);
  for (const path of ["/home", "/live", "/live/8", "/hot-sell", "/hot-sell/detail/1", "/teachers/1"]) {
    await page.goto(`${path}?locale=en-US`, { waitUntil: "domcontentloaded" });
    const times = page.locator("time[data-own]");
    for (const time of await times.all()) {
      const instant = new Date((await time.getAttribute("datetime")) ?? "");
      const style = await time.getAttribute("data-own");
      const written = (options: Intl.DateTimeFormatOptions) =>
        instant.toLocaleString("en-US", { timeZone: "Asia/Jakarta", ...options });
      const clock = written({ hour: "numeric", minute: "2-digit" });
      // For the rhythm of lessons, weekday and time are separate.
      const expected =
        {
          weekday: written({ weekday: "short" }),
          clock,
          day: written({ month: "short", day: "numeric" }),
          zone: "Western Indonesia Time",
        }[style ?? ""] ?? `, ${clock}`;
      expect.soft((await time.textContent())?.replace(/\s/g, " "), path).toContain(expected);
    }
    expect(await times.count(), path).toBeGreaterThan(0);
  }
  // On paper too, without scrolling to the lessons.
  await page.goto("/hot-sell/detail/1?locale=en-US", { waitUntil: "domcontentloaded" });
  await page.emulateMedia({ media: "print" });
  const [schedule, lessons] = [
    page.locator("section[aria-labelledby=schedule]"),
    page.locator("section[aria-labelledby=lessons]"),
  ];
  expect(await schedule.innerText()).toContain("Western Indonesia Time");
  expect((await schedule.innerText()) + (await lessons.innerText())).not.toContain("Beijing");
  await expect(lessons.locator("time:not([data-own])")).toHaveCount(0);
  await context.close();
});

test("times are aligned across a row, however long the titles are; a class is added to the calendar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInLanguage(page, "en-US", "/live");
  const tops = await panel(page)
    .locator("article")
    .evaluateAll((cards) =>
      cards.map((card) =>
        [card, card.querySelector("dl")].map((element) => element?.getBoundingClientRect().top),
      ),
    );
  const [first] = tops;
  const row = tops.filter(([top]) => top === first?.[0]);
  expect(row.length).toBeGreaterThan(2);
  expect(new Set(row.map(([, times]) => times)).size).toBe(1);
  await hydratePage(page);
  const card = panel(page).locator("article").first();
  const start = await card.locator("time").first().getAttribute("datetime");
  const saved = page.waitForEvent("download");
  await card.getByRole("button", { name: en.live.add }).focus();
  await page.keyboard.press("Enter");
  const file = readFileSync(await (await saved).path(), "utf8");
  expect(file).toContain("BEGIN:VEVENT");
  expect(file).toContain(`DTSTART:${(start ?? "").replace(/[-:]|\.000/g, "")}`);
});
