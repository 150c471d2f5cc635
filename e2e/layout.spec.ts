import { languageNames, languages, type Language } from "../lib/base/i18n/languages";
import { school } from "../lib/subjects/school/school";
import { isLongRun } from "../testing/long-run";
import { expect, openInLanguage, openLanguages, openMenu, test } from "./support/test";
import { hydratePage } from "./support/settled";
import { words } from "./support/words";

const en = words("en-US");
const facts = school();

test.describe("the language menu", () => {
  test(
    "switches to each language and stores it in the cookie and in local storage",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      await page.goto("/home");
      let current: Language = "en-US";
      // One switch shows what differs on a phone.
      const others = languages.filter((code) =>
        isMobile && !isLongRun ? code === "vi-VN" : code !== "en-US",
      );
      for (const language of others) {
        if (isMobile) await openMenu(page);
        await openLanguages(page, current);
        await page.getByRole("link", { name: languageNames[language], exact: true }).click();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(language).home.hero.title);
        const cookies = await page.context().cookies();
        expect(cookies.find(({ name }) => name === "locale")?.value).toBe(language);
        // Stored when the page has loaded.
        await expect.poll(() => page.evaluate(() => localStorage.getItem("locale"))).toBe(language);
        current = language;
      }
    },
  );

  test("removes a language query and keeps the rest of the address", async ({ page, isMobile }) => {
    await page.goto("/home?locale=ko-KR&utm_source=x");
    // Before hydration, the link itself is followed.
    await hydratePage(page);
    if (isMobile) await openMenu(page);
    await openLanguages(page, "ko-KR");
    await page.getByRole("link", { name: languageNames["zh-TW"], exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
    await expect(page).toHaveURL(/\/home\?utm_source=x$/);
  });

  test("works without script", { tag: "@phone" }, async ({ browser, baseURL, isMobile }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, isMobile });
    const page = await context.newPage();
    await page.goto("/home");
    if (isMobile) await openMenu(page);
    await openLanguages(page, "en-US");
    await page.getByRole("link", { name: languageNames["vi-VN"], exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
    await page.goto("/home");
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
    await context.close();
  });
});

test.describe("the header's disclosures", () => {
  test.skip(({ isMobile }) => isMobile, "on small screens they lie open to the finger in the menu");

  test("open by keyboard, close by Esc with the focus restored, and close when the focus leaves", async ({
    page,
  }) => {
    await openInLanguage(page, "vi-VN", "/home");
    const vi = words("vi-VN");
    const about = page.locator("details", { hasText: vi.header.about }).first();
    const summary = about.locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(about).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: vi.header.aboutUs }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(about).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(about).toHaveAttribute("open");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(about).not.toHaveAttribute("open");
  });

  test("hold terms and privacy for Vietnamese readers only; the tab of the current page is marked", async ({
    page,
  }) => {
    await openInLanguage(page, "vi-VN", "/home");
    const vi = words("vi-VN").header;
    const menu = page.getByRole("navigation", { name: vi.mainNav });
    await menu.getByText(vi.about, { exact: true }).click();
    await expect(menu.getByRole("link", { name: vi.terms })).toBeVisible();
    await expect(menu.getByRole("link", { name: vi.privacy })).toBeVisible();
    await openInLanguage(page, "en-US", "/home");
    await expect(
      page.getByRole("navigation", { name: en.header.mainNav }).getByText(en.header.terms),
    ).toHaveCount(0);
    const home = page.getByRole("link", { name: en.header.home, exact: true });
    await expect(home).toHaveAttribute("aria-current", "page");
  });
});

/** The mark is in the served HTML: it must not wait for a script. */
test("the tab of the current page is marked without script", async ({ request }) => {
  for (const [path, tab, mark] of [
    ["/class", "class", "page"],
    ["/live?tab=records", "live", "true"],
    ["/hot-sell/detail/1", "hotSell", "true"],
  ] as const) {
    const html = await (await request.get(`${path}${path.includes("?") ? "&" : "?"}locale=en-US`)).text();
    const menu = /<nav id="menu".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const marked = [...menu.matchAll(/<a (?![^>]*hreflang)[^>]*aria-current="(\w+)"[^>]*>(.*?)<\/a>/gi)];
    expect.soft(marked.map(([, how, text]) => [how, text])).toEqual([[mark, en.header[tab]]]);
  }
});

