import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, test } from "./support/test";
import { visits, widths } from "./support/walk";
import { wordsIn } from "./support/words";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Share of the visible words that a reader without script must find. */
const leastWords = 0.95;

for (const { name, language, address, status } of visits) {
  test.describe(`${name} in ${language}`, () => {
    test("no accessibility violation at any width, and no complaint in the console", async ({
      page,
      complaints,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await page.evaluate(axeSource);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const result = await page.evaluate(
          (values) =>
            (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: "tag", values } }),
          rules,
        );
        const found = result.violations.map(
          ({ id, nodes }) => `${width}px ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
        );
        expect(found).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });

    test("nothing scrolls sideways at 320 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test("its language and its words are in the raw HTML", async ({ page, browser, baseURL }) => {
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const seen = wordsIn(await page.locator("body").innerText(), language);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const bare = await context.newPage();
      await bare.goto(address);
      const raw = new Set(wordsIn((await bare.locator("body").textContent()) ?? "", language));
      await context.close();
      const missing = seen.filter((word) => !raw.has(word));
      expect(seen.length).toBeGreaterThan(10);
      expect(missing.length / seen.length, `only with script: ${missing.join(" ")}`).toBeLessThanOrEqual(
        1 - leastWords,
      );
    });
  });
}
