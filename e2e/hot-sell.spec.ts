import type { Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { languages } from "../lib/base/i18n/languages";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { applyButton, chooseRegion } from "./support/apply";
import { hydratePage } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { shiftDeviceClock } from "./support/server-time";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";
import { tickConsent } from "./support/consent";

const en = words("en-US");
const priceText = new RegExp(`^${en.prices.points.replace("{n}", "[\\d,]+")}$`);
const preSaleCall = "**/api/v1/student/doom/preSale";
const setsCall = "**/api/v1/student/recommend/sets";

test("the pages of the list have addresses and canonical links of their own, and end with the last page", async ({
  request,
}) => {
  const first = await (await request.get("/hot-sell?locale=ko-KR")).text();
  expect(first).toContain('href="/hot-sell?page=2"');
  const second = await request.get("/hot-sell?page=2&locale=ko-KR");
  const html = await second.text();
  expect(second.status()).toBe(200);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/hot-sell\?page=2&amp;locale=ko-KR"/);
  const names = (page: string) => [...page.matchAll(/<h3 id="preSale-(\d+)"/g)].map(([, id]) => id);
  expect(names(first)).toHaveLength(10);
  expect(names(html).length).toBeGreaterThan(0);
  expect(names(first)).not.toEqual(expect.arrayContaining(names(html)));
  const afterLast = await request.get("/hot-sell?page=99&locale=vi-VN");
  expect(afterLast.status()).toBe(404);
  expect(await afterLast.text()).toContain(words("vi-VN").notFound.title);
});

test("mode, level and sort are in the address and survive a reload; without matches a button shows all", async ({
  page,
}) => {
  await openInLanguage(page, "en-US", "/hot-sell?page=2");
  await hydratePage(page);
  await page.getByLabel(en.hotSell.filters.mode).selectOption({ label: en.hotSell.modes.live });
  await expect(page).toHaveURL(/\/hot-sell\?mode=live$/);
  await page.getByLabel(en.hotSell.filters.sort).selectOption({ label: en.hotSell.filters.price });
  await expect(page).toHaveURL(/\?mode=live&sort=price$/);
  const cards = page.getByRole("region", { name: en.hotSell.preSale }).getByRole("article");
  const check = async () => {
    await expect(cards.first().getByText(en.hotSell.modes.live, { exact: true })).toBeVisible();
    const prices = (await cards.getByText(priceText).allTextContents()).map((text) => Number.parseInt(text));
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  };
  await check();
  await page.reload();
  await expect(page.getByLabel(en.hotSell.filters.mode)).toHaveValue("live");
  await check();
  await page.goto("/hot-sell");
  await hydratePage(page);
  await page.getByLabel(en.hotSell.filters.search).fill("INTENSIVE hsk9");
  await expect(page).toHaveURL(/\?q=INTENSIVE\+hsk9$/);
  await expect(page.getByText(en.hotSell.none)).toBeVisible();
  await page.getByLabel(en.hotSell.filters.search).fill("intensive 30");
  await expect(cards.first()).toContainText("HSK 4 intensive: 30 lessons");
  const teacher = page.getByRole("combobox", { name: en.hotSell.filters.teacher });
  const [, teacherName = ""] = await teacher.locator("option").allTextContents();
  await page.goto("/hot-sell");
  await hydratePage(page);
  await teacher.selectOption({ label: teacherName });
  await page.getByRole("combobox", { name: en.hotSell.filters.time }).selectOption("evening");
  await expect(page).toHaveURL(/\?teacher=\d+&time=evening$/);
  await page.goto("/hot-sell");
  await hydratePage(page);
  for (const day of ["Monday", "Wednesday", "Friday"])
    await page.getByRole("checkbox", { name: day }).check({ force: true });
  await expect(page).toHaveURL(/\?day=135$/);
  await expect(cards.first()).toContainText("Mon, Wed, Fri");
  // The days of the lessons; deadlines fall on other days.
  await expect(cards.getByText(/^(Tue|Thu|Sat|Sun)$/)).toHaveCount(0);
  await page.goto("/hot-sell?level=HSK+99&day=9");
  await expect(page.getByText(en.hotSell.none)).toBeVisible();
  await page.getByRole("button", { name: en.hotSell.clear }).click();
  await expect(page).toHaveURL(/\/hot-sell$/);
  await expect(cards).toHaveCount(10);
});

test("on a phone the banner waits for the end of the page, as whose parts arrive it would be pushed down", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const banner = page.locator("main img[src^='/art/banners/']");
  await page.route("/hot-sell", async (route) => {
    const response = await route.fetch();
    const [arrived] = (await response.text()).split("<div data-end");
    await route.fulfill({ response, body: arrived });
  });
  await page.goto("/hot-sell");
  await expect(banner).toBeAttached();
  await expect(banner).toBeHidden();
  await page.unroute("/hot-sell");
  await page.goto("/hot-sell");
  await expect(banner).toBeVisible();
});

