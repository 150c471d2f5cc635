import type { Language } from "../lib/i18n/languages";
import { test } from "./support/kept-page";
import { expect } from "./support/test";
import { visits } from "./support/walk";

/*
 * A desktop browser in half a screen, on a small laptop, or zoomed: 1280 px at 125 % are 1024, at 150 % 853. No page
 * scrolls sideways, and the header's buttons are visible and do not overlap.
 */

const widths = [769, 820, 853, 900, 1000, 1024, 1100, 1199, 1200];
/** The browser's text size setting, in percent. */
const sizes = [100, 200];
/** English for its buttons, the others for their long words. */
const languages: readonly Language[] = ["en-US", "vi-VN", "id-ID"];

/** Describes what is wrong at this width. Runs in the page. */
function faults(): string[] {
  const root = document.documentElement;
  const found = root.dataset.desktop === undefined ? ["the browser is not taken for a desktop one"] : [];
  if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth - root.clientWidth} px too wide`);
  const header = document.querySelector("body > header");
  if (!header) return found;
  const links = [...header.querySelectorAll<HTMLElement>(".account-links :is(a, button)")].filter((link) =>
    link.checkVisibility(),
  );
  if (!header.querySelector(".btn-primary")?.checkVisibility()) found.push("no main button");
  if (links.length === 0) found.push("no buttons in the header");
  const items = [...header.querySelectorAll<HTMLElement>("a, button, summary")]
    .filter(
      (item) =>
        item.checkVisibility() && item.getAttribute("href") !== "#main" && !item.closest("details > ul"),
    )
    .map((item) => ({ name: item.textContent.trim() || item.ariaLabel, box: item.getBoundingClientRect() }));
  for (const [index, { name, box }] of items.entries()) {
    if (box.left < 0 || box.right > root.clientWidth) found.push(`${name} is off the screen`);
    for (const other of items.slice(index + 1)) {
      const overlap = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (overlap > 0.5 && down > 0.5) found.push(`${name} and ${other.name} overlap`);
    }
  }
  return found;
}

for (const { name, language, address } of visits) {
  if (!languages.includes(language)) continue;
  test(`${name} in ${language} fits from 769 to 1200 px, ${address}`, async ({ page }) => {
    await page.goto(address);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of sizes) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, size);
        const lines = await page.evaluate(faults);
        found.push(...lines.map((line) => `${width} px, text at ${size} %: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test("the header has both entries: login and start", async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/home?locale=en-US");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Log in" }).first()).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole("link", { name: "Start free" })).toBeInViewport({ ratio: 1 });
  }
});
