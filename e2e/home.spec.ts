import { brotliCompressSync } from "node:zlib";
import { languages } from "../lib/base/i18n/languages";
import { school } from "../lib/subjects/school/school";
import { hydratePage, waitUntilReady } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");

// The hydration loader takes 5 KB of it (docs/decisions/0021-hydration.md), and the script that binds a page to its
// account and to the server's clock another 0.7 KB.
// Prices in every currency, with their script, take 1.2 KB, the classes that start 0.5 KB, the board of the first
// character 0.5 KB and what a lesson costs 0.4 KB.
test("its HTML has at most 15.5 KB compressed in every language", async ({ request }) => {
  for (const language of languages) {
    const response = await request.get(`/home?locale=${language}`);
    const size = brotliCompressSync(await response.body()).length;
    expect.soft(size, language).toBeLessThanOrEqual(15_500);
  }
});

test("its sections are in order, with their texts, pictures and links", async ({ page, isMobile }) => {
  await page.goto("/home");
  await test.step("six pictures, each with its caption as text", async () => {
    const articles = page.getByRole("region", { name: en.home.body.label }).getByRole("article");
    await expect(articles).toHaveCount(6);
    for (const [index, key] of (["1", "2", "3", "4", "5", "6"] as const).entries()) {
      const article = articles.nth(index);
      await expect(article.getByRole("heading")).toHaveText(en.home.body[key].title);
      await expect(article.locator("img").first()).toHaveAttribute("src", `/art/body/${key}.svg`);
    }
  });
  await test.step("the video card on the fourth picture, with both app codes", async () => {
    const fourth = page.getByRole("region", { name: en.home.body.label }).getByRole("article").nth(3);
    await expect(fourth.getByRole("link", { name: en.home.body["4"].watch })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(fourth.getByRole("img", { name: en.app.androidQr })).toBeVisible();
    await expect(fourth.getByRole("img", { name: en.app.iosQr })).toBeVisible();
  });
  await test.step("banners, those with an address as links", async () => {
    const banners = page.getByRole("region", { name: en.home.hero.banners });
    const pictures = banners.locator("img");
    // A banner for students' pages has two copies: a link, and a plain picture for teachers.
    const shown = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute("src")));
    expect([...new Set(shown)]).toEqual(["/art/banners/1.svg", "/art/banners/2.svg", "/art/banners/3.svg"]);
    const first = banners.getByRole("link", { name: /^Series classes/ });
    await expect(first).toHaveAttribute("href", "/hot-sell");
  });
  await test.step("the teachers' row in steps of 304 px", async () => {
    const slides = page.getByRole("region", { name: en.home.teachers.label }).getByRole("group");
    const width = await slides.first().evaluate((slide) => slide.getBoundingClientRect().width);
    expect(width).toBe(304);
  });
  // On a phone there are two at a time.
  if (!isMobile)
    await test.step("five partners at a time on wide screens", async () => {
      const slider = page.getByRole("region", { name: en.home.partners.label });
      const { strip, slide } = await slider.evaluate((section) => {
        const group = section.querySelector("[role=group]");
        return {
          strip: group?.parentElement?.getBoundingClientRect().width ?? 0,
          slide: group?.getBoundingClientRect().width ?? 0,
        };
      });
      expect(strip / slide).toBeCloseTo(5, 1);
    });
  await test.step("figures and the trial formatted for each language", async () => {
    await openInLanguage(page, "vi-VN", "/home");
    await expect(page.getByText("10.000+")).toBeVisible();
    await openInLanguage(page, "en-US", "/home");
    await expect(page.getByText("8,000+")).toBeVisible();
    await expect(page.getByText(`US$${school().trialValue}`).first()).toBeVisible();
  });
});

