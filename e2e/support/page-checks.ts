import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect, test } from "./test";
import type { Width } from "./walk";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe at the current width, in the element of a CSS selector. @returns a line for each violated rule */
async function findViolations(page: Page, checkContrast: boolean, within: string): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    ([values, enabled, selector]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: { type: "tag", values },
        rules: { "color-contrast": { enabled } },
        resultTypes: ["violations"],
      }),
    [rules, checkContrast, within] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Runs axe for the contrast of texts in dark mode at the current width. @returns a line for each violation */
async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const violations = await page.evaluate(async () => {
    // Buttons fade to their other color.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run({ runOnly: ["color-contrast"], resultTypes: ["violations"] })).violations;
  });
  await page.emulateMedia({ colorScheme: null });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(" ")}: ${any.map(({ message }) => message).join(" ")}`),
  );
}

/**
 * Checks the current page: no accessibility violations at the given widths, no horizontal scrolling.
 * @param options `contrastWidths` are the widths at which contrast is checked. That is slow, and the same in every language;
 *   `within` is the CSS selector of the part that is checked, instead of the whole page
 */
export async function checkPage(
  page: Page,
  widths: readonly Width[],
  { contrastWidths = widths, within = "html" }: { contrastWidths?: readonly Width[]; within?: string } = {},
): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  for (const width of widths) {
    await test.step(`no accessibility violation at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findViolations(page, contrastWidths.includes(width), within), page.url()).toEqual([]);
    });
  }
  const [darkWidth] = contrastWidths;
  if (darkWidth)
    await test.step(`texts are readable in dark mode at ${darkWidth} px`, async () => {
      await page.setViewportSize({ width: darkWidth, height: 900 });
      expect.soft(await findDarkViolations(page), page.url()).toEqual([]);
    });
  await fitsNarrowScreens(page);
}

/** Expects no horizontal scrolling at 320 px, the width of 1280 px at 400 % zoom. */
async function fitsNarrowScreens(page: Page): Promise<void> {
  await test.step("no horizontal scrolling at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
  });
}
