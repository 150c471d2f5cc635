import type { ElementHandle, Page } from "@playwright/test";
import { enrolPeople, logIntoDesk } from "./support/desk";
import { hydratePage } from "./support/settled";
import { logInByCall } from "./support/sign-in";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");
const states = ["aria-pressed", "aria-selected", "aria-current"] as const;
const chosen = states.map((state) => `[${state}]:not([${state}=false])`).join();
const cards = "label:has(> input:checked)";

type VisibleElement = ElementHandle<HTMLElement | SVGElement>;

/** Whether what can be seen of an element changes; its text and layout stay. */
async function changesPicture(
  element: VisibleElement,
  change: (element: HTMLElement | SVGElement) => void,
): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  const before = await element.screenshot();
  await element.evaluate(change);
  return !before.equals(await element.screenshot());
}

async function expectVisibleStates(page: Page, name: string): Promise<number> {
  const found = page.locator(`:is(a, button, li, [role=tab], [role=option]):is(${chosen}):visible`);
  // Handles, since an element no longer matches once its state is removed.
  const elements = ((await found.elementHandles()) as VisibleElement[]).slice(0, 12);
  for (const element of elements) {
    const label = `${name}: ${(await element.textContent())?.trim()}`;
    const isSeen = await changesPicture(element, (one) => {
      for (const state of ["aria-pressed", "aria-selected", "aria-current"]) one.removeAttribute(state);
    });
    expect.soft(isSeen, label).toBe(true);
  }
  const boxes = page.locator(`${cards}:visible`);
  for (const box of (await boxes.elementHandles()) as VisibleElement[]) {
    const isSeen = await changesPicture(box, (one) => {
      one.querySelector("input")!.checked = false;
    });
    expect.soft(isSeen, name).toBe(true);
  }
  return elements.length;
}

/** Buttons whose shape is only a background disappear. */
async function expectEdges(page: Page, name: string): Promise<void> {
  const withoutEdge = await page.locator(".btn:visible").evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return parseFloat(borderTopWidth) === 0 || borderTopStyle === "none";
      })
      .map((element) => element.textContent),
  );
  expect.soft(withoutEdge, name).toEqual([]);
}

test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("in forced colors every chosen tab, button, link and card can be told from the others", async ({
  page,
}) => {
  const open = async (path: string) => {
    await openInLanguage(page, "en-US", path);
    await hydratePage(page);
  };
  for (const path of ["/home", "/live", "/prices", "/hot-sell"]) {
    await open(path);
    await expectEdges(page, path);
    expect.soft(await expectVisibleStates(page, path), path).toBeGreaterThan(0);
  }
  await open("/try");
  const practice = page.getByRole("button", { pressed: true });
  await expect(practice.first()).toBeVisible();
  await expectVisibleStates(page, "/try");

  await open("/level-test");
  await page.getByRole("button", { name: en.levelTest.intro.answers.little }).click();
  await page.getByRole("radio").first().check();
  await expectVisibleStates(page, "/level-test");

  await logInByCall(page, "student@example.com");
  await page.goto("/account/student");
  await expect(page.getByRole("heading", { name: en.studentCentre.classes, exact: true })).toBeVisible();
  await expectEdges(page, "/account/student");
});

test("in forced colors the desk shows which filter and record are chosen", async ({ page, baseURL }) => {
  await enrolPeople(baseURL ?? "", 2);
  await logIntoDesk(page, "/desk/leads");
  await expect(page.locator("[data-lead]").first()).toBeVisible();
  await page.locator("[data-lead]").first().click();
  expect(await expectVisibleStates(page, "/desk/leads")).toBeGreaterThan(2);
});
