import type { Page } from "@playwright/test";
import { demoContent } from "../testing/demo-content";
import type { Language } from "../lib/base/i18n/languages";
import { formatMessage } from "../lib/base/i18n/format-message";
import { writeEstimate, type Bought, type RateTable } from "../lib/subjects/points/prices/convert";
import { courseModes } from "../lib/subjects/series/item";
import { createRateTable } from "../lib/subjects/points/prices/rates";
import { storyWidths } from "../testing/long-run";
import { logIntoDesk, deskTextsOf } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { checkPage } from "./support/page-checks";
import { hydratePage } from "./support/settled";
import { startSite } from "./support/site-process";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

/* Packages of class points and prices in money, in the visitor's currency. */

const content = deskTextsOf("content");

const ratesIn = (language: Language): RateTable =>
  createRateTable(
    demoContent().packages,
    language,
    formatMessage(words(language).prices.about, { amount: "#" }, "en-US"),
  )!;

/** The estimate that each element shows with its class points. */
const readEstimates = (page: Page) =>
  page.locator("[data-points]").evaluateAll((all) =>
    all.map((element) => {
      const { points, bought } = (element as HTMLElement).dataset;
      return [Number(points), bought, element.textContent] as const;
    }),
  );

async function expectEstimates(page: Page, language: Language, currency: string): Promise<void> {
  const rates = ratesIn(language);
  await expect(async () => {
    const estimates = await readEstimates(page);
    expect(estimates.length, page.url()).toBeGreaterThan(0);
    for (const [points, bought, text] of estimates)
      expect([points, text]).toEqual([points, writeEstimate(points, bought as Bought, currency, rates)]);
  }).toPass({ timeout: 30_000 });
}

const currencyButton = (page: Page, code: string) => page.locator(`button[data-currency=${code}]`);

/** Each language with its currency and another one, and its width in a quick run. */
const choices = [
  ["en-US", "USD", "VND", 1280],
  ["vi-VN", "VND", "USD", 390],
  ["ko-KR", "KRW", "CNY", 1280],
] as const;

for (const [language, own, other, sample] of choices)
  for (const width of storyWidths(sample))
    test(`in ${language} at ${width} px: the chosen currency is on every page, also before hydration`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openInLanguage(page, language, "/prices");
      await expect(currencyButton(page, own)).toHaveAttribute("aria-pressed", "true");
      await expectEstimates(page, language, own);
      // Beside the lines that say which currency is charged.
      const prices = page.locator("[data-prices]").filter({ hasText: /\d/ });
      const texts = await prices.allTextContents();
      // The price, that of a class point, and those of a lesson of each type.
      expect(texts).toHaveLength((2 + courseModes.length) * demoContent().packages.length);

      await currencyButton(page, other).click();
      await expect(currencyButton(page, other)).toHaveAttribute("aria-pressed", "true");
      await expect(currencyButton(page, own)).toHaveAttribute("aria-pressed", "false");
      await expectEstimates(page, language, other);
      const converted = await prices.allTextContents();
      for (const [index, text] of converted.entries()) expect(text).not.toBe(texts[index]);

      const release = await holdRequests(page, siteScripts);
      for (const path of ["/prices", "/hot-sell", "/hot-sell/detail/1", "/live"]) {
        await page.goto(path);
        await expectEstimates(page, language, other);
        if (path === "/prices") {
          expect(await prices.allTextContents()).toEqual(converted);
          await expect(currencyButton(page, other)).toHaveAttribute("aria-pressed", "true");
        }
      }
      await release();
      for (const path of [
        "/prices",
        "/hot-sell",
        "/hot-sell/detail/1",
        "/live",
        "/teachers/1",
        "/account/course/list/detail/1",
      ]) {
        await page.goto(path);
        await hydratePage(page);
        await expectEstimates(page, language, other);
        // The line that says which currency is charged.
        if (path !== "/prices")
          await expect(page.locator("[data-prices]").filter({ hasNotText: /\d/ })).toHaveCount(1);
      }
      expect(complaints).toEqual([]);
    });

