import { routes } from "../lib/base/routes";
import { test as base, expect, type Page } from "@playwright/test";
import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import type { Region } from "../lib/base/reference/campaign-regions";
import { deskScreens } from "../lib/base/desk/screens";
import { campaignPaths, paths } from "../lib/base/paths";
import { fillBusinessForm } from "./support/business";
import { prizeLink, fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { desk, enrolPeople, logIntoDesk, deskTextsOf } from "./support/desk";
import { applyButton, chooseRegion } from "./support/apply";
import { hydratePage, watchRequests } from "./support/settled";
import { validPassword, submitLogin } from "./support/sign-in";
import { visits } from "./support/walk";
import { words } from "./support/words";
import { tickConsent, tickRegistration } from "./support/consent";

/*
 * A browser that denies storage, as many embedded browsers do: any access throws. Cookies are allowed, until the last
 * test.
 */

const en = words("en-US");

const test = base.extend<{ complaints: string[] }>({
  page: async ({ page }, use) => {
    watchRequests(page);
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Storage is forbidden.", "SecurityError");
          },
        });
      }
    });
    await use(page);
  },
  /** The errors of the page's scripts. A browser also reports a page whose status is 404 on purpose. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`${page.url()} ${error}`));
    page.on("console", (message) => {
      const isUnexpectedError = message.type() === "error" && !message.text().includes("status of 404");
      if (isUnexpectedError) complaints.push(`${page.url()} ${message.text()}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

test("every page renders and stays", async ({ page, complaints }) => {
  // Guests are redirected from some member pages to their public versions.
  const leadsOn = (name: keyof typeof routes) => "guestPath" in routes[name];
  const pages = visits.filter(
    ({ name, address }) => !/locale=(?!en-US)/.test(address) && (name === "missing" || !leadsOn(name)),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const { address } of pages) {
    await page.goto(address);
    await hydratePage(page);
    await expect.soft(page.locator("main").first(), address).toBeVisible();
    expect.soft(page.url().slice(new URL(page.url()).origin.length), "stays").toBe(address);
    expect.soft(complaints, address).toEqual([]);
  }
});

test("no advert appears, since it would appear on every page", async ({ page, complaints }) => {
  let requestedAdvert = false;
  page.on("request", (request) => {
    requestedAdvert ||= (request.postData() ?? "").includes('"alert"');
  });
  await page.goto("/home");
  await hydratePage(page);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole("button", { name: en.backToTop })).toBeVisible();
  expect(requestedAdvert).toBe(false);
  expect(complaints).toEqual([]);
});

/** Fills in the registration form and submits it. */
async function registerAs(page: Page, email: string): Promise<void> {
  await page.goto("/account/register?redirect=/class");
  await page.getByLabel(en.account.nickname).fill("Mai");
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.password).fill(validPassword);
  await tickRegistration(page);
  await page.getByRole("button", { name: en.account.register.submit }).click();
}

