import type { Locator, Page } from "@playwright/test";
import { regions } from "../lib/base/reference/campaign-regions";
import { isLongRun } from "../testing/long-run";
import { applyButton } from "./support/apply";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { waitForHydration } from "./support/settled";
import { expect, openMenu, startOver, test } from "./support/test";

/*
 * Password managers and translators change a page before React hydrates it. No input, focus or caret may be lost, and
 * every first press must work.
 */

/** Changes that other software makes to the page, as functions that run in it. */
const changes: Record<string, () => void> = {
  "a password manager puts an element behind each field": () => {
    for (const field of document.querySelectorAll("input")) {
      const added = document.createElement("div");
      added.className = "added-icon";
      field.after(added);
      // It fills its element later.
      added.append(document.createElement("span"));
    }
  },
  "a translation wraps all texts": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, noscript, option, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data.toUpperCase());
    }
    document.documentElement.lang = "xx";
    document.documentElement.classList.add("translated-ltr");
  },
  "an extension wraps each field": () => {
    for (const field of document.querySelectorAll("input")) {
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
};

/** Opens a page whose scripts are delayed until it has been changed. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, siteScripts);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  return release;
}

/** Enters a text with the caret after its first letter, if the field type exposes a caret. */
async function enter(field: Locator, text: string) {
  await field.fill(text);
  await field.evaluate((input: HTMLInputElement) => {
    if (input.selectionStart !== null) input.setSelectionRange(1, 1);
  });
}

/** Continues typing without checking where the focus is. */
async function typeOn(page: Page, field: Locator, prefix: string) {
  await expect(field).toBeFocused();
  await page.keyboard.type("x");
  const withCaret = await field.evaluate((input: HTMLInputElement) => input.selectionStart !== null);
  await expect(field).toHaveValue(withCaret ? `${prefix.charAt(0)}x${prefix.slice(1)}` : `${prefix}x`);
}

type Changed = { page: Page; change: () => void; hasRecord: boolean; isMobile: boolean };

let declaredTests = 0;

/**
 * Declares a test that runs with each change, in a quick run with one, another one in each test: with the loader's record
 * of changes, then without the record, when React has to render the changed sections again.
 */
function testWithChanges(title: string, run: (changed: Changed) => Promise<void>): void {
  const allKinds = Object.keys(changes);
  const kinds = isLongRun ? allKinds : [allKinds[declaredTests++ % allKinds.length]!];
  test(title, async ({ page, isMobile }) => {
    test.slow();
    const runWith = (kind: string, hasRecord: boolean) =>
      test.step(`${kind}${hasRecord ? "" : ", unnoticed"}`, async () => {
        await startOver(page);
        await run({ page, change: changes[kind]!, hasRecord, isMobile });
      });
    for (const kind of kinds) await runWith(kind, true);
    await page.addInitScript(() => (MutationObserver.prototype.observe = () => undefined));
    for (const kind of kinds) await runWith(kind, false);
  });
}

testWithChanges("login keeps the input, and a press acts once", async ({ page, change }) => {
  const release = await openHeld(page, "/account/login");
  await enter(page.locator("#password"), "secret-1");
  await enter(page.locator("#email"), "an@example.com");
  await page.evaluate(change);
  await page.locator("#email").focus();
  release();
  await waitForHydration(page);
  await expect(page.locator("#password")).toHaveValue("secret-1");
  await typeOn(page, page.locator("#email"), "an@example.com");
  const response = page.waitForRequest("**/api/account/login");
  await page.locator("form button[type=submit]").click();
  const sent = (await response).postDataJSON() as object;
  expect(sent).toMatchObject({ email: "an@example.comx", password: "secret-1" });
});

testWithChanges("a press on a form's button before hydration works", async ({ page, change }) => {
  const release = await openHeld(page, "/account/register");
  await page.evaluate(change);
  await page.locator("#nickname").fill("An");
  const show = page.locator("button[aria-controls=password]");
  await show.click();
  release();
  await expect(page.locator("#password")).toHaveAttribute("type", "text");
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#nickname")).toHaveValue("An");
});

testWithChanges("register keeps a choice, the caret and a name", async ({ page, change }) => {
  const release = await openHeld(page, "/account/register");
  await page.locator("[name=kind][value=parent]").check();
  await enter(page.locator("#nickname"), "Lan Anh");
  await page.evaluate(change);
  await page.locator("#nickname").focus();
  release();
  await waitForHydration(page);
  await expect(page.locator("[name=kind][value=parent]")).toBeChecked();
  await typeOn(page, page.locator("#nickname"), "Lan Anh");
});

for (const region of isLongRun ? regions : (["vn"] as const))
  testWithChanges(`enroll/${region} keeps entered and ticked values`, async ({ page, change }) => {
    const release = await openHeld(page, `/study-abroad/enroll/${region}`);
    const name = page.locator("#field-name");
    await page.locator("#field-email").fill("lan@example.com");
    await page.locator("[name=phoneNumber]").fill("912345678");
    await page.locator("[name=interest]").nth(1).check();
    await enter(name, "Lan Anh");
    await page.evaluate(change);
    await name.focus();
    release();
    await waitForHydration(page);
    await expect(page.locator("#field-email")).toHaveValue("lan@example.com");
    await expect(page.locator("[name=phoneNumber]")).toHaveValue("912345678");
    await expect(page.locator("[name=interest]").nth(1)).toBeChecked();
    await typeOn(page, name, "Lan Anh");
    await page.locator("#field-email").fill("");
    await page.locator("main form button[type=submit]").click();
    await expect(page.locator("#field-email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#field-name")).not.toHaveAttribute("aria-invalid");
  });

testWithChanges("help search uses text typed before hydration", async ({ page, change }) => {
  const release = await openHeld(page, "/help");
  const search = page.locator("#question-search");
  await search.fill("device");
  await page.evaluate(change);
  await search.focus();
  release();
  await waitForHydration(page);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("device");
  await expect(page.locator("[role=search] [role=status]")).not.toBeEmpty();
});

testWithChanges(
  "the enquiry on the hot-sell list opens on the first press and keeps the input",
  async ({ page, change }) => {
    const release = await openHeld(page, "/hot-sell");
    await page.evaluate(change);
    await applyButton(page).and(page.locator(":not([aria-disabled])")).first().click();
    release();
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toHaveCount(1);
    await dialog.locator("#nickname").fill("Lan");
    await page.evaluate(change);
    await dialog.locator("#nickname").focus();
    await page.keyboard.type("x");
    await expect(dialog.locator("#nickname")).toHaveValue("Lanx");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.locator("#region")).toHaveAttribute("aria-invalid", "true");
  },
);

