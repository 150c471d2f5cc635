import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { regions, type Region } from "../lib/base/reference/campaign-regions";
import { campaignPaths } from "../lib/base/paths";
import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { hydratePage, watchRequests } from "./support/settled";
import { expect, phoneTagIf, test } from "./support/test";
import type { Page } from "@playwright/test";

/** Calls to enroll, in all regions. */
const calls = regions.flatMap((region) => {
  const { register, over, vouchers, clock } = campaignWords[region];
  return [register, over.vouchers.get, vouchers.get, clock.keep];
});

async function expectNoCall(page: Page): Promise<void> {
  const visibleText = await page.locator("body").innerText();
  for (const call of calls) expect(visibleText).not.toContain(call);
  for (const call of calls) await expect(page.getByRole("link", { name: call, exact: true })).toHaveCount(0);
}

async function enroll(page: Page, region: Region): Promise<string> {
  await page.goto(campaignPaths.enroll(region));
  await fillEnrolForm(page, region, newApplicant());
  await enrolFormOf(page, region).submit.click();
  if (region !== "en") await expect(page).toHaveURL(campaignPaths.enrolled(region));
  // Read as displayed: the page's script rewrites it when it runs.
  const code = await page.waitForFunction(
    (selector) => /^\w{4}-\w{4}-\w{4}$/.exec(document.querySelector(selector)?.textContent ?? "")?.[0],
    region === "en" ? "dialog output" : "main output",
  );
  return (await code.jsonValue()) ?? "";
}

for (const region of regions) {
  test(
    `${region}: an enrolled visitor sees no call to enroll, and the code is on every page of the region`,
    phoneTagIf(region === "en"),
    async ({ page }) => {
      await page.goto(campaignPaths.home(region));
      await expect(page.getByRole("link", { name: campaignWords[region].register }).first()).toBeVisible();
      const code = await enroll(page, region);
      if (region === "en")
        await page.getByRole("dialog").getByRole("button", { name: campaignWords.en.frame.close }).click();
      await expectNoCall(page);
      const words = campaignWords[region];
      await page.goto(campaignPaths.home(region));
      await expectNoCall(page);
      await page.getByRole("link", { name: words.enrolled.again.show }).first().click();
      await expect(page).toHaveURL(campaignPaths.prize(region));
      await expect(page.locator("main output")).toHaveText(code);
      await page.goto(campaignPaths.hsk(region));
      await expectNoCall(page);
      await page.goto(campaignPaths.enroll(region));
      await expectNoCall(page);
      await expect(
        page.getByRole("heading", { level: 1, name: words.enrolled.title, exact: true }),
      ).toBeVisible();
      // Also before the page's script has run.
      await expect(page.locator("main output")).toHaveText(code);
      await page.reload();
      await expect(page.locator("main output")).toHaveText(code);
      // Another person can enroll on the same device.
      await expect(page.getByRole("heading", { name: words.form.another, exact: true })).toBeVisible();
      await hydratePage(page);
      await expect(page.locator("main output")).toHaveText(code);
      // Back through the history, whether or not the browser cached the page.
      for (let steps = 0; steps < 4; steps++) {
        await page.goBack();
        await expectNoCall(page);
      }
    },
  );
}

test("a second enrollment on a device keeps the first region's code", async ({ page }) => {
  const codes = { id: await enroll(page, "id"), en: await enroll(page, "en") };
  for (const region of ["id", "en"] as const) {
    await page.goto(campaignPaths.prize(region));
    await expect(page.locator("main output")).toHaveText(codes[region]);
    await hydratePage(page);
    await expect(page.locator("main output")).toHaveText(codes[region]);
  }
  // The third region has no enrollment yet: its calls show, and its prize page has no code.
  await page.goto(campaignPaths.home("vn"));
  await expect(page.getByRole("link", { name: campaignWords.vn.register }).first()).toBeVisible();
  await page.goto(campaignPaths.prize("vn"));
  await expect(page.getByText(campaignWords.vn.enrolled.again.lead)).toBeVisible();
  await expect(page.locator("main output")).toBeHidden();
});

test("an open page reacts to an enrollment in another tab", async ({ page, context }) => {
  await page.goto(campaignPaths.home("vn"));
  await expect(page.getByRole("link", { name: campaignWords.vn.register }).first()).toBeVisible();
  await enroll(await context.newPage(), "vn");
  await expect(page.getByRole("link", { name: campaignWords.vn.enrolled.again.show }).first()).toBeVisible();
  await expectNoCall(page);
});

test("the code can be copied, also where clipboard access is denied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = await enroll(page, "en");
  const dialog = page.getByRole("dialog");
  const { copy, copied } = campaignWords.en.enrolled;
  await dialog.getByRole("button", { name: copy }).click();
  await expect(dialog.getByText(copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.evaluate(async () => {
    await navigator.clipboard.writeText("");
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await dialog.getByRole("button", { name: copy }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
});

test("an enrollment of a past season does not block the next season", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("yuqiao:campaign:enrolled", "2019-01 AAAA-BBBB-CCCC"));
  await page.goto(campaignPaths.home("en"));
  await expect(page.getByRole("link", { name: campaignWords.en.register }).first()).toBeVisible();
});

test("a page of another region offers the visitor's own campaign in one line", async ({ browser }) => {
  for (const [path, locale, text, to] of [
    ["/study-abroad/ko", "ko-KR", "중국 유학", "/study-abroad/en"],
    ["/study-abroad/kr-facebook-jan?utm_source=x", "ko-KR", "중국 유학", "/study-abroad/en"],
    ["/study-abroad/singapore-tiktok", "en-US", "Study in China in English", "/study-abroad/en"],
    ["/study-abroad/enroll/hanoi", "vi-VN", "bạn đọc Việt Nam", "/study-abroad/enroll/vn"],
    ["/study-abroad/hsk/taipei", "zh-TW", "查看英文版", "/study-abroad/hsk/en"],
    ["/study-abroad/jakarta", "id-ID", "bahasa Indonesia", "/study-abroad/id"],
  ] as const)
    await test.step(`${path} with ${locale}`, async () => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      watchRequests(page);
      await page.goto(path);
      const offer = page.locator("[data-own-campaign]:visible");
      await expect(offer).toHaveCount(1);
      await expect(offer).toHaveAttribute("lang", locale);
      await expect(offer).toContainText(text);
      await expect(offer.getByRole("link")).toHaveAttribute("href", to);
      await hydratePage(page);
      await expect(offer).toBeVisible();
      await offer.getByRole("link").click();
      await expect(page.locator("[data-own-campaign]:visible")).toHaveCount(0);
      await context.close();
    });
});

test("the chosen language overrides the browser's, and a link with a region offers nothing", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "locale", value: "zh-HK", url: baseURL ?? "" }]);
  await page.goto("/study-abroad/somewhere");
  await expect(page.locator("[data-own-campaign]:visible")).toHaveAttribute("lang", "zh-HK");
  await page.goto("/study-abroad/vn-facebook");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("[data-own-campaign]:visible")).toHaveCount(0);
});