test("the page, its link, its structured data and those of a class agree", async ({ page }) => {
  const readGraph = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
      (text) => (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"],
    );
  await openInLanguage(page, "vi-VN", "/home");
  await page
    .locator("footer")
    .getByRole("link", { name: words("vi-VN").prices.title, exact: true })
    .click();
  await expect(page).toHaveURL(/\/prices$/);
  const catalog = (await readGraph()).find((node) => node["@type"] === "OfferCatalog") as {
    itemListElement: { price: string; priceCurrency: string; availability: string }[];
  };
  expect(catalog.itemListElement.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    demoContent().packages.map(({ prices }) => [
      String(prices.find(({ currency }) => currency === "VND")?.amount),
      "VND",
    ]),
  );
  await page.goto("/hot-sell/detail/1");
  const course = (await readGraph()).find((node) => node["@type"] === "Course") as {
    offers: { price: string; priceCurrency: string };
  };
  const shown = (await page.locator("[data-points]").first().textContent()) ?? "";
  expect(course.offers.priceCurrency).toBe("VND");
  expect(shown.replace(/\D/g, "")).toBe(course.offers.price);
  await page
    .getByRole("link", { name: words("vi-VN").classPoints.how })
    .first()
    .click();
  await expect(page).toHaveURL(/\/prices$/);
});

test("without JavaScript the language's currency is shown, and no switch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/prices?locale=ko-KR");
  await expect(page.locator("[data-prices]").first()).toContainText("₩386,000");
  await expectEstimates(page, "ko-KR", "KRW");
  await expect(currencyButton(page, "USD")).toBeHidden();
  await context.close();
});

test("with denied storage a currency can be chosen until the page is closed", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Storage is forbidden.", "SecurityError");
        },
      });
  });
  await page.goto("/prices?locale=en-US");
  await currencyButton(page, "KRW").click();
  await expect(currencyButton(page, "KRW")).toHaveAttribute("aria-pressed", "true");
  await expectEstimates(page, "en-US", "KRW");
  await page.reload();
  await expectEstimates(page, "en-US", "USD");
  expect(errors).toEqual([]);
  await page.close();
});

test("a school with a shop removes its packages, and adds one in a currency of three decimals", async ({
  page,
}) => {
  const shop = "https://shop.example/points";
  const site = await startSite({ RATE_LIMIT_FACTOR: "1000", SHOP_SITE_URL: shop });
  try {
    const read = async (path: string) => {
      const response = await page.request.get(site.address + path);
      return response.ok() ? response.text() : `status ${response.status()}`;
    };
    expect(await read("/sitemap.xml")).toContain("/prices");
    await page.goto(`${site.address}/prices?locale=en-US`);
    await expect(page.getByRole("link", { name: words("en-US").prices.shop })).toHaveAttribute("href", shop);
    await logIntoDesk(page, `${site.address}/desk/content?kind=pointPackage`);
    await page.goto(`${site.address}/desk/content?kind=pointPackage`);
    const { list } = await deskCall(page, "content/list", { kind: "pointPackage" });
    expect(list).toHaveLength(demoContent().packages.length);
    for (const { id, version } of list)
      await deskCall(page, "content/remove", { kind: "pointPackage", id, version });
    await expect.poll(() => read("/prices?locale=en-US")).toBe("status 404");
    for (const path of ["/home", "/hot-sell", "/hot-sell/detail/1", "/live"]) {
      await expect.poll(async () => (await read(`${path}?locale=en-US`)).includes("/prices")).toBe(false);
      expect((await read(`${path}?locale=en-US`)).includes('data-points="')).toBe(false);
    }
    expect(await read("/hot-sell?locale=en-US")).toContain(`href="${shop}"`);

    await page.goto(`${site.address}/desk/content/record?kind=pointPackage`);
    const { pointPackage: fields } = content.fields;
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    const number = (text: string, n: number) =>
      page.getByLabel(formatMessage(text, { n }, "en-US"), { exact: true });
    await page.getByLabel(fields.points, { exact: true }).fill("50");
    await button(content.save.now).click();
    await expect(page.getByText(content.problems.required).first()).toBeVisible();
    await button(content.prices.add).click();
    await number(content.prices.currency, 1).selectOption("KWD");
    for (const [text, problem] of [
      ["1.0,0.5", content.problems.notAnAmount],
      ["1.2345", content.problems.tooManyDecimals],
      ["0", content.problems.tooSmall],
    ] as const) {
      await number(content.prices.one, 1).fill(text);
      await button(content.save.now).click();
      await expect(page.getByText(problem)).toBeVisible();
    }
    await number(content.prices.one, 1).fill("42.505");
    await checkPage(page, [360, 1280]);
    await button(content.save.now).click();
    // Without packages in dollars no lesson costs what the trial lesson is worth.
    const warning = page.getByRole("dialog", { name: content.warnings.title });
    await warning.getByRole("button", { name: content.warnings.publish }).click();
    await expect.poll(() => read("/prices?locale=en-US")).toContain("KWD\u00a042.505");
    // 340 class points are seven packages of 50.
    await expect.poll(() => read("/hot-sell/detail/1?locale=en-US")).toContain("KWD\u00a0297.535");
    await expect.poll(() => read("/sitemap.xml")).toContain("/prices");
  } finally {
    await site.stop();
  }
});
