import { type BrowserContextOptions, type Page } from "@playwright/test";
import { paths } from "../lib/base/paths";
import { siteKey } from "../lib/base/storage/local-keys";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { download, notice, app } = words("en-US");
const address = "https://files.school.test/app";

const agents = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  android:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  zalo: "Mozilla/5.0 (Linux; Android 13; SM-A245F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Zalo android/12100707 ZaloTheme/light ZaloLanguage/vi",
};

test.skip(({ isMobile }) => isMobile, "each test says which device it is");

const withAgent = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 360, height: 740 },
});

/** A stub of the provider's app endpoint: it responds with the type that was requested. */
async function mockAppCall(page: Page, data: { address: string; version: string } | undefined) {
  const requestedTypes: string[] = [];
  await page.route("**/api/v1/student/version/*", (route) => {
    requestedTypes.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    const down = { status: 502, json: { code: 5020, message: "down" } };
    return route.fulfill(data ? { json: { code: 0, message: "", data } } : down);
  });
  return requestedTypes;
}

const button = (page: Page) => page.getByRole("button", { name: download.now });

test.describe("on an iPhone", () => {
  test.use(withAgent(agents.iPhone));

  test("opens the address that the provider returns", async ({ page }) => {
    const requestedTypes = await mockAppCall(page, { address, version: "9.9.9" });
    await page.route(`${address}**`, (route) => route.fulfill({ contentType: "text/html", body: "shop" }));
    await page.goto(paths.mobileDownload);
    await button(page).click();
    await page.waitForURL(address);
    expect(requestedTypes).toEqual(["2"]);
  });

  test("no unsafe address is followed", async ({ page }) => {
    for (const bad of ["http://files.school.test/app", "javascript:document.title='run'", ""]) {
      await mockAppCall(page, { address: bad, version: "9.9.9" });
      await page.goto(paths.mobileDownload);
      await button(page).click();
      await expect(page.getByText(download.failed)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${paths.mobileDownload}$`));
      await expect(page).not.toHaveTitle("run");
    }
  });
});

test.describe("on Android", () => {
  test.use(withAgent(agents.android));

  test("downloads a file named with the version, in the demo a small file of the site's own", async ({
    page,
  }) => {
    await page.goto(paths.mobileDownload);
    const demo = page.waitForEvent("download");
    await button(page).click();
    expect((await demo).suggestedFilename()).toMatch(new RegExp(`^${siteKey}-[\\d.]+\\.apk$`));
    expect(await (await demo).failure()).toBeNull();

    const requestedTypes = await mockAppCall(page, { address, version: "9.9.9" });
    await page.route(`${address}**`, (route) =>
      route.fulfill({
        contentType: "application/vnd.android.package-archive",
        headers: { "access-control-allow-origin": "*" },
        body: "an app",
      }),
    );
    await page.goto(paths.mobileDownload);
    const saved = page.waitForEvent("download");
    await button(page).click();
    expect((await saved).suggestedFilename()).toBe(`${siteKey}-9.9.9.apk`);
    expect(requestedTypes).toEqual(["1"]);
    await expect(page.getByText(`${siteKey}-9.9.9.apk`)).toBeVisible();
  });

  test("a file host without CORS still delivers the file", async ({ page }) => {
    await mockAppCall(page, { address, version: "9.9.9" });
    await page.route(`${address}**`, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({
            headers: { "content-disposition": "attachment; filename=host.apk" },
            body: "an app",
          })
        : route.abort(),
    );
    await page.goto(paths.mobileDownload);
    const saved = page.waitForEvent("download");
    await button(page).click();
    expect((await saved).url()).toBe(address);
  });

  test("while the provider is down it shows a friendly error and can be retried", async ({ page }) => {
    await mockAppCall(page, undefined);
    await page.goto(paths.mobileDownload);
    await button(page).click();
    await expect(page.getByText(download.failed)).toBeVisible();
    await page.unrouteAll();
    await mockAppCall(page, { address, version: "1.0.0" });
    await page.route(`${address}**`, (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "an app" }),
    );
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: notice.retry }).click();
    expect((await saved).suggestedFilename()).toBe(`${siteKey}-1.0.0.apk`);
    await expect(page.getByText(download.failed)).toBeHidden();
  });
});

test.describe("inside another app's browser", () => {
  test.use(withAgent(agents.zalo));

  test("an overlay asks to open the page in a browser; a tap and Esc close it", async ({ page }) => {
    const requestedTypes = await mockAppCall(page, { address, version: "9.9.9" });
    await page.goto(paths.mobileDownload);
    const overlay = page.getByRole("dialog", { name: download.inApp.title });
    await button(page).click();
    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole("button", { name: download.inApp.close })).toBeFocused();
    await page.mouse.click(180, 700);
    // Removed, not just closed: a closed one would reopen on a press.
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).press("Enter");
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    expect(requestedTypes).toEqual([]);
  });
});

test.describe("on an iPad that requests desktop pages", () => {
  test.use({ userAgent: agents.mac, viewport: { width: 1280, height: 800 } });

  test("the button is there and requests the iOS app", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 }));
    const requestedTypes = await mockAppCall(page, undefined);
    await page.goto(paths.mobileDownload);
    await button(page).click();
    await expect(page.getByText(download.failed)).toBeVisible();
    expect(requestedTypes).toEqual(["2"]);
  });
});

test("on a desktop there are QR codes for both apps, and no button", async ({ page, complaints }) => {
  await page.goto(paths.mobileDownload);
  const main = page.getByRole("main");
  for (const alt of [app.androidQr, app.iosQr]) {
    const code = main.getByRole("img", { name: alt });
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(button(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("plain links lead to both apps", async ({ page }) => {
    await page.goto(paths.mobileDownload);
    await expect(button(page)).toBeHidden();
    const android = page.getByRole("link", { name: new RegExp(`^${download.links.android}`) });
    const ios = page.getByRole("link", { name: new RegExp(`^${download.links.ios}`) });
    await expect(ios).toHaveAttribute("href", /^https:\/\//);
    await expect(android).toHaveAttribute("href", /^\/art\/demo\/[\w.-]+\.apk$/);
    await expect(android).toHaveAttribute("download", new RegExp(`^${siteKey}-[\\w.-]+\\.apk$`));
  });
});
