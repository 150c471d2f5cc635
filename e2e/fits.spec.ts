import { languages, type Language } from "../lib/base/i18n/languages";
import { campaignPaths, paths, seriesClassPath } from "../lib/base/paths";
import { prizeLink } from "./support/campaign";
import { applyButton } from "./support/apply";
import { faultsOfHeader, findSplitWords, inEverySize } from "./support/page-size";
import { hydratePage } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

/** Windows from the smallest phone to a large screen, including those just beside the breakpoints. */
const widths = [320, 360, 390, 500, 768, 820, 959, 960, 1024, 1200, 1280, 1920];
/** The same for guests and students, whose headers have other words. Runs in the page. */
function faultsOfHeaders(): string[] {
  return ["guest", "student"].flatMap((viewer) => {
    document.documentElement.dataset.viewer = viewer;
    return faultsOfHeader().map((fault) => `${viewer}: ${fault}`);
  });
}

test("the header fits its words in every language, for guests and for students", async ({ page }) => {
  test.slow();
  for (const language of languages) {
    // The shortest page, since it is laid out about seventy times.
    await openInLanguage(page, language, paths.mobileDownload);
    const faults = await inEverySize(page, widths, faultsOfHeaders, { helpers: [faultsOfHeader] });
    expect.soft(faults, language).toEqual([]);
  }
});

test("the header has both entries, login and start, at all widths of the desktop layout", async ({
  page,
}) => {
  await page.goto("/home?locale=en-US");
  const header = page.getByRole("banner");
  for (const width of [769, 820, 853, 900, 1000, 1024, 1100, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("link", { name: "Log in" }).first()).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole("link", { name: "Get my free lesson" })).toBeInViewport({ ratio: 1 });
  }
});

/** Texts and controls that overflow the window. A frame that clips wide content would hide it. Runs in the page. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const overflowing = [
    ...document.querySelectorAll("body :is(a, button, p, li, h1, h2, h3, td, dd, input, select)"),
  ]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => !scrolls(element))
    .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 30)}`);
  return scrollWidth > clientWidth
    ? [`the page, by ${scrollWidth - clientWidth} px`, ...overflowing]
    : overflowing;
}

/**
 * Words in titles and buttons that break although a line has room for fifteen letters; on narrower lines the longest
 * words of some languages have to break. Runs in the page.
 */
function brokenWords(): string[] {
  const { clientWidth } = document.documentElement;
  if (clientWidth < 15 * parseFloat(getComputedStyle(document.documentElement).fontSize)) return [];
  return findSplitWords(
    "body :is(h1, h2, h3, .btn, [data-part=call], aside > a[data-scripted])",
    /[\p{Script=Latin}\p{M}\p{N}]+[.,:!?]?/gu,
  );
}

/**
 * What no text size may break: short words and figures split over lines, a clipped choice in a list, icons that do not
 * scale, a marker of the campaign's timeline behind its card. Runs in the page.
 */
function findTextSizeFaults(): string[] {
  const faults: string[] = [];
  const visibleElements = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  faults.push(...findSplitWords("dd, .price", /\d[\d.,]*\+?/g));
  const shortTexts = "figcaption, [data-part=partner], [data-part=choice], [data-part=day]";
  faults.push(...findSplitWords(shortTexts, /[^\s/]+/g));
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of visibleElements("select") as HTMLSelectElement[]) {
    // The shorthand `font` is empty where font features are set.
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    for (const { text } of select.options)
      if ((pen?.measureText(text).width ?? 0) > room + 1) faults.push(`a list cuts off ${text}`);
  }
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const small = visibleElements(":not(.btn-round) > .icon").find(
    (icon) => icon.getBoundingClientRect().width < letter,
  );
  if (small) faults.push(`an icon stays small in ${small.parentElement?.textContent}`);
  const sign = visibleElements("main li > [lang=zh-CN][aria-hidden]")[0];
  if (sign) {
    sign.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const isCovered = [left + 2, right - 2].some(
      (x) => !sign.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
    scrollTo(0, 0);
    if (isCovered) faults.push("a talk's sign is covered or off the screen");
  }
  return faults;
}

/** What the campaign's floating button covers while the page is scrolled to the top. Runs in the page. */
function underVouchers(): string[] {
  const button = document
    .querySelector("aside > a[data-scripted]:not([aria-hidden])")
    ?.getBoundingClientRect();
  if (!button) return [];
  const words = document.querySelectorAll<HTMLElement>("header a, main :is(h1, h2, h3, p, a, li)");
  return [...words]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const across = Math.min(right, button.right) - Math.max(left, button.left);
      return across > 1 && Math.min(bottom, button.bottom) - Math.max(top, button.top) > 1;
    })
    .map((element) => `the vouchers' button lies over ${element.textContent.trim().slice(0, 30)}`);
}

/** A language with long words; those of the campaign have their own. */
const pages: readonly (readonly [Language, string])[] = [
  ...[
    paths.home,
    paths.live,
    paths.hotSell,
    seriesClassPath(1),
    paths.class,
    paths.business,
    paths.try,
    paths.prices,
    paths.aboutUs,
  ].map((path) => ["id-ID", path] as const),
  ...[paths.privacy, paths.mobileDownload, paths.login, "/no-such-page"].map(
    (path) => ["vi-VN", path] as const,
  ),
  ["vi-VN", campaignPaths.home("vn")],
  ["id-ID", campaignPaths.home("id")],
  ["id-ID", campaignPaths.enroll("id")],
  ["vi-VN", campaignPaths.enroll("vn")],
  ["id-ID", campaignPaths.hsk("id")],
];

