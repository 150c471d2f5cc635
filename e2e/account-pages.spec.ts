import type { BrowserContext, Page } from "@playwright/test";
import { accountHeader } from "../lib/base/contract/account-ref";
import { deskScreens } from "../lib/base/desk/screens";
import { applyButton } from "./support/apply";
import { businessForm, fillBusinessForm } from "./support/business";
import { desk, enrolPeople, logIntoDesk, sendPassword } from "./support/desk";
import { enrolFormOf } from "./support/campaign";
import { inFullChromium } from "./support/full-chromium";
import { deskCall, openDashboard, registerStudent } from "./support/desk-people";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { hydratePage, waitUntilReady } from "./support/settled";
import { logInByCall, logInByForm, submitLogin } from "./support/sign-in";
import { expect, forgetLogin, suppressAdvert, test as base } from "./support/test";
import { words } from "./support/words";

/*
 * A page belongs to the account that it was built for. Runs with the browser's back-forward cache, which Playwright
 * disables. With the V8 flags of the other tests, Chromium 156 crashes in one of twenty tests that use this cache.
 */

const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({}, use, { project }) => {
      const { args = [], ...options } = inFullChromium(project.use.launchOptions ?? {});
      await use({
        ...options,
        args: args.filter((argument) => !argument.startsWith("--js-flags")),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

const en = words("en-US");
const { header, trialLesson } = en;
/** A demo account, and the name on its dashboard. */
const parent = { email: "parent@example.com", name: "Phạm Thu Trang" };
const student = { email: "student@example.com", name: "Minh Anh" };

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await suppressAdvert(tab);
  return tab;
}

const pressLogout = (page: Page) =>
  page.getByRole("button", { name: header.exit }).locator("visible=true").first().click();

/** Goes back as a visitor does; Playwright's own way does not know the back-forward cache. */
const goBack = (page: Page) => page.evaluate(() => history.back()).catch(() => undefined);

test("a page of a parent is not shown to a student, by Back, in another tab, or by an early press", async ({
  page,
  context,
}) => {
  await logInByForm(page, parent.email, "/account/student");
  const dashboard = page.getByText(parent.name);
  await expect(dashboard).toBeVisible();

  await test.step("Back shows the parent's own page as it was left", async () => {
    await page.evaluate(() => Object.assign(window, { wasLeft: true }));
    await page.goto("/account/settings");
    await waitUntilReady(page);
    await goBack(page);
    await page.waitForURL("**/account/student", { waitUntil: "commit" });
    await expect(dashboard).toBeVisible();
    expect(await page.evaluate(() => "wasLeft" in window)).toBe(true);
  });

  await test.step("after another account's login in a second tab, no page is the parent's", async () => {
    await page.goto("/account/settings");
    await waitUntilReady(page);
    const second = await openTab(context);
    await second.goto("/account/student");
    await hydratePage(second);
    await pressLogout(second);
    await expect(second.getByRole("link", { name: en.loginNeeded.login }).first()).toBeVisible();
    await logInByForm(second, student.email, "/account/student");
    // The page became a guest's by the logout and stays one, so that a guest loses no text.
    await expect(page.getByText(parent.email)).toHaveCount(0);
    await goBack(page);
    await page.waitForURL("**/account/student", { waitUntil: "commit" });
    await expect(page.getByText(student.name).first()).toBeVisible();
    await expect(dashboard).toHaveCount(0);
    expect(await page.evaluate(() => "wasLeft" in window)).toBe(false);
  });
});

test("what a member or a guest typed is offered to its writer only", async ({ page, baseURL }) => {
  const register = () => registerStudent(page);
  const [first, second, third] = [await register(), await register(), await register()];
  const goal = page.getByRole("radio", { name: trialLesson.form.goals.hsk });
  const openTrial = async (who: typeof first) => {
    await openDashboard(page, who, baseURL ?? "");
    await page.goto("/account/trial");
  };

  await test.step("a reload keeps the member's text, a logout removes it", async () => {
    await openTrial(third);
    await goal.check();
    await page.reload();
    await expect(goal).toBeChecked();
    await pressLogout(page);
    await expect(page.getByRole("link", { name: en.loginNeeded.login }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("hsk");
  });

  await test.step("another member of the same tab is not offered it, also without a logout", async () => {
    await openTrial(first);
    await goal.check();
    await forgetLogin(page);
    await openTrial(second);
    await expect(page.getByRole("radio", { name: trialLesson.form.goals.speaking })).toBeVisible();
    await expect(goal).not.toBeChecked();
    await forgetLogin(page);
    await openTrial(first);
    await expect(goal).toBeChecked();
    await pressLogout(page);
  });

  await test.step("a guest's text goes once to the account that logs in from its page", async () => {
    await page.goto("/business");
    await hydratePage(page);
    const nickname = page.locator("input[name=contact]");
    await nickname.fill("Guest's name");
    await page.getByRole("banner").getByRole("link", { name: header.login }).click();
    await submitLogin(page, student.email);
    await page.waitForURL("**/business");
    await expect(nickname).toHaveValue("Guest's name");
    await forgetLogin(page);
    await logInByCall(page, parent.email);
    await page.goto("/business");
    await hydratePage(page);
    await expect(nickname).toHaveValue("");
  });
});

test("a guest's page stays a guest's after a login in another tab: the text is kept, and sent for no account", async ({
  page,
  context,
}) => {
  await page.goto("/business");
  await hydratePage(page);
  await fillBusinessForm(page, "Typed by a guest");
  const classPage = await openTab(context);
  await classPage.goto("/hot-sell/detail/1");
  await hydratePage(classPage);
  const memberPage = await openTab(context);
  await logInByForm(memberPage, student.email, "/account/student");

  await page.bringToFront();
  const form = businessForm(page);
  await expect(form.company).toHaveValue("Typed by a guest");
  const sent = page.waitForRequest("**/api/v1/student/preSale/register");
  await form.submit.click();
  const headers = await (await sent).allHeaders();
  expect(headers["cookie"]).toContain("token=");
  expect(headers).not.toHaveProperty("authorization");
  expect(headers).not.toHaveProperty(accountHeader);
  await expect(page.getByRole("status").filter({ hasText: en.business.form.sent })).toBeVisible();

  await classPage.bringToFront();
  await applyButton(classPage).filter({ visible: true }).first().click();
  await expect(classPage.getByRole("dialog", { name: en.apply.visitor.title })).toBeVisible();
  await expect(classPage.getByRole("dialog", { name: en.apply.student.title })).toHaveCount(0);
});

test("a restored enrollment is not mixed with what is typed at once", async ({ page }) => {
  const form = enrolFormOf(page, "vn");
  await page.goto("/study-abroad/enroll/vn");
  await hydratePage(page);
  await form.name.fill("Lan");
  await form.number.fill("912 345 678");
  await form.email.fill("lan@example.com");
  const release = await holdRequests(page, siteScripts);
  await page.reload({ waitUntil: "commit" });
  await form.number.focus();
  release();
  await hydratePage(page);
  await page.keyboard.type("987654321");
  await expect(form.name).toHaveValue("Lan");
  await expect(form.number).toHaveValue(/^[\d ]{9,12}$/);
  expect((await form.number.inputValue()).replaceAll(" ", "")).toBe("987654321");
  await expect(form.email).toHaveValue("lan@example.com");
});

test("at the desk a waiting change is dropped if another member logs in, whose page it becomes", async ({
  page,
  context,
  baseURL,
}) => {
  const { leads, shell, session } = desk;
  const name = await enrolPeople(baseURL!, 1);
  const screen = `${deskScreens.leads.path}?text=${encodeURIComponent(name)}`;
  await logIntoDesk(page, screen);
  const colleague = {
    email: `${Date.now()}@example.com`,
    name: "Second Person",
    password: "three words together",
  };
  const { link } = await deskCall(page, "staff/invite", { email: colleague.email, role: "adviser" });
  const token = new URL(link).hash.slice(1);
  // The invitation is accepted in a second tab, which logs the colleague in for the whole browser.
  await page.getByRole("region", { name: leads.list }).getByRole("button").first().click();
  await page.getByLabel(leads.note).fill("The owner's note");
  const second = await context.newPage();
  await second.goto(`${baseURL}/desk/invitation#${token}`);
  await deskCall(second, "session/accept", { token, name: colleague.name, password: colleague.password });

  await test.step("a call of the owner's page is refused, and the page becomes the colleague's", async () => {
    const refused = page.waitForResponse((response) => response.status() === 403);
    await page.getByRole("button", { name: leads.addNote }).click();
    expect(new URL((await refused).url()).pathname).toBe("/api/desk/leads/note");
    await expect(page.getByRole("banner").getByText(colleague.name)).toBeVisible();
    await page.goto(screen);
    await page.getByRole("region", { name: leads.list }).getByRole("button").first().click();
    await expect(page.getByLabel(leads.note)).toHaveValue("");
    await expect(page.getByText("The owner's note")).toHaveCount(0);
  });

  await test.step("the colleague's session ends, and the owner logs in in the dialog", async () => {
    await page.getByLabel(leads.note).fill("The colleague's note");
    await context.clearCookies();
    // Another call may have opened the dialog already, which covers the button.
    await page.getByRole("button", { name: leads.addNote }).dispatchEvent("click");
    const dialog = page.getByRole("dialog", { name: shell.signedOut.title });
    await sendPassword(dialog);
    await dialog.getByRole("button", { name: session.enrol.later }).click();
    await expect(page.getByRole("banner").getByText(shell.roles.owner)).toBeVisible();
    await page.goto(screen);
    await page.getByRole("region", { name: leads.list }).getByRole("button").first().click();
    // A tab keeps one draft of a form, which was the colleague's, and is not shown to the owner.
    await expect(page.getByLabel(leads.note)).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "note" })).toHaveCount(0);
  });
});