test("a choice searches all pages of a list that is longer than the provider's largest page", async ({
  page,
}) => {
  await openInLanguage(page, "en-US", "/hot-sell");
  await hydratePage(page);
  const classCount = 203;
  await page.route(preSaleCall, async (route) => {
    const { page: number, per_page } = route.request().postDataJSON() as { page: number; per_page: number };
    const response = await route.fetch({ postData: { page: 1, per_page } });
    const answer = (await response.json()) as { data: { list: object[] } };
    const rows = Array.from({ length: classCount }, (_, n) => ({
      ...answer.data.list[0],
      ...{ id: 900_000 + n, combo_name: `Copy number ${n}.` },
    }));
    const list = rows.slice((number - 1) * per_page, number * per_page);
    const data = { total: classCount, page: number, per_page, list };
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.getByLabel(en.hotSell.filters.search).fill("number 202.");
  const cards = page.getByRole("region", { name: en.hotSell.preSale }).getByRole("article");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Copy number 202.");
});

test("an address with a choice shows it without waiting for the late start of the scripts", async ({
  page,
}) => {
  // Timers of a second and more never fire, so only what starts without them happens.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const early = (callback: () => void, ms = 0) => (ms < 1000 ? setTimeout(callback, ms) : 0);
    window.setTimeout = early as typeof setTimeout;
  });
  await openInLanguage(page, "en-US", "/hot-sell?q=HSK+99");
  await expect(page.getByText(en.hotSell.none)).toBeVisible();
});

test("a choice or press before hydration counts, and a press shows that it is pending", async ({ page }) => {
  let release = await holdRequests(page, siteScripts);
  await openInLanguage(page, "en-US", "/hot-sell");
  const ask = page.getByRole("main").getByRole("link", { name: en.hotSell.card.ask }).first();
  await ask.click();
  await expect(ask).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: en.consult.title })).toBeVisible();
  release = await holdRequests(page, siteScripts);
  // Held scripts delay the load event, after which the browser restores the scroll position, which starts the scripts.
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.getByLabel(en.hotSell.filters.level).selectOption("HSK 1");
  release();
  await expect(page).toHaveURL(/\?level=HSK\+1$/);
  // A class at HSK 1–2 also matches HSK 1.
  const levels = page.getByRole("article").getByText(/^HSK \d/);
  await expect(levels.filter({ hasText: /^HSK 1–2$/ }).first()).toBeAttached();
  await expect(levels.filter({ hasText: /^HSK 3/ })).toHaveCount(0);
});

