import { devices, type Page, type Response } from "@playwright/test";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { languageNames } from "../lib/base/i18n/languages";
import { routes, type Route } from "../lib/base/routes";
import { isLongRun } from "../testing/long-run";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { startSite, type Site } from "./support/site-process";
import { logInByCall } from "./support/sign-in";
import { expect, openLanguages, openMenu, test } from "./support/test";
import { hydratePage, waitUntilReady } from "./support/settled";
import { triggers } from "./support/triggers";
import { visits, type Visit } from "./support/walk";
import { words } from "./support/words";

/* Pages are sent without the framework and load it when needed (docs/decisions/0021-hydration.md). */

const en = words("en-US");
const english = visits.filter(({ language }) => language === "en-US");

/** When the scripts of a page of the route table start; the 404 page's start at the first touch. */
const startOf = (name: string) => (routes as Record<string, Route>)[name]?.scripts ?? "touch";

/** The scripts that the open page has requested, to run or to preload, by any means. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) scripts.length = 0;
    else if (request.resourceType() === "script" || new URL(request.url()).pathname.endsWith(".js"))
      scripts.push(request.url());
  });
  return scripts;
}

test.describe("a page as Next renders it", () => {
  let plain: Site;
  let accelerated: Site;
  // Both sites are new: pages that other tests publish are on neither.
  test.beforeAll(async () => {
    test.slow();
    [plain, accelerated] = await Promise.all([startSite({ ACCELERATOR: "false" }), startSite({})]);
  });
  test.afterAll(() => Promise.all([plain.stop(), accelerated.stop()]));

  const portOf = ({ address }: Site) => new URL(address).port;

  test("has the same text, links, forms and metadata, and works", async ({ request, browser }) => {
    // Next adds a noindex tag to 404 pages; the page cache does this itself.
    for (const { address } of english.filter(({ status }) => status === 200)) {
      const [finished, made] = await Promise.all([
        request.get(accelerated.address + address),
        request.get(plain.address + address),
      ]);
      // Only the ports differ; share links contain the address in encoded form.
      const port = new RegExp(`(?<=:|%3A)${portOf(plain)}\\b`, "g");
      const expected = outline((await made.text()).replace(port, portOf(accelerated)));
      expect(expected.length, address).toBeGreaterThan(20);
      expect.soft(outline(await finished.text()), address).toEqual(expected);
    }
    const context = await browser.newContext({ baseURL: plain.address });
    const page = await context.newPage();
    await page.goto("/home");
    await waitUntilReady(page);
    await context.close();
  });
});

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A page's elements and texts in order, without scripts. */
function outline(html: string): string[] {
  const lines: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeName === "#text" && "value" in node) lines.push(node.value);
    if (!("attrs" in node)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    // Only the page cache marks the current tab; elsewhere a script does.
    delete attributes["aria-current"];
    const data = attributes.type?.endsWith("json");
    if (node.tagName === "script" && !data) return;
    if (node.tagName === "link" && attributes.as === "script") return;
    // The time until a class starts depends on when the page was rendered.
    if (node.tagName === "span" && attributes["data-state"]) return;
    lines.push(`<${node.tagName} ${JSON.stringify(attributes)}>`);
    node.childNodes.forEach(walk);
  };
  parse(html).childNodes.forEach((node) => walk(node));
  return lines;
}

/**
 * The pages that wait longest; in a long run all, with the campaign's other regions, which have their own texts and parts.
 * The page walk hydrates every page with one trigger.
 */
const hydratedVisits = visits.filter(({ name, language }) =>
  isLongRun
    ? language === "en-US" || name.startsWith("campaign")
    : language === "en-US" && ["help", "campaignHsk"].includes(name),
);

for (const [trigger, act] of Object.entries(triggers))
  test(`${trigger} hydrates a page, and React reports no error`, async ({ page, complaints }) => {
    const scripts = scriptsOf(page);
    for (const { address, name } of hydratedVisits) {
      await page.goto(address);
      if (startOf(name) === "touch") expect(scripts, address).toEqual([]);
      await act(page);
      await waitUntilReady(page);
      expect(complaints, address).toEqual([]);
    }
  });

/** The limit of a page's transfer size before the first touch, in compressed bytes. */
const maxBytes = (name: string) => (name === "home" ? 110_000 : 80_000);

