import type { Page } from "@playwright/test";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import type { Language } from "../lib/base/i18n/languages";
import { isLongRun } from "../testing/long-run";
import { desktop, resetPage, test } from "./support/kept-page";
import { checkPage } from "./support/page-checks";
import { faultsOfHeader, inEverySize } from "./support/page-size";
import { findPrintFaults } from "./support/paper";
import { hydratePage, waitUntilReady } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { expect } from "./support/test";
import { triggers } from "./support/triggers";
import { isCheckedInFull, pageNames, sampledVisits, widthsOf, type Visit } from "./support/walk";
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

/**
 * Widths of a desktop browser in half a screen, on a small laptop, or zoomed: 1280 px at 125 % are 1024, at 150 % 853.
 */
const desktopWidths = isLongRun ? [769, 820, 853, 900, 1000, 1024, 1100, 1199, 1200] : [769, 1024];
const textSizes = [100, 200];

/** What hydrates a page, which changes from page to page. */
function triggerOf({ name }: Visit) {
  const all = Object.values(triggers);
  return all[pageNames.indexOf(name) % all.length]!;
}

/** All checks of a page that a guest opens, in one load. */
async function checkAsGuest(page: Page, visit: Visit): Promise<void> {
  const { address, language } = visit;
  const response = await page.goto(address);
  expect.soft(response?.status(), address).toBe(visit.status);
  await expect.soft(page.locator("html"), address).toHaveAttribute("lang", language);
  if (isCheckedInFull(visit)) {
    await test.step("it fits desktop browsers of all widths", async () => {
      const faults = await inEverySize(page, desktopWidths, faultsOfHeader, { sizes: textSizes });
      expect.soft(faults, address).toEqual([]);
    });
    await test.step("it prints completely", async () =>
      expect.soft(await findPrintFaults(page), address).toEqual([]));
  }
  await page.setViewportSize(desktop);
  await test.step("it hydrates by what a visitor does first", async () => {
    await triggerOf(visit)(page);
    await waitUntilReady(page);
  });
  await test.step("its words are in the raw HTML", async () => {
    const html = (await response?.text()) ?? "";
    const { missing, shown } = await wordsOnlyWithScript(page, html, language);
    expect.soft(shown, address).toBeGreaterThan(10);
    const message = `${address}, only with script: ${missing.join(" ")}`;
    expect.soft(missing.length / shown, message).toBeLessThanOrEqual(1 - leastWords);
  });
  await checkPage(page, widthsOf(visit));
}

/** Pages that members see differently from guests. */
const forMembers: Record<string, string[]> = {
  student: [
    ...["live", "hotSell", "hotSellDetail", "studentCentre", "trialLesson"],
    ...["liveDetail", "courseDetail", "teacherDetail", "classroom", "liveClass", "teacherProfile"],
  ],
  teacher: [
    ...["class", "live", "hotSell", "hotSellDetail", "studentCentre", "teacherCentre"],
    ...["liveClass", "teacherProfile"],
  ],
};

async function checkAsMember(page: Page, visit: Visit, viewer: string): Promise<void> {
  await logInByCall(page, `${viewer}@example.com`);
  const response = await page.goto(visit.address);
  // Live classes are not for teachers (spec section 2).
  const isHidden = viewer === "teacher" && (visit.path === "/live" || visit.path.startsWith("/live/"));
  const { address, language } = visit;
  expect.soft(response?.status(), address).toBe(isHidden ? 404 : 200);
  await expect.soft(page.locator("html"), address).toHaveAttribute("lang", language);
  await expect.soft(page.locator("html"), address).toHaveAttribute("data-viewer", viewer);
  await hydratePage(page);
  // Their parts have the colors that guests see.
  await checkPage(page, widthsOf(visit), isLongRun ? {} : { contrastWidths: [] });
}

for (const name of pageNames) {
  test(`the page ${name}`, async ({ page, complaints }) => {
    test.slow();
    const visitAs = (viewer: string, visit: Visit, check: () => Promise<void>) =>
      test.step(`${visit.address}, ${viewer}`, async () => {
        await resetPage(page);
        complaints.length = 0;
        await check();
        expect.soft(complaints, visit.address).toEqual([]);
      });
    for (const visit of sampledVisits.filter((one) => one.name === name)) {
      await visitAs("guest", visit, () => checkAsGuest(page, visit));
      // The parts for members are checked in one language.
      for (const [viewer, names] of Object.entries(forMembers))
        if (names.includes(name) && isCheckedInFull(visit))
          await visitAs(viewer, visit, () => checkAsMember(page, visit, viewer));
    }
  });
}
