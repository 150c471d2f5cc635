import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { Role } from "../lib/base/desk/roles";
import { deskRefusalMessages } from "../lib/base/desk/refusals";
import { deskScreens } from "../lib/base/desk/screens";
import { formatMessage } from "../lib/base/i18n/format-message";
import { serverMessages } from "../lib/base/i18n/server-messages";
import { withId } from "../lib/base/paths";
import { addMonths, monthOf } from "../lib/subjects/payments/days";
import { schoolDay } from "../lib/subjects/school/school-time";
import { storyWidths } from "../testing/long-run";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { deskCall, registerStudent } from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { expect, logPolicyViolations, test } from "./support/test";
import { words } from "./support/words";

/* Money from the desk to the family's receipt. Rules, roles and races are unit tests (lib/subjects/payments). */

const texts = deskTextsOf("payments");

/** The language in which the family reads its receipt and statement, at each width. */
const languageAt = { 390: "vi-VN", 1280: "ko-KR" } as const;

/** Invites a member of staff and logs them in, in a browser of their own. */
async function joinStaff(owner: Page, browser: Browser, role: Role, baseURL: string): Promise<Page> {
  const email = `${randomUUID()}@example.com`;
  const { link } = await deskCall(owner, "staff/invite", { email, role });
  const context = await browser.newContext({ baseURL, locale: "en-US", viewport: owner.viewportSize() });
  const page = await context.newPage();
  await logPolicyViolations(page);
  await page.goto(link);
  const token = new URL(link).hash.slice(1);
  await deskCall(page, "session/accept", { token, name: role, password: "three words together" });
  const { members } = await deskCall(owner, "staff/list", {});
  const id = members.find((member) => member.email === email)?.id ?? 0;
  if (role === "adviser") await deskCall(owner, "staff/change", { id, enters_points: true });
  return page;
}

for (const [index, width] of storyWidths(390).entries())
  test(`at ${width} px an adviser records a transfer, and the accountant closes the month`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const language = languageAt[width];
    const student = await registerStudent(page, "", `Mai ${randomUUID().slice(0, 8)}`, language);
    await logIntoDesk(page);
    const { accounts } = await deskCall(page, "people/list", { text: student.email });
    const id = accounts[0]?.id ?? 0;
    // Each run closes another month.
    const month = monthOf(addMonths(`${monthOf(schoolDay(new Date()))}-01`, -1 - index));
    const day = `${month}-15`;
    // An attempt before this one may have closed it.
    const { closed } = await deskCall(page, "payments/month", { month });
    if (closed) await deskCall(page, "payments/reopen-month", { month, reason: "Once more" });

    const reference = student.name.toUpperCase();
    const adviser = await joinStaff(page, browser, "adviser", baseURL!);
    await adviser.goto(withId(deskScreens.person.path, id));
    await adviser.locator("summary", { hasText: texts.record.title }).click();
    await adviser.getByLabel(texts.record.currency).selectOption("VND");
    await expect(adviser.getByLabel(texts.record.amount)).toHaveValue(/^\d{7,}$/);
    await adviser.getByLabel(texts.record.amount).fill("7.000.000");
    await adviser.getByLabel(texts.record.reference).fill(reference);
    await adviser.getByLabel(texts.record.receivedOn).fill(day);
    await adviser.getByRole("button", { name: texts.record.submit }).click();
    await expect(adviser.getByText(texts.record.done)).toBeVisible();
    const row = adviser.getByRole("row", { name: reference });
    await expect(row).toContainText("7,000,000");

    const accountant = await joinStaff(page, browser, "accountant", baseURL!);
    await accountant.goto(deskScreens.today.path);
    await accountant.waitForURL(deskScreens.payments.path);
    await accountant.getByLabel(texts.find.label).fill(student.name);
    await accountant.getByRole("link", { name: student.name }).click();
    await expect(accountant.getByRole("row", { name: reference })).toBeVisible();
    await accountant.goto(deskScreens.person.path.replace("{id}", String(id)));
    await expect(accountant.getByText(deskTextsOf("shell").notYours)).toBeVisible();
    await accountant.goto(deskScreens.payments.path);
    await accountant.locator("#payments-month").fill(month);
    await expect(accountant.getByRole("row", { name: reference })).toBeVisible();
    await accountant.getByRole("button", { name: texts.month.close }).click();
    await accountant.getByRole("dialog").getByRole("button", { name: texts.month.close }).click();
    await expect(accountant.getByText(/Nothing can be dated in it any more/)).toBeVisible();

    await test.step("nothing more can be dated in the month", async () => {
      await row.getByRole("button", { name: new RegExp(texts.counter.open) }).click();
      await adviser.getByLabel(texts.counter.on, { exact: true }).fill(day);
      await adviser.locator("#counter-reason").fill("Moved away");
      await adviser.getByRole("button", { name: texts.counter.submit }).click();
      await expect(adviser.getByText(deskRefusalMessages["en-US"].monthClosed)).toBeVisible();
    });

    await test.step("the family reads its receipt", async () => {
      const { familyPayments, pointStatement } = words(language);
      const { statement } = serverMessages[language];
      const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
      await context.addCookies([
        { name: "token", value: student.token, url: baseURL! },
        { name: "account_type", value: "student", url: baseURL! },
      ]);
      const member = await context.newPage();
      await member.goto(`/account/payments?locale=${language}`);
      const [start = ""] = formatMessage(familyPayments.receipt, { number: "|" }, language).split("|");
      await member.getByRole("button", { name: new RegExp(start) }).click();
      await expect(member.getByRole("article")).toContainText((7_000_000).toLocaleString(language));
      await checkPage(member, [360]);
      await member.goto(`/account/points?locale=${language}`);
      await expect(member.getByRole("article")).toContainText(statement.reasons.purchase);
      await checkPage(member, [360]);
      const download = member.waitForEvent("download");
      await member.getByRole("button", { name: pointStatement.download }).click();
      expect((await download).suggestedFilename()).toMatch(/^class-points-.*\.csv$/);
      await member.getByLabel(pointStatement.from).fill("2020-01-01");
      await member.getByLabel(pointStatement.to).fill("2020-02-01");
      await expect(member.getByRole("article")).toContainText(statement.none);
      await context.close();
    });
    for (const one of [adviser, accountant]) await one.context().close();
    expect(complaints).toEqual([]);
  });