test("a visitor's question about a class is sent from the dialog with the chat codes", async ({ page }) => {
  await openInLanguage(page, "en-US", "/hot-sell");
  await hydratePage(page);
  await page.getByRole("article").first().getByRole("link", { name: en.hotSell.card.ask }).click();
  const dialog = page.getByRole("dialog", { name: en.consult.title });
  const question = dialog.getByLabel(en.consult.form.question);
  const submit = dialog.getByRole("button", { name: en.apply.visitor.submit });
  await submit.click();
  await expect(question).toHaveAttribute("aria-invalid", "true");
  await expect(question).toBeFocused();
  await test.step("the toast covers no field, box or error, at any width and text size", async () => {
    const toast = dialog.locator("[data-tone=error]");
    for (const [width, textSize] of [
      [320, "100%"],
      [390, "200%"],
      [1280, "100%"],
      [1280, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      await toast.scrollIntoViewIfNeeded();
      const covered = await toast.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [...element.closest("form")!.querySelectorAll("input, textarea, label, button, .field-error")]
          .filter((other) => !element.contains(other) && other.checkVisibility())
          .filter((other) => {
            const box = other.getBoundingClientRect();
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          })
          .map((other) => other.outerHTML);
      });
      expect.soft(covered, `${width} px, text at ${textSize}`).toEqual([]);
      await question.focus();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  });
  await question.fill("Do you teach on Sundays?");
  await dialog.getByLabel(en.apply.visitor.nickname).fill("Lan");
  await chooseRegion(dialog, "vietnam");
  await dialog.getByLabel(en.apply.visitor.phone).fill("091 234 5679");
  await tickConsent(dialog);
  const sent = page.waitForRequest("**/api/v1/student/preSale/register");
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    id: expect.any(Number) as unknown,
    name: "Lan",
    phone: "84-912345679",
    message: "Do you teach on Sundays?",
  });
  await expect(dialog.getByRole("status").getByText(en.apply.visitor.success)).toBeVisible();
});

for (const [hours, timezoneId] of [
  [8 * 24, "America/Los_Angeles"],
  [-30 * 24, "Pacific/Auckland"],
  [5, "Asia/Shanghai"],
] as const) {
  test.describe(`on a device whose clock is ${hours} hours wrong`, () => {
    test.use({ timezoneId });

    test("what is open, over and coming is as on a device with the right time", async ({ page, browser }) => {
      const rightPage = await browser.newPage({ timezoneId });
      await shiftDeviceClock(page, hours);
      const readStates = async (onPage: Page, path: string) => {
        await openInLanguage(onPage, "en-US", path);
        // Before hydration, then after it.
        const read = () =>
          onPage
            .locator("main [data-state]")
            .evaluateAll((all) =>
              all.map(
                (element) => `${(element as HTMLElement).dataset["state"]} ${element.checkVisibility()}`,
              ),
            );
        const painted = await read();
        await hydratePage(onPage);
        return [painted, await read()];
      };
      for (const path of ["/hot-sell", "/live"]) {
        const states = await readStates(rightPage, path);
        expect(states.flat().length, path).toBeGreaterThan(4);
        expect(await readStates(page, path), path).toEqual(states);
      }
      await rightPage.close();
    });
  });
}

test("an empty list shows a message", async ({ page }) => {
  const emptyList = { code: 0, message: "", data: { total: 0, page: 1, per_page: 10, list: [] } };
  await page.route(preSaleCall, (route) => route.fulfill({ json: emptyList }));
  await page.route(setsCall, (route) => route.fulfill({ json: emptyList }));
  await page.clock.install();
  await openInLanguage(page, "en-US", "/hot-sell");
  await hydratePage(page);
  // The lists are revalidated every minute.
  await page.clock.fastForward(61_000);
  await expect(page.getByText(en.hotSell.empty)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: en.hotSell.card.ask }).click();
  await expect(page.getByRole("dialog", { name: en.consult.title })).toBeVisible();
});

test("a teacher is shown without a profile link until the profile is known", async ({ page }) => {
  await openInLanguage(page, "en-US", "/hot-sell");
  await hydratePage(page);
  const chip = page.getByRole("article").first().getByRole("button", { name: en.hotSell.card.teacher });
  await chip.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: en.hotSell.teacher.page })).toBeVisible();
  await dialog.getByRole("button", { name: en.hotSell.teacher.know }).click();
  await expect(dialog).toBeHidden();
  await expect(chip).toBeFocused();
});