testWithChanges(
  "menu, language links and dialogs react to the first press",
  async ({ page, change, hasRecord, isMobile }) => {
    const release = await openHeld(page, "/home");
    await page.evaluate(change);
    if (isMobile) await openMenu(page);
    await page.locator("header details summary").last().click();
    await expect(page.locator("header details[open]")).toHaveCount(1);
    release();
    await page.keyboard.press("Shift");
    await waitForHydration(page);
    const open = page.locator("header details[open]");
    if (hasRecord) await expect(open).toHaveCount(1);
    // React renders the list of languages closed.
    else if ((await open.count()) === 0) {
      if (isMobile) await openMenu(page);
      await page.locator("header details summary").last().click();
    }
    await page.locator("header details[open] a[hreflang=vi-VN]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
  },
);

/** Presses a control of a translated page, whose text is put back before the button of the mouse is released. */
async function pressDuringRestore(page: Page, address: string, control: Locator): Promise<void> {
  const releaseData = await holdRequests(page, "**/_page/*.js");
  const release = await openHeld(page, address);
  await page.evaluate(changes["a translation wraps all texts"]!);
  await control.hover();
  await page.mouse.down();
  releaseData();
  await expect(page.locator("font")).toHaveCount(0);
  await page.mouse.up();
  release();
}

test("a press works although the translated text is put back before the button is released", async ({
  page,
}) => {
  const button = applyButton(page).and(page.locator(":not([aria-disabled])")).first();
  await pressDuringRestore(page, "/hot-sell", button);
  await expect(page.locator("dialog[open]")).toHaveCount(1);
});

test("such a press with Ctrl opens a link in a new tab", async ({ page, isMobile }) => {
  test.skip(isMobile, "phones have no such key");
  const opened = page.context().waitForEvent("page");
  await page.keyboard.down("Control");
  await pressDuringRestore(page, "/help", page.locator("footer a[href='/about-us']").first());
  await page.keyboard.up("Control");
  await (await opened).waitForURL("**/about-us");
  expect(new URL(page.url()).pathname).toBe("/help");
});

test("the password manager's elements are restored after React has rendered", async ({ page }) => {
  const release = await openHeld(page, "/account/login");
  await page.evaluate(changes["a password manager puts an element behind each field"]!);
  release();
  await page.keyboard.press("Shift");
  await waitForHydration(page);
  await expect(page.locator("#email + .added-icon > span")).toHaveCount(1);
});