test("before the first touch a read-only page sends no script, and every page few other bytes", async ({
  browser,
  baseURL,
}) => {
  const isWeighed = ({ name, language }: Visit) =>
    ((routes as Record<string, Route>)[name]?.indexed && language === "en-US") || isLongRun;
  for (const { address, name } of visits.filter(isWeighed)) {
    if (!["touch", "press"].includes(startOf(name)) && name !== "home") continue;
    // A first visit with an empty cache.
    const context = await browser.newContext({ locale: "en-US", baseURL });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on("response", (response) => response.url().endsWith(".js") || responses.push(response));
    const scripts = scriptsOf(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const sizes = responses.map(async (response) => {
      await response.finished();
      return (await response.request().sizes()).responseBodySize;
    });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (startOf(name) === "touch") expect.soft(scripts, address).toEqual([]);
    expect.soft(bytes, address).toBeGreaterThan(20_000);
    expect.soft(bytes, address).toBeLessThan(maxBytes(name));
    await context.close();
  }
});

/** Whether React has hydrated the page. */
const started = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));

test("scripts of an interactive page are fetched when the browser is idle, and not run", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/help");
  await page.waitForResponse((response) => response.url().endsWith(".js"));
  const files = await page.locator("script[data-files]").getAttribute("data-files");
  await expect.poll(() => scripts.length).toBe(files?.split(" ").length);
  expect(await started(page)).toBe(false);
});

test("visitors who save data receive no script before the first touch", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  const scripts = scriptsOf(page);
  await page.goto("/help");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  expect(scripts).toEqual([]);
});

test("live content hydrates three seconds after load, read-only content does not", async ({ page }) => {
  // The clock is paused: the test's own duration does not matter.
  await page.clock.install({ time: "2026-11-22T08:00:00Z" });
  await page.clock.pauseAt("2026-11-22T09:00:00Z");
  const scripts = scriptsOf(page);
  await page.goto("/home");
  await page.clock.runFor(2900);
  expect(await started(page)).toBe(false);
  await page.clock.runFor(200);
  await waitUntilReady(page);
  await page.goto("/privacy");
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
});

test.describe("a form", () => {
  const path = "/study-abroad/enroll/vn";
  const name = (page: Page) => page.locator("main form").getByRole("textbox").first();

  /** Waits for the two frames after which a page counts as painted, while the clock is paused. */
  const paint = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(50);
  };

  test("is not fetched before the page is painted in its web font", async ({ page }) => {
    const release = await holdRequests(page, "**/*.woff2");
    const scripts = scriptsOf(page);
    const fetched = page.waitForResponse((response) => response.url().endsWith(".js"));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // Painted in the fallback font meanwhile, and one frame later.
    await page.evaluate(async () => {
      await new Promise((seen) =>
        new PerformanceObserver(seen).observe({ type: "largest-contentful-paint", buffered: true }),
      );
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    expect(scripts).toEqual([]);
    release();
    await fetched;
  });

  test("is fetched once the page is painted, and hydrates three seconds after load", async ({ page }) => {
    await page.clock.install({ time: "2026-11-22T08:00:00Z" });
    await page.clock.pauseAt("2026-11-22T09:00:00Z");
    const fetched = page.waitForResponse((response) => response.url().endsWith(".js"));
    await page.goto(path);
    await paint(page);
    await (await fetched).finished();
    await page.clock.runFor(2850);
    expect(await started(page)).toBe(false);
    await page.clock.runFor(200);
    await waitUntilReady(page);
  });

  for (const [label, address, begin] of [
    ["with earlier input", path, (page: Page) => name(page).fill("Lan Anh")],
    ["reached by a counted link", `${path}?utm_source=x`, undefined],
  ] as const)
    test(`${label} hydrates by itself once the page is painted`, async ({ page }) => {
      if (begin) {
        await page.goto(path);
        await begin(page);
        await waitUntilReady(page);
        await begin(page);
      }
      await page.clock.install({ time: "2026-11-22T08:00:00Z" });
      await page.clock.pauseAt("2026-11-22T09:00:00Z");
      await page.goto(address);
      await paint(page);
      await waitUntilReady(page);
      if (begin) await expect(name(page)).toHaveValue("Lan Anh");
    });
});

test("every page hydrates at once for signed-in users", async ({ page }) => {
  await logInByCall(page, "student@example.com");
  for (const path of ["/home", "/privacy"]) {
    await page.goto(path);
    await waitUntilReady(page);
  }
});

test("an early press is replayed once after hydration, and nothing else is", async ({ page }) => {
  const release = await holdRequests(page, siteScripts);
  await page.goto("/home");
  const app = page.getByRole("contentinfo").getByRole("link", { name: en.social.wechat });
  await app.click();
  await app.click();
  await expect(page).toHaveURL(/\/home$/);
  release();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an arrow pressed before hydration moves the slides", async ({ page }) => {
  // Nothing moves by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Layout observers report late, as on a slow phone; slides are measured only then.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => setTimeout(callback, 500, entries, observer), options);
      }
    };
  });
  const release = await holdRequests(page, siteScripts);
  await page.goto("/home");
  const banners = page.getByRole("region", { name: en.home.hero.banners });
  await banners.getByRole("button", { name: en.carousel.previous }).click();
  release();
  const slides = banners.getByRole("group", { includeHidden: true });
  await expect(slides.last()).not.toHaveAttribute("inert");
  await expect(slides.first()).toHaveAttribute("inert");
});