test("registering works", async ({ page, complaints }) => {
  await registerAs(page, newApplicant().email);
  await page.waitForURL("/class");
  await expect(page.getByRole("banner").getByText(en.header.exit).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test("logging in and changing the language work", async ({ page, complaints }) => {
  await page.goto("/account/login?redirect=/class");
  await submitLogin(page, "student@example.com");
  await page.waitForURL("/class");
  await expect(page.getByRole("link", { name: en.header.login }).first()).toBeHidden();
  await page.locator("header summary", { hasText: "English" }).click();
  await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "id-ID");
  expect(complaints).toEqual([]);
});

test("a visitor can enquire about a class; the input is there when the form is reopened", async ({
  page,
  complaints,
}) => {
  await page.goto("/hot-sell/detail/1");
  await hydratePage(page);
  const open = applyButton(page);
  const dialog = page.getByRole("dialog", { name: en.apply.visitor.title });
  await open.click();
  await dialog.getByLabel(en.apply.visitor.nickname).fill("Lan");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByLabel(en.apply.visitor.nickname)).toHaveValue("Lan");
  await chooseRegion(dialog, "vietnam");
  await dialog.getByLabel(en.apply.visitor.phone).fill("912345678");
  await tickConsent(dialog);
  await dialog.getByRole("button", { name: en.apply.visitor.submit }).click();
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test("the desk works: a lead is edited, a season is saved as a draft", async ({
  page,
  baseURL,
  complaints,
}) => {
  const name = await enrolPeople(baseURL!, 1);
  await logIntoDesk(page, deskScreens.leads.path);
  await page.goto(`${deskScreens.leads.path}?text=${encodeURIComponent(name)}`);
  await page.locator("[data-lead]").first().click();
  await page.getByLabel(desk.leads.note).fill("Calls back");
  await page.getByRole("button", { name: desk.leads.addNote }).click();
  await expect(page.getByRole("article").getByText("Calls back")).toBeVisible();
  await page.goto(`${deskScreens.campaign.path}?region=id&key=2021-01`);
  const seasons = deskTextsOf("campaign");
  const title = page.getByRole("group", { name: seasons.sections.page }).getByLabel(seasons.fields.title);
  await title.fill("Belajar di Tiongkok");
  const { save } = deskTextsOf("content");
  await page.getByRole("button", { name: save.draft, exact: true }).click();
  await page.getByRole("button", { name: save.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: save.discard }).click();
  await expect(title).not.toHaveValue("Belajar di Tiongkok");
  expect(complaints).toEqual([]);
});

test("a company can enquire", async ({ page, complaints }) => {
  await page.goto(paths.business);
  await hydratePage(page);
  await fillBusinessForm(page);
  await page.getByRole("main").getByRole("button", { name: en.apply.visitor.submit }).click();
  await expect(page.getByRole("status").getByText(en.business.form.sent)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Fills in and submits the campaign's form and waits for the code. */
async function enrol(page: Page, region: Region) {
  const typed = newApplicant();
  await page.goto(campaignPaths.enroll(region));
  await fillEnrolForm(page, region, typed);
  await enrolFormOf(page, region).submit.click();
  const dialog = page.getByRole("dialog", { name: campaignWords[region].success.title });
  await expect(dialog.locator("output")).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
  return { typed, dialog };
}

test("en: enrolling shows the code at once", async ({ page, complaints }) => {
  const { dialog } = await enrol(page, "en");
  const { enrolled, frame, register } = campaignWords.en;
  await expect(dialog.getByText(enrolled.notKept)).toBeVisible();
  const code = (await dialog.locator("output").textContent()) ?? "";
  await dialog.getByRole("button", { name: frame.close }).click();
  // The open page keeps it in memory.
  await expect(page.locator("main output")).toHaveText(code);
  await expect(page.getByText(register, { exact: true }).filter({ visible: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const region of ["vn", "id"] as const) {
  test(`${region}: enrolling shows the code at once and leads to the prize`, async ({ page, complaints }) => {
    const { enrolled, prize, form: labels } = campaignWords[region];
    const { typed, dialog } = await enrol(page, region);
    await expect(dialog.getByText(enrolled.notKept)).toBeVisible();
    await dialog.getByRole("link", { name: enrolled.coupons }).click();
    await page.waitForURL(`/study-abroad/enrolled/${region}`);
    await expect(page.getByText(enrolled.again.lead)).toBeVisible();

    await page.goto(`/study-abroad/${region}`);
    await prizeLink(page).click();
    const question = page.getByRole("dialog", { name: prize.title });
    await question.getByRole("textbox", { name: labels.number, exact: true }).fill(typed.number);
    await question.getByRole("button", { name: prize.confirm }).click();
    await page.waitForURL(`/study-abroad/prize/${region}`);
    await expect(page.getByRole("heading", { level: 1, name: enrolled.title })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("enrolling also works without cookies; login and registration explain why they cannot last, and a language goes into the address", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", {
      get: () => {
        throw new DOMException("Cookies are forbidden.", "SecurityError");
      },
      set: () => {
        throw new DOMException("Cookies are forbidden.", "SecurityError");
      },
    });
  });
  await page.goto(paths.home);
  await hydratePage(page);
  await expect(page.locator("main").first()).toBeVisible();
  await enrol(page, "vn");
  const needsCookies = page.getByRole("alert").filter({ hasText: en.account.needCookies });
  await registerAs(page, newApplicant().email);
  await expect(needsCookies).toBeVisible();
  await page.goto(paths.login);
  await submitLogin(page, "student@example.com");
  await expect(needsCookies).toBeVisible();
  await page.goto("/class");
  await hydratePage(page);
  await page.locator("header summary", { hasText: "English" }).click();
  await page.getByRole("link", { name: "한국어" }).click();
  await expect(page).toHaveURL("/class?locale=ko-KR");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
  expect(complaints).toEqual([]);
});
