import { randomUUID } from "node:crypto";
import { formatMessage } from "../lib/base/i18n/format-message";
import { storyWidths } from "../testing/long-run";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { checkPage } from "./support/page-checks";
import { validPassword } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* A family that staff enter, from the desk to its own login. Rules, roles and races are unit tests (lib/subjects/people/families). */

const texts = deskTextsOf("families");
const { account, consent, studentCentre } = words("vi-VN");
const { familyInvitation } = account;

for (const width of storyWidths(390))
  test(`at ${width} px staff enter a family, which accepts its invitation in its language and logs in`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = randomUUID().slice(0, 6);
    const parent = `Lan ${mark}`;
    const email = `lan-${mark}@example.com`;
    const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
    await logIntoDesk(page);
    await page.goto("/desk/people");
    await page.getByRole("link", { name: texts.new.action }).click();
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
    const student = (number: number) =>
      page.getByRole("group", { name: formatMessage(texts.new.student, { number }, "en-US") });
    await fill(texts.new.parentName, parent);
    await student(1).getByLabel(texts.new.name).fill("An");
    await student(1).getByLabel(texts.new.year).fill("2016");
    await page.getByRole("button", { name: texts.new.addStudent }).click();
    await student(2).getByLabel(texts.new.name).fill("Binh");
    await page.locator("#family-language").selectOption("vi-VN");
    await fill(texts.new.points, "1,200");
    await fill(texts.new.note, "Met at the fair");
    await page.getByRole("button", { name: texts.new.submit }).click();
    await expect(page.getByText("Enter an email or a phone number.")).toBeVisible();
    await fill(texts.new.phone, phone);
    await fill(texts.new.email, email);
    await page.getByRole("button", { name: texts.new.submit }).click();

    await expect(page.getByRole("heading", { name: texts.invitation.title, exact: true })).toBeVisible();
    await expect(page.getByText("Met at the fair")).toBeVisible();
    await expect(page.getByText(texts.invitation.none)).toBeVisible();
    await page.getByRole("button", { name: texts.invitation.submit }).click();
    const link = await page
      .getByLabel(formatMessage(texts.invitation.link, { name: parent }, "en-US"))
      .inputValue();
    const personPage = page.url();

    await page.goto("/desk/people/new");
    await fill(texts.new.parentName, "Another");
    await student(1).getByLabel(texts.new.name).fill("Chi");
    await fill(texts.new.email, email);
    await page.getByRole("button", { name: texts.new.submit }).click();
    await expect(
      page.getByRole("link", { name: formatMessage(texts.new.known.open, { name: parent }, "en-US") }),
    ).toHaveAttribute("href", new URL(personPage).pathname);

    const viewport = { width, height: 900 };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "vi-VN", viewport });
    const family = await context.newPage();
    await family.goto(link);
    await expect(
      family.getByText(formatMessage(familyInvitation.for, { name: parent }, "vi-VN")),
    ).toBeVisible();
    await checkPage(family, [width === 390 ? 360 : 1280]);
    await family.setViewportSize(viewport);
    await family.getByRole("button", { name: familyInvitation.submit }).click();
    await expect(family.getByText(account.passwordRequired)).toBeVisible();
    for (const text of [familyInvitation.consentRequired, consent.termsRequired, consent.privacyRequired])
      await expect(family.getByText(text)).toBeVisible();
    await family.getByLabel(account.password, { exact: true }).fill(validPassword);
    for (const name of ["consent", "terms", "privacy"]) await family.locator(`input[name=${name}]`).check();
    await family.getByRole("button", { name: familyInvitation.submit }).click();
    await family.waitForURL("**/account/student");
    await expect(
      family.getByText(formatMessage(studentCentre.hello, { name: parent }, "vi-VN")),
    ).toBeVisible();

    // The link works once.
    await context.clearCookies();
    const later = await context.newPage();
    // The page leads to the login by itself, possibly before it has loaded.
    await later.goto(link, { waitUntil: "commit" });
    await expect(later.getByText(words("vi-VN").account.login.title).first()).toBeVisible();
    await page.goto(personPage);
    await expect(page.getByRole("heading", { name: parent })).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.invitation.title, exact: true })).toBeHidden();
    await context.close();
    expect(complaints.filter((text) => !/40[04]/.test(text))).toEqual([]);
  });
