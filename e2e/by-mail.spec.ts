import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { deskScreens } from "../lib/base/desk/screens";
import { startMailServer } from "../testing/notifications/mail-server";
import { desk, logIntoDesk } from "./support/desk";
import { validPassword } from "./support/sign-in";
import { startSite, type Site } from "./support/site-process";
import { skipSpamDelay } from "./support/skip-spam-delay";
import { expect, forgetLogin, test as base } from "./support/test";
import { words } from "./support/words";
import { tickRegistration } from "./support/consent";

/* Features that need a mail server. The rules and the mail server's failures are unit tests. */

const { account, accountSettings, studentCentre } = words("en-US");
const { notifications } = desk;
const [fresh, schoolAddress] = ["another good one", "leads@school.example"];

type Mailing = { server: Awaited<ReturnType<typeof startMailServer>>; site: Site };

/** A site of its own, whose mail server records every mail. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    async ({}, use) => {
      const server = await startMailServer();
      const site = await startSite({
        MAIL_URL: server.url,
        MAIL_FROM: "hello@school.example",
        NOTICE_MAIL_TO: schoolAddress,
        RATE_LIMIT_FACTOR: "1000",
        LOG_LEVEL: "silent",
      });
      await use({ server, site });
      await site.stop();
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ mailing }, use) => use(mailing.site.address),
});
// Both tests share one site; the first test needs it in its initial state.
test.describe.configure({ mode: "serial" });

const mailsTo = ({ server }: Mailing, email: string) => server.received.filter(({ to }) => to[0] === email);

/** Returns the link in the latest mail to an address, once that many mails have arrived. */
async function linkFor(mailing: Mailing, email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(mailing, email).length).toBe(count);
  const { text = "" } = mailsTo(mailing, email).at(-1)?.email ?? {};
  return /http\S+#[\w-]{43}/.exec(text)?.[0] ?? "no link";
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/account/login");
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password).fill(password);
  await page.getByRole("button", { name: account.login.submit }).click();
}

test("a test email that the mail server refuses shows as undelivered at the desk, and is resent once the server works", async ({
  page,
  mailing,
}) => {
  await logIntoDesk(page, deskScreens.notifications.path);
  await expect(page.getByText(notifications.answered)).toBeVisible();
  mailing.server.faults.push("refuse");
  await page.getByRole("button", { name: notifications.ways.mail.test }).click();
  await expect(
    page
      .getByText(formatMessage(notifications.ways.mail.tested, { to: schoolAddress }, "en-US"))
      .filter({ visible: true }),
  ).toBeVisible();
  const stuck = page
    .getByRole("row")
    .filter({ hasText: formatMessage(notifications.reasons.mailAnswered, { code: 550 }, "en-US") });
  await expect(stuck).toHaveCount(1);
  expect(mailsTo(mailing, schoolAddress)).toEqual([]);
  await stuck.getByRole("button", { name: notifications.again }).click();
  await expect(page.getByText(notifications.none)).toBeVisible();
  // Shown only once the mail has been sent.
  await expect(page.getByText(notifications.fine)).toBeVisible();
  expect(mailsTo(mailing, schoolAddress)).toHaveLength(1);
});

test("a newcomer confirms the address, forgets the password and resets it with a link that works once", async ({
  page,
  mailing,
  complaints,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.clock.install();
  await page.goto("/account/register");
  await page.getByLabel(account.nickname).fill("Ngọc Anh");
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password).fill(validPassword);
  await tickRegistration(page);
  await skipSpamDelay(page);
  await page.getByRole("button", { name: account.register.submit }).click();
  await page.waitForURL("**/account/student");
  const unconfirmed = page.getByText(formatMessage(studentCentre.confirm.text, { email }, "en-US"));
  await expect(unconfirmed).toBeVisible();
  await page.goto(await linkFor(mailing, email, 1));
  await page.getByRole("button", { name: account.confirmEmail.submit }).click();
  await page.getByRole("link", { name: account.member.toStudentCentre }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(unconfirmed).toBeHidden();

  await forgetLogin(page);
  await page.goto("/account/login");
  await page.getByRole("link", { name: account.login.forgot }).click();
  await page.getByLabel(account.email).fill(email);
  await page.getByRole("button", { name: account.forgotten.submit }).click();
  await expect(page.getByText(formatMessage(account.forgotten.sent, { email }, "en-US"))).toBeVisible();
  const link = await linkFor(mailing, email, 2);
  await page.goto(link);
  await page.getByLabel(accountSettings.password.fresh).fill(fresh);
  await page.getByRole("button", { name: account.newPassword.submit }).click();
  await expect(page.getByText(account.newPassword.done)).toBeVisible();

  await logInWith(page, email, validPassword);
  await expect(page.getByText(account.login.wrong)).toBeVisible();
  await page.getByLabel(account.password).fill(fresh);
  await page.getByRole("button", { name: account.login.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/account/login"));

  await page.goto(link);
  await page.getByLabel(accountSettings.password.fresh).fill("yet another one");
  await page.getByRole("button", { name: account.newPassword.submit }).click();
  await expect(page.getByRole("link", { name: account.newPassword.again })).toBeVisible();
  // The mail that confirms the password change.
  await expect.poll(() => mailsTo(mailing, email).length).toBe(3);
  // The refused login and the used link.
  expect(complaints.filter((text) => !/status of 40[0-4]/.test(text))).toEqual([]);
});
