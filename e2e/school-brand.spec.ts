import type { Page } from "@playwright/test";
import { recordHref } from "../components/desk/editing/records";
import { readableShade } from "../lib/base/color/shades";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { formatMessage } from "../lib/base/i18n/format-message";
import { languageNames } from "../lib/base/i18n/languages";
import { darkestLightSurface } from "../lib/subjects/school/brand";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { startInMode, startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";

/* Languages, colors and logo of a school, on a site of its own, since they are visible to all visitors. */

const content = deskTextsOf("content");
const schoolForm = recordHref({ kind: "school", id: 1 });

test.describe.configure({ mode: "serial" });
const env = { RATE_LIMIT_FACTOR: "1000" };
let site: Pick<Site, "address" | "port" | "stop">;
test.beforeAll(async () => {
  site = await startSite(env);
});
test.afterAll(() => site?.stop());

const openForm = async (page: Page) => {
  await logIntoDesk(page, site.address + schoolForm);
  await expect(page.getByLabel(content.fields.school.mainColor, { exact: true })).toBeVisible();
};
const publish = (page: Page) => page.getByRole("button", { name: content.save.now, exact: true }).click();
const html = async (page: Page, path: string, headers = {}) => {
  const response = await page.request.get(site.address + path, { headers });
  expect(response.status()).toBe(200);
  return response.text();
};
const languageOf = async (page: Page, path: string, headers = {}) =>
  /<html lang="([^"]+)"/.exec(await html(page, path, headers))?.[1];

test("a site without its own colors has no style on its root", async ({ page }) => {
  expect(await html(page, "/home")).toMatch(/<html lang="en-US"(?! style)[^>]*>/);
});

test("the offered languages are those of menu, alternates and sitemap; others get the nearest", async ({
  page,
}) => {
  await openForm(page);
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  for (const name of Object.values(languageNames)) await box(name).uncheck();
  await publish(page);
  await expect(page.getByText(content.problems.noLanguage)).toBeVisible();
  await box(languageNames["en-US"]).check();
  await box(languageNames["zh-CN"]).check();
  await publish(page);
  await expect.poll(() => languageOf(page, "/home?locale=ko-KR")).toBe("en-US");
  expect(await languageOf(page, "/home?locale=hk")).toBe("zh-CN");
  expect(await languageOf(page, "/home", { cookie: "locale=zh-TW" })).toBe("zh-CN");
  expect(await languageOf(page, "/home", { cookie: "locale=vi-VN", "accept-language": "ko" })).toBe("en-US");

  const home = await html(page, "/home");
  const alternates = [...home.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language);
  expect(new Set(alternates)).toEqual(new Set(["en-US", "zh-CN", "x-default"]));
  expect(await html(page, "/sitemap.xml")).not.toMatch(/<loc>[^<]*locale=(?!zh-CN)/);
  await page.goto(`${site.address}${schoolForm}`);
  await expect(page.locator("#field-name-zh-CN")).toBeVisible();
  await expect(page.locator("#field-name-ko-KR")).toHaveCount(0);
});

test("a color that is too light is refused with its contrast; the suggested shade reaches the pages", async ({
  page,
}) => {
  await openForm(page);
  const field = page.getByLabel(content.fields.school.mainColor, { exact: true });
  await field.fill("#ffc72c");
  await publish(page);
  const value = "1.21";
  await expect(page.getByText(formatMessage(content.problems.lowContrast, { value }, "en-US"))).toBeVisible();
  const color = readableShade("#ffc72c", darkestLightSurface);
  await page.getByRole("button", { name: formatMessage(content.color.suggest, { color }, "en-US") }).click();
  await page.locator("#field-logo").fill("/icons/icon-192.png");
  await publish(page);
  await expect.poll(() => html(page, "/home")).toContain(`--brand-main:${color}`);

  await page.goto(`${site.address}/home`);
  await expect(page.locator("header img").first()).toHaveAttribute("src", "/icons/icon-192.png");
  await expect(page.locator('meta[name="theme-color"][media*="light"]')).toHaveAttribute("content", color);
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  await expect(page.locator("header .btn-primary").first()).toHaveCSS(
    "background-color",
    `rgb(${red}, ${green}, ${blue})`,
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("header .btn-primary").first()).not.toHaveCSS(
    "background-color",
    `rgb(${red}, ${green}, ${blue})`,
  );
  expect(await html(page, "/manifest.webmanifest")).toContain(`"theme_color":"${color}"`);
});

test("without the accelerator the middleware knows the languages too", async ({ page }) => {
  expect(await languageOf(page, "/home?locale=hk")).toBe("zh-CN");
  const { port } = site;
  await site.stop();
  site = await startInMode("next start", { env: { ...env, DATA_DIR: testDataFolder(String(port)) } });
  // The first request waits for them.
  expect(await languageOf(page, "/home?locale=hk")).toBe("zh-CN");
  expect(await languageOf(page, "/home", { cookie: "locale=ko-KR" })).toBe("en-US");
});