test.describe("the mobile menu", () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show it in the header");

  test(
    "opens over the page, contains every item, restores the focus on Esc, and closes by its button",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/home");
      const menu = page.getByRole("navigation", { name: en.header.mainNav });
      await expect(menu).toBeHidden();
      await openMenu(page);
      const { home, class: classes, live, hotSell, study, business, help, app, aboutUs, login } = en.header;
      for (const name of [home, classes, live, hotSell, study, business, help, app, aboutUs, login]) {
        await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("button", { name: en.header.openMenu })).toBeFocused();
      await openMenu(page);
      await page.getByRole("button", { name: en.header.closeMenu }).click();
      await expect(menu).toBeHidden();
    },
  );
});

test.describe("dialogs", () => {
  const networks = [
    { name: en.social.wechat, address: facts.wechat },
    { name: en.social.instagram, address: facts.instagram },
    { name: en.social.tiktok, address: facts.tiktok },
  ];

  test("a social network shows its code and its page", { tag: "@phone" }, async ({ page, isMobile }) => {
    await page.goto("/home");
    for (const { name, address } of isMobile && !isLongRun ? networks.slice(0, 1) : networks) {
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      const dialog = page.getByRole("dialog", { name });
      const code = dialog.getByRole("img", {
        name: en.social.qr.replace("{name}", "Yuqiao").replace("{network}", name),
      });
      await expect(code).toBeVisible();
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      // A phone cannot scan its own screen, so the code is also a link.
      await expect(dialog.getByRole("link")).toHaveCount(2);
      for (const link of await dialog.getByRole("link").all())
        await expect(link).toHaveAttribute("href", address);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });

  test(
    "the app download keeps the focus inside, closes by Esc, and restores the focus",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      await page.goto("/home");
      if (isMobile) await openMenu(page);
      const menu = page.getByRole("navigation", { name: en.header.mainNav });
      const opener = menu.getByRole("link", { name: en.header.app, exact: true });
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: en.app.title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("img", { name: en.app.androidQr })).toBeVisible();
      await expect(dialog.getByRole("img", { name: en.app.iosQr })).toBeVisible();
      // A phone cannot scan its own screen, so the link to the app comes first.
      const first = dialog.getByRole("link").first();
      if (isMobile) await expect(first).toHaveAccessibleName(en.app.page);
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press("Tab");
        const focusedOutside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest("dialog");
        });
        expect(focusedOutside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      // By mouse too, and as wide from here as from the page.
      await opener.click();
      const { width } = (await dialog.boundingBox())!;
      await dialog.getByRole("button", { name: en.dialog.close }).click();
      await expect(dialog).toBeHidden();
      await page.goto("/class");
      await page.getByRole("main").getByRole("link", { name: en.classPage.steps.study.cta }).click();
      await expect(dialog).toHaveCSS("text-align", "start");
      expect((await dialog.boundingBox())!.width).toBe(width);
    },
  );

  test("the course adviser opens over the third picture, and closes by a press outside", async ({ page }) => {
    await page.goto("/home");
    await page.getByRole("link", { name: en.home.body["3"].cta }).click();
    const dialog = page.getByRole("dialog", { name: en.consult.title });
    await expect(dialog.getByRole("link", { name: facts.phone })).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
  });
});

test("the footer links Facebook, the contacts, the app's code, the filing number and the copyright, and names the Vietnamese company to Vietnamese readers only", async ({
  page,
}) => {
  await page.goto("/home");
  const footer = page.getByRole("contentinfo");
  const { facebook, email, filingNumber, filingUrl } = facts;
  await expect(footer.getByRole("link", { name: en.social.facebook })).toHaveAttribute("href", facebook);
  await expect(footer.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(footer.getByRole("link", { name: facts.phone })).toBeVisible();
  await expect(footer.getByRole("img", { name: en.footer.appQrImage })).toBeVisible();
  await expect(footer.getByRole("link", { name: filingNumber })).toHaveAttribute("href", filingUrl);
  await expect(footer).toContainText(`${facts.founded}`);
  await expect(footer).toContainText(facts.legalName["en-US"] ?? "");
  await openInLanguage(page, "vi-VN", "/home");
  await expect(footer).toContainText(facts.vietnamLegalName);
  for (const contact of [facts.vietnamPhone, facts.vietnamEmail])
    await expect(footer.getByRole("link", { name: contact })).toHaveCount(1);
  await openInLanguage(page, "id-ID", "/home");
  await expect(footer).not.toContainText(facts.vietnamLegalName);
});

test(
  "the first Tab stop skips the header; back to top appears after one screen and moves the focus",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/home");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: en.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await page.goto("/home");
    const button = page.getByRole("button", { name: en.backToTop });
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 3000);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
  },
);