test.describe("a class's own page", () => {
  test("lists the four services in every language, with the configured reminders", async ({ page }) => {
    for (const language of languages) {
      await openInLanguage(page, language, "/hot-sell/detail/1");
      const { seriesDetail, reminders } = words(language);
      const { alerts, homework, video, help } = seriesDetail.services;
      const items = page.locator("section[aria-labelledby=services] li");
      await expect(items.getByRole("heading")).toHaveText(
        [alerts, homework, video, help].map(({ title }) => title),
      );
      // Neither mail nor a webhook is configured here.
      await expect(items.first().getByRole("paragraph")).toHaveText(
        formatMessage(reminders.lesson.calendar, { hours: 3 }, language),
      );
    }
  });

  test("gives search engines only what it shows, and shows eight lessons, then all", async ({ page }) => {
    await openInLanguage(page, "en-US", "/hot-sell/detail/1");
    const graphNodes = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
      (text) => (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"],
    );
    expect(graphNodes.map((node) => node["@type"])).toEqual(["BreadcrumbList", "Course", "FAQPage"]);
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    expect(graphNodes[1]).toMatchObject({ name });
    const text = (await page.locator("main").textContent()) ?? "";
    const { mainEntity } = graphNodes[2] as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity).toHaveLength(5);
    for (const { name: question, acceptedAnswer } of mainEntity) {
      expect(text).toContain(question);
      expect(text).toContain(acceptedAnswer.text);
    }
    const rows = page.locator("section[aria-labelledby=lessons] li");
    await expect(rows.locator("visible=true")).toHaveCount(8);
    await page.locator("section[aria-labelledby=lessons] summary").click();
    await expect(rows.locator("visible=true")).toHaveCount(await rows.count());
    expect(await rows.count()).toBeGreaterThan(8);
  });

  test("is shared by the browser's dialog, also before hydration, or else by links and a copy", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data = {}) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException("", "NotAllowedError");
      };
    });
    const otherHosts: string[] = [];
    context.on("request", (request) => {
      if (new URL(request.url()).host !== new URL(baseURL ?? "").host) otherHosts.push(request.url());
    });
    await context.route("https://social-plugins.line.me/**", (route) => route.fulfill({ body: "LINE" }));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openInLanguage(page, "zh-TW", "/hot-sell/detail/1?utm_source=tiktok");
    const { share } = words("zh-TW");
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    const button = page.getByRole("button", { name: share.share, exact: true });
    const readShared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await button.click();
    await expect.poll(readShared).toHaveLength(1);
    const [first] = await readShared();
    expect(first).toMatchObject({ title: name, text: name });
    const url = first?.url ?? "";
    expect(url).toMatch(/^http[^?]*\/hot-sell\/detail\/1\?locale=zh-TW$/);

    await test.step("the menu replaces a dialog that does not open", async () => {
      await button.click();
      await expect(page.getByLabel(share.link)).toHaveValue(url);
      await page.getByRole("button", { name: share.copy }).click();
      await expect(page.getByText(share.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    });
    await test.step("no other site is contacted before a link is followed, and it learns no address", async () => {
      expect(otherHosts).toEqual([]);
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: share.networks.line }).click();
      const popup = await opened;
      await popup.waitForURL((address) => address.searchParams.get("url") === url);
      expect(await popup.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
    });
  });

  test("is the 404 page for an invalid id, with its text in the HTML", async ({ request }) => {
    for (const id of ["999999", "2147483648", "0", "x", "1.5"]) {
      const response = await request.get(`/hot-sell/detail/${id}?locale=ko-KR`);
      expect.soft(response.status(), id).toBe(404);
      const html = await response.text();
      expect.soft(html, id).toContain('<html lang="ko-KR"');
      expect.soft(html, id).toContain(words("ko-KR").notFound.title);
    }
  });
});

test("a teacher cannot apply and sees why", async ({ page }) => {
  await logInByCall(page, "teacher@example.com");
  await openInLanguage(page, "en-US", "/hot-sell/detail/1");
  await expect(page.getByText(en.apply.teachers)).toBeVisible();
  await expect(applyButton(page)).toHaveCount(0);
});