const helpers = [findSplitWords, findOverflow, brokenWords, underVouchers, findTextSizeFaults];

/** Everything that may be wrong with a page. Runs in the page. */
function allFaults(): string[] {
  return [findOverflow, brokenWords, underVouchers, findTextSizeFaults].flatMap((faults) => faults());
}

for (const [language, path] of pages) {
  test(`${path} never overflows sideways, breaks no words in titles and covers none`, async ({ page }) => {
    await openInLanguage(page, language, path);
    await hydratePage(page);
    const faults = await inEverySize(page, [320, 390, 820, 1280], allFaults, { helpers });
    expect(faults).toEqual([]);
  });
}

test("no filter of the class list cuts off a choice in any language", async ({ page }) => {
  for (const language of languages) {
    await openInLanguage(page, language, paths.hotSell);
    await hydratePage(page);
    const faults = await inEverySize(page, [320, 390, 820], findTextSizeFaults, { helpers });
    expect.soft(faults, language).toEqual([]);
  }
});

/** Runs in the page. */
function faultsOfNames(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const split = findSplitWords("main :is(strong, h3)", /[\p{Script=Latin}\p{M}]+/gu);
  return scrollWidth > clientWidth
    ? [`the page is ${scrollWidth - clientWidth} px too wide`, ...split]
    : split;
}

test("no name on the campaign's pages is split within a word on the narrowest phone", async ({ page }) => {
  for (const region of ["vn", "id", "en"] as const)
    for (const pathOf of [campaignPaths.home, campaignPaths.hsk]) {
      await page.goto(pathOf(region));
      const faults = await inEverySize(page, [320, 340, 360], faultsOfNames, {
        helpers: [findSplitWords],
        sizes: [100],
      });
      expect.soft(faults, pathOf(region)).toEqual([]);
    }
});

test("a dialog's error message is complete and visible on small and low windows", async ({ page }) => {
  await openInLanguage(page, "en-US", seriesClassPath(1));
  await hydratePage(page);
  const { apply, dialog: labels } = words("en-US");
  const dialog = page.getByRole("dialog");
  const message = dialog.locator("[data-tone=error]");
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await applyButton(page).click();
    await dialog.getByRole("button", { name: apply.visitor.submit }).click();
    // The first field at fault is in view; the message stands above the button and is complete when one gets there.
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeInViewport({ ratio: 1 });
    await message.scrollIntoViewIfNeeded();
    await expect(message).toBeInViewport({ ratio: 1 });
    const [inner, outer] = [(await message.boundingBox())!, (await dialog.boundingBox())!];
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    await dialog.getByRole("button", { name: labels.close }).first().click();
    await expect(dialog).toHaveCount(0);
  }
});

test("a dialog's form aligns with its title", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInLanguage(page, "en-US", campaignPaths.home("en"));
  await hydratePage(page);
  await prizeLink(page).click();
  const dialog = page.getByRole("dialog");
  const [title, form] = [dialog.getByRole("heading"), dialog.locator("form:not([method=dialog])")];
  expect((await form.boundingBox())!.x).toBe((await title.boundingBox())!.x);
});

/** Runs in the page. */
function faultsOfVideoCard(): string[] {
  const [card, picture, code] = [
    "[data-part=video-card]",
    "article:has([data-part=video-card]) img",
    "[data-part=video-card] figure img",
  ].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
  if (!card || !picture) return ["there is no card, or no picture"];
  const covered = picture.bottom - Math.max(card.top, picture.top);
  const faults = covered < picture.height * 0.6 ? [] : [`the card covers ${covered} px of the picture`];
  // A code that can be scanned, or none.
  return code?.width && code.width < 96 ? [...faults, `a code is ${code.width} px wide`] : faults;
}

test("home's video card leaves its picture visible and overlays it only where both fit", async ({ page }) => {
  await openInLanguage(page, "vi-VN", paths.home);
  const at = [320, 500, 769, 820, 900, 1024, 1200, 1280];
  expect(await inEverySize(page, at, faultsOfVideoCard)).toEqual([]);
});

/** Lines at the end of the page that the back-to-top button covers. Runs in the page. */
function linesUnderBackToTop(): string[] {
  const button = document.querySelector("footer button");
  const box = button?.getBoundingClientRect();
  if (!button?.parentElement || !box?.width) return ["there is no way back to the top"];
  return [...button.parentElement.children]
    .filter((line) => line !== button)
    .filter((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return right > box.left && left < box.right && bottom > box.top + 1 && top < box.bottom - 1;
    })
    .map((line) => `it covers ${line.textContent.slice(0, 30)}`);
}

test("the back-to-top button covers nothing at the page's end", async ({ page }) => {
  for (const language of ["en-US", "vi-VN", "id-ID"] as const) {
    await openInLanguage(page, language, paths.help);
    await hydratePage(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("button", { name: words(language).backToTop })).toBeVisible();
    const faults = await inEverySize(page, [320, 390, 768, 820, 1280], linesUnderBackToTop);
    expect.soft(faults, language).toEqual([]);
  }
});