test("plain HTML controls do not wait: menus, questions, other languages, links", async ({ browser }) => {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US", baseURL });
  const page = await context.newPage();
  await holdRequests(page, siteScripts);
  const menu = async (language: "vi-VN" | "ko-KR") => {
    await openMenu(page);
    return page.getByRole("navigation", { name: words(language).header.mainNav });
  };
  const { header, help } = words("vi-VN");
  await page.goto("/help?locale=vi-VN");
  const about = await menu("vi-VN");
  await about.getByText(header.about, { exact: true }).click();
  await about.getByRole("link", { name: header.aboutUs }).click();
  await expect(page).toHaveURL(/\/about-us$/);

  await page.goto("/help?locale=vi-VN&utm_source=x");
  const question = page.locator("#speed");
  await expect(question).not.toHaveAttribute("open");
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  // The rest of the address and the scroll position stay.
  await question.getByRole("link", { name: help.link }).click();
  await menu("vi-VN");
  await openLanguages(page, "vi-VN");
  await page.getByRole("link", { name: languageNames["ko-KR"] }).first().click();
  await expect(page).toHaveURL(/\/help\?locale=ko-KR&utm_source=x#speed$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
  await (await menu("ko-KR")).getByRole("link", { name: words("ko-KR").header.login }).click();
  const back = encodeURIComponent("/help?locale=ko-KR&utm_source=x");
  await expect(page).toHaveURL(new RegExp(`/account/login\\?redirect=${back}$`));
  await page.getByRole("main").locator('a[href="/account/register"]').click();
  await expect(page).toHaveURL(new RegExp(`/account/register\\?redirect=${back}$`));
  await context.close();
});

test("a language link waits until the script has stored the input", async ({ page }) => {
  const release = await holdRequests(page, siteScripts);
  await page.goto("/account/login", { waitUntil: "commit" });
  await page.getByLabel(en.account.email).fill("student@example.com");
  await openLanguages(page, "en-US");
  const korean = page.getByRole("banner").getByRole("link", { name: languageNames["ko-KR"] });
  await korean.click();
  await expect(korean).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
  await expect(page.getByLabel(words("ko-KR").account.email)).toHaveValue("student@example.com");
});

test.describe("when a script cannot be loaded", () => {
  const withoutChunks = (page: Page) => page.route("**/_next/static/**/*.js", (route) => route.abort());
  const notice = (page: Page) => page.getByRole("alert").filter({ hasText: en.notStarted.text });

  test("the page reloads itself once and then shows an error", async ({ page }) => {
    await withoutChunks(page);
    await page.goto("/help");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.keyboard.press("Shift");
    await expect.poll(() => loads).toBe(1);
    await page.keyboard.press("Shift");
    await expect(notice(page)).toBeVisible();
    expect(loads).toBe(1);
    await page.unrouteAll();
    await notice(page).getByRole("link", { name: en.notStarted.reload }).click();
    await hydratePage(page);
    await expect(notice(page)).toBeHidden();
  });

  test("a visitor who is leaving is not interrupted: browsers cancel the fetches of a page that is being left", async ({
    page,
    isMobile,
  }) => {
    const fail = await holdRequests(page, siteScripts, "abort");
    const requested: string[] = [];
    await page.goto("/help");
    const arrive = await holdRequests(page, "**/home");
    page.on("request", (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
    if (isMobile) await openMenu(page);
    const home = page.getByRole("banner").getByRole("link", { name: en.header.home, exact: true });
    await home.click({ noWaitAfter: true });
    await expect.poll(() => requested).toContain("GET /home");
    const failed = page.waitForEvent("requestfailed");
    fail();
    await failed;
    arrive();
    await expect(page).toHaveURL(/\/home$/);
    expect(requested).not.toContain("HEAD /help");
  });

  test("no input is lost: the page stays, shows an error and submits nothing", async ({ page }) => {
    const fail = await holdRequests(page, siteScripts, "abort");
    await page.goto("/account/login", { waitUntil: "commit" });
    await page.getByLabel(en.account.email).fill("student@example.com");
    fail();
    await expect(notice(page)).toBeVisible();
    await page.getByRole("button", { name: en.account.login.submit }).click();
    await expect(page.getByLabel(en.account.email)).toHaveValue("student@example.com");
  });

  test("a page of another version keeps a made choice, and reloads if there is none", async ({ page }) => {
    const miss = await holdRequests(page, siteScripts, "missing");
    await page.goto("/hot-sell", { waitUntil: "domcontentloaded" });
    const level = page.getByLabel(en.hotSell.filters.level);
    await level.selectOption("HSK 1");
    await page.keyboard.press("Shift");
    miss();
    await expect(notice(page)).toBeVisible();
    await expect(level).toHaveValue("HSK 1");
    await page.unrouteAll();

    // Its files are there, and the previous page's data is gone.
    await page.route("**/_page/*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto("/help");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.keyboard.press("Shift");
    await expect.poll(() => loads).toBe(1);
    await hydratePage(page);
    await expect(notice(page)).toBeHidden();
    expect(loads).toBe(1);
  });

  test("an offline page shows an error, stays as it is, and hydrates once the connection is back", async ({
    page,
    context,
  }) => {
    // The page fetches its scripts when it is idle, which could be before it is offline.
    await withoutChunks(page);
    await page.goto("/help");
    await context.setOffline(true);
    const search = page.getByRole("searchbox", { name: en.help.search });
    await search.fill("refund");
    await expect(notice(page)).toBeVisible();
    await expect(search).toHaveValue("refund");
    await page.locator("#speed summary").click();
    await expect(page.locator("#speed")).toHaveAttribute("open");
    await context.setOffline(false);
    await page.unrouteAll();
    await notice(page).getByRole("link", { name: en.notStarted.reload }).click();
    await hydratePage(page);
    await expect(notice(page)).toBeHidden();
  });

  test("a link that waits for a script works without it", async ({ page }) => {
    await withoutChunks(page);
    await page.goto("/class");
    await page.getByRole("main").getByRole("link", { name: en.classPage.steps.study.cta }).click();
    await expect(page).toHaveURL(/\/mobile-download$/);
  });

  test("following a link during the failure check is not interrupted", async ({ page, isMobile }) => {
    await withoutChunks(page);
    let releaseCheck: () => void = () => undefined;
    const checkReleased = new Promise<void>((resolve) => (releaseCheck = resolve));
    await page.route("**/help", async (route) => {
      if (route.request().method() === "HEAD") await checkReleased;
      await route.continue();
    });
    const arrive = await holdRequests(page, "**/home");
    await page.goto("/help");
    const failureCheck = page.waitForRequest((request) => request.method() === "HEAD");
    await page.keyboard.press("Shift");
    await failureCheck;
    if (isMobile) await openMenu(page);
    const home = page.getByRole("banner").getByRole("link", { name: en.header.home, exact: true });
    const followed = page.waitForRequest("**/home");
    await home.click({ noWaitAfter: true });
    await followed;
    const found = page.waitForResponse((response) => response.request().method() === "HEAD");
    releaseCheck();
    await found;
    arrive();
    await expect(page).toHaveURL(/\/home$/);
  });
});
