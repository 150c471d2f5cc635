import { languageNames } from "../lib/base/i18n/languages";
import { paths } from "../lib/base/paths";
import { expect, phoneTagIf, openLanguages, openMenu, test } from "./support/test";
import { words } from "./support/words";

/* The public pages are fully usable with JavaScript switched off. */

const pages = [
  paths.help,
  paths.aboutUs,
  paths.privacy,
  paths.userAgreement,
  paths.plusTerms,
  paths.mobileDownload,
  paths.try,
];
/** Pages with a table of contents. */
const long: string[] = [paths.help, paths.privacy, paths.userAgreement, paths.plusTerms];

test.use({ javaScriptEnabled: false });

for (const path of pages) {
  test(
    `${path}: the menu, a language switch that persists, and the contents`,
    phoneTagIf(path === paths.help),
    async ({ page, isMobile }) => {
      await test.step("the menu, its submenus, and its links", async () => {
        await page.goto(`${path}?locale=vi-VN`);
        const { header } = words("vi-VN");
        if (isMobile) await openMenu(page);
        const menu = page.getByRole("navigation", { name: header.mainNav });
        await expect(menu.getByRole("link", { name: header.class })).toBeVisible();
        await menu.getByText(header.about, { exact: true }).click();
        await menu.getByRole("link", { name: header.aboutUs }).click();
        await expect(page).toHaveURL(new RegExp(`${paths.aboutUs}$`));
      });
      await test.step("a language switch that persists", async () => {
        await page.context().clearCookies();
        await page.goto(path);
        if (isMobile) await openMenu(page);
        await openLanguages(page, "en-US");
        await page.getByRole("link", { name: languageNames["vi-VN"] }).first().click();
        await expect(page).toHaveURL(new RegExp(`${path}\\?locale=vi-VN$`));
        await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
        await page.goto(paths.help);
        await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
      });
      if (long.includes(path))
        await test.step("every entry of the contents links to its section", async () => {
          await page.goto(`${path}?locale=en-US`);
          const entries = page.locator("main nav a[href^='#']");
          const targets = await entries.evaluateAll((links) =>
            links.map((link) => link.getAttribute("href") ?? ""),
          );
          expect(targets.length).toBeGreaterThan(4);
          for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
          const last = targets.at(-1) ?? "";
          const contents = entries.last();
          if (!(await contents.isVisible())) await page.locator("main details summary").first().click();
          await contents.click();
          await expect(page).toHaveURL(new RegExp(`${last}$`));
          await expect(page.locator(last)).toBeInViewport();
        });
    },
  );
}
