import type { Page } from "@playwright/test";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import type { Language } from "../lib/i18n/languages";
import { test } from "./support/kept-page";
import { checkPage } from "./support/page-checks";
import { hydratePage } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { expect } from "./support/test";
import { isCheckedClosely, isCheckedInFull, visits, widthsOf } from "./support/walk";
import { wordsIn } from "./support/words";

/** Share of the visible words that must be readable without script. */
const leastWords = 0.95;

/** The text of a body without machine-readable parts; either every element separates words, or none does. */
function textOf(node: DefaultTreeAdapterTypes.Node, between: string): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (["head", "script", "style", "template"].includes(node.nodeName) || !("childNodes" in node)) return "";
  return node.childNodes.map((child) => textOf(child, between)).join(between);
}

/**
 * The words that the page shows but its raw HTML does not contain, and how many words it shows. Times in the visitor's
 * time zone are not counted: only the browser knows them, and without script they are hidden or Beijing's.
 */
async function wordsOnlyWithScript(page: Page, html: string, language: Language) {
  const document = parse(html);
  // Unchanged, and with elements as separators: some elements separate words, others are inside one.
  const known = new Set(["", " "].flatMap((between) => wordsIn(textOf(document, between), language)));
  const ownTimes = await page.locator("time[data-own]").allInnerTexts();
  for (const word of wordsIn(ownTimes.join(" "), language)) known.add(word);
  const shown = wordsIn(await page.locator("body").innerText(), language);
  return { missing: shown.filter((word) => !known.has(word)), shown: shown.length };
}

for (const visit of visits) {
  const { name, language, address, status } = visit;
  const isClose = isCheckedClosely(visit);
  const isInFull = isCheckedInFull(visit);
  // One load for all checks: there are many pages in many languages.
  test(`${name} in ${language}, ${address}`, async ({ page, complaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    if (isClose) {
      await hydratePage(page);
      await test.step("its words are in the raw HTML", async () => {
        const html = (await response?.text()) ?? "";
        const { missing, shown } = await wordsOnlyWithScript(page, html, language);
        expect(shown).toBeGreaterThan(10);
        expect(missing.length / shown, `only with script: ${missing.join(" ")}`).toBeLessThanOrEqual(
          1 - leastWords,
        );
      });
    }
    await checkPage(page, widthsOf(visit), isInFull ? {} : { contrastWidths: [] });
    expect(complaints).toEqual([]);
  });
}

/** Pages that members see differently from guests. */
const forMembers = {
  student: [
    ...["live", "hotSell", "hotSellDetail", "studentCentre", "trialLesson"],
    ...["liveDetail", "courseDetail", "teacherDetail", "classroom", "liveClass", "teacherProfile"],
  ],
  teacher: [
    ...["class", "live", "hotSell", "hotSellDetail", "studentCentre", "teacherCentre"],
    ...["liveClass", "teacherProfile"],
  ],
} satisfies Record<string, string[]>;

for (const [viewer, names] of Object.entries(forMembers)) {
  for (const visit of visits) {
    const { name, language, address, path } = visit;
    // The parts for members are checked in one language.
    if (!names.includes(name) || !isCheckedInFull(visit)) continue;
    test(`${name} in ${language}, as a ${viewer}`, async ({ page, complaints }) => {
      await logInByCall(page, `${viewer}@example.com`);
      const response = await page.goto(address);
      // Live classes are not for teachers (spec section 2).
      const hidden = viewer === "teacher" && (path === "/live" || path.startsWith("/live/"));
      expect(response?.status()).toBe(hidden ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("data-viewer", viewer);
      await hydratePage(page);
      await checkPage(page, widthsOf(visit));
      expect(complaints).toEqual([]);
    });
  }
}
