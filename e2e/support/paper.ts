import type { Page } from "@playwright/test";

/** An A4 sheet in pixels at 96 per inch, portrait and landscape. */
export const paper = { width: 794, height: 1123 };
const landscape = { width: 1123, height: 794 };

/** What would be missing, clipped or covered. Runs in the page. */
function faultsOnPaper(): string[] {
  const faults: string[] = [];
  const visible = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
    element.checkVisibility(),
  );
  for (const element of visible) {
    const { position, contentVisibility, overflowY } = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    if (position === "fixed" || position === "sticky") faults.push(`${name} is ${position}`);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      faults.push(`${name} is cut off`);
    if (contentVisibility === "auto" || contentVisibility === "hidden") faults.push(`${name} may stay blank`);
    if (element.matches("header:not(main *), footer, dialog, [role=dialog], [popover], .toast"))
      faults.push(`${name} is printed`);
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details"))
    if (!details.open) faults.push(`folded: ${details.textContent.trim().slice(0, 30)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px are cut off`);
  // A visible section has text or a picture.
  for (const section of document.querySelectorAll<HTMLElement>("main section"))
    if (section.checkVisibility() && section.innerText.trim() === "" && !section.querySelector("img"))
      faults.push(`section.${section.className} is blank`);
  return faults;
}

/** Shows the page as it is printed. Ends with `showScreen`. */
export async function showPrint(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
}

export async function showScreen(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
}

/** What is wrong with the open page on paper, upright and across. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  await showPrint(page);
  const faults = await page.evaluate(faultsOnPaper);
  await page.setViewportSize(landscape);
  faults.push(...(await page.evaluate(faultsOnPaper)));
  await showScreen(page);
  return faults;
}
