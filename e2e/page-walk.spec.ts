import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { Language } from "../lib/i18n/languages";
import { enrolledBefore } from "./support/campaign";
import { expect, test } from "./support/test";
import { filledInBrowser, visits, widths } from "./support/walk";
import { wordsIn } from "./support/words";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Share of the visible words that a reader without script must find. */
const leastWords = 0.95;

/** What axe finds at the width the page has now, a line for each rule that is broken. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: "tag", values } }),
    rules,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** The words that the page shows but its raw HTML does not hold, and how many it shows. */
async function wordsOnlyWithScript(page: Page, html: string, language: Language) {
  const raw = await page.evaluate((source) => {
    // As it stands, and with the elements apart: some end a word, and some stand within one.
    return [source, source.replaceAll("<", " <")].map((text) => {
      const { body } = new DOMParser().parseFromString(text, "text/html");
      for (const element of body.querySelectorAll("script, style, template")) element.remove();
      return body.textContent ?? "";
    });
  }, html);
  const known = new Set(raw.flatMap((text) => wordsIn(text, language)));
  const shown = wordsIn(await page.locator("body").innerText(), language);
  return { missing: shown.filter((word) => !known.has(word)), shown: shown.length };
}

for (const { name, language, address, status } of visits) {
  // One load for all that is looked at: there are many pages, in many languages.
  test(`${name} in ${language}`, async ({ page, request, complaints }) => {
    // The enrolled page leads everyone else away.
    await enrolledBefore(page, "84", "912345678");
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    await test.step("its words are in the raw HTML", async () => {
      const html = await (await request.get(address)).text();
      const { missing, shown } = await wordsOnlyWithScript(page, html, language);
      expect(shown).toBeGreaterThan(10);
      if (filledInBrowser.includes(name)) return;
      expect(missing.length / shown, `only with script: ${missing.join(" ")}`).toBeLessThanOrEqual(
        1 - leastWords,
      );
    });

    await page.evaluate(axeSource);
    for (const width of widths) {
      await test.step(`no accessibility violation at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page)).toEqual([]);
      });
    }

    await test.step("nothing scrolls sideways at 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    expect(complaints).toEqual([]);
  });
}