test("an open page receives a banner that the school changes", async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await page.keyboard.press("Shift");
  await waitUntilReady(page);
  const changed = { id: 1, order: 1, url: "", link: "/art/banners/3.svg", alt: "A new offer" };
  const data = { link_properties: [changed] };
  await page.route(/\/api\/v1\/get\/home\/page/, (route) =>
    route.fulfill({ json: { code: 0, message: "", data } }),
  );
  await page.clock.runFor(60_000);
  const pictures = page.getByRole("region", { name: en.home.hero.banners }).locator("img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("alt", "A new offer");
});

test("the first teacher is shown close up; pressing another shows that one within 1500 ms", async ({
  page,
}) => {
  await page.goto("/home");
  const teachers = page.getByRole("region", { name: en.home.teachers.label });
  await teachers.scrollIntoViewIfNeeded();
  const detail = page.locator("#teacher-detail");
  await expect(detail.getByRole("heading", { name: "Lin Yue", exact: true })).toBeVisible();
  await expect(teachers.getByRole("button", { name: "Lin Yue" })).toHaveAttribute("aria-pressed", "true");
  const card = teachers.getByRole("button", { name: "Zhou Mingyuan" });
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(detail.getByRole("heading", { name: "Zhou Mingyuan", exact: true })).toBeVisible();
  await expect(detail.locator("img").first()).toBeVisible();
  await expect(detail).toContainText("China");
  const duration = await detail
    .locator("> div")
    .evaluate((panel) => getComputedStyle(panel).animationDuration);
  expect(duration).toBe("1.5s");
});

test("it is at most 4,200 px long, eight screens on a phone, and shows what starts and what it costs", async ({
  page,
}) => {
  await page.goto("/home");
  for (const [width, height, maxLength] of [
    [390, 844, 8 * 844],
    [1280, 800, 4200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(length, `${width} px`).toBeLessThanOrEqual(maxLength);
  }
  const starting = page.locator("section[aria-labelledby=starting]").getByRole("listitem");
  expect(await starting.count()).toBeGreaterThanOrEqual(2);
  await expect(starting.first()).toContainText(/Spots left: \d+/);
  await expect(starting.first()).toContainText("class points");
  const costs = page.getByRole("region", { name: en.home.costs.title });
  await expect(costs.getByText(/^from US\$\d+/)).toHaveCount(3);
  const price = page
    .getByRole("main")
    .getByRole("link", { name: /^Group lessons from US\$\d+ · 1-on-1 from US\$\d+$/ });
  await expect(price).toHaveAttribute("href", "/prices");
});

test.describe("the next free class", () => {
  test.use({ timezoneId: "America/New_York" });

  test("shows its time in the visitor's time zone and in Beijing's", async ({ page }) => {
    await page.goto("/home");
    // The first one that is not over; the next one is already in the page.
    const times = page.getByRole("region", { name: en.home.freeClass.title }).locator("dl:visible time");
    const localTime = await times.first().getAttribute("datetime");
    expect(localTime).toBe(await times.last().getAttribute("datetime"));
    const hour = new Date(localTime ?? "").getUTCHours();
    expect(hour).toBe(14);
    await expect(times.last()).toContainText("10:00 PM (GMT+8)");
    await expect(times.first()).toContainText(/(9|10):00\sAM\s\(E[SD]T\)/);
  });
});

test("the calendar file contains the next free class in the requested language", async ({ request }) => {
  for (const language of languages) {
    const response = await request.get(`/calendar/free-class.ics?locale=${language}`);
    expect(response.headers()["content-type"]).toContain("text/calendar");
    const lines = (await response.text()).replace(/\r\n[ \t]/g, "").split("\r\n");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines).toContain(`SUMMARY:${words(language).home.freeClass.calendarTitle}`);
    expect(lines.find((line) => line.startsWith("DTSTART"))).toMatch(/^DTSTART:\d{8}T140000Z$/);
  }
});

test("no other host is requested", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (sentRequest) => hosts.add(new URL(sentRequest.url()).host));
  await page.goto("/home");
  await page.mouse.wheel(0, 20_000);
  await hydratePage(page);
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});
