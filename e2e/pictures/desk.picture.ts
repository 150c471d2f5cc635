import type { Page } from "@playwright/test";
import { formatMessage } from "../../lib/base/i18n/format-message";
import { samples } from "../../lib/base/contract/samples";
import { deskScreens } from "../../lib/base/desk/screens";
import { demoPassword } from "../../lib/subjects/identity/demo-password";
import { startWebhookReceiver } from "../../testing/notifications/webhook-receiver";
import { desk, logIntoDesk, deskTextsOf } from "../support/desk";
import { deskCall } from "../support/desk-people";
import { startSite, type Site } from "../support/site-process";
import { expect, test } from "../support/test";
import { take } from "./take";

/*
 * The pictures of docs/run-your-school.md, in reading order: a site with the demo content that reports leads by a
 * webhook.
 */

const content = deskTextsOf("content");
const seasons = deskTextsOf("campaign");
const { leads, notifications, session, staff } = desk;

test.describe.configure({ mode: "serial" });
let site: Site;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
test.beforeAll(async () => {
  receiver = await startWebhookReceiver();
  site = await startSite({
    DEMO_SEASONS: "true",
    RATE_LIMIT_FACTOR: "1000",
    ...receiver.settings,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await receiver?.close();
});

const main = (page: Page) => page.locator("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const open = (page: Page, path: string) => logIntoDesk(page, site.address + path);

test("login", async ({ page }) => {
  await page.goto(site.address + deskScreens.login.path);
  await page.getByLabel(session.login.email).fill("staff@example.com");
  await page.getByLabel(session.login.password).fill(demoPassword);
  await button(page, session.login.submit).click();
  await expect(page.getByAltText(session.enrol.picture)).toBeVisible();
  await take(page, "desk-first-login.webp", { of: main(page), height: 900 });
});

test("inbox", async ({ page }) => {
  for (const [index, name] of ["Nguyễn Minh Anh", "Trần Quốc Bảo", "Lê Thu Hằng"].entries()) {
    const own = { name, phone_number: 912_345_670 + index, email: `learner${index}@example.com` };
    const data = { version: "1.0.0", client: "web", ...samples.abroadCreate, ...own };
    await page.request.post(`${site.address}/api/v1/activity/abroad/create`, { data });
  }
  await open(page, deskScreens.today.path);
  await expect(page.locator("[data-part=figures]")).toBeVisible();
  await take(page, "desk-today.webp");
});

test("an invitation", async ({ page }) => {
  await open(page, deskScreens.staff.path);
  const email = "lan@school.example";
  await page.getByLabel(staff.invite.email, { exact: true }).fill(email);
  await button(page, staff.invite.submit).click();
  await expect(
    page.getByRole("textbox", { name: formatMessage(staff.invite.link, { email }, "en-US") }),
  ).toBeVisible();
  await take(page, "desk-invitation.webp", { of: main(page), height: 640 });
});

test("a banner and its preview", async ({ page }) => {
  await open(page, deskScreens.content.path);
  await page.getByRole("region", { name: content.places.homeBanners }).getByRole("link").first().click();
  const words = page.getByRole("group", { name: content.fields.placement.alt });
  await words.getByLabel("English").first().fill("Summer classes begin on 1 June");
  await button(page, content.save.draft).click();
  await expect(page.getByText(content.save.saved)).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
  await take(page, "desk-banner.webp", { of: page.locator("form[data-part=record]"), height: 760 });
  await button(page, content.preview.show).click();
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: content.preview.widths.desktop }).check();
  await expect.poll(() => shown.locator("html").evaluate(() => innerWidth)).toBe(1280);
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  const preview = page.getByRole("region", { name: content.preview.title });
  await take(page, "desk-preview.webp", { of: preview, height: 800 });
  await button(page, content.save.discard).click();
  await page.getByRole("dialog").getByRole("button", { name: content.save.discard }).click();
  await expect(page.getByText(content.save.discarded)).toBeVisible();
});

test("a class's weekly schedule", async ({ page }) => {
  await open(page, `${deskScreens.record.path}?kind=series`);
  const { lessons } = content;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(lessons.from).fill("2027-02-01");
  await field(lessons.number).fill("30");
  for (const day of [1, 3, 5] as const) await field(lessons.days[day]).check();
  await field(lessons.holidays).fill("2027-02-05\n2027-02-08");
  await button(page, lessons.layOut).click();
  await expect(page.getByText(formatMessage(lessons.count, { count: 30 }, "en-US"))).toBeVisible();
  await take(page, "desk-class.webp", { of: page.locator("[data-part=lessons]"), height: 860 });
});

test("a season", async ({ page }) => {
  await open(page, deskScreens.campaign.path);
  await page
    .getByRole("row")
    .getByRole("link", { name: seasons.openOf.split("{")[0]!.trim() })
    .first()
    .click();
  await expect(page.locator("form[data-part=record]")).toBeVisible();
  await take(page, "desk-season.webp", { of: main(page), height: 900 });
});

test("a lead", async ({ page }) => {
  await open(page, deskScreens.leads.path);
  const { leads: all } = await deskCall(page, "leads/list", {});
  const { kind, id } = all.at(-1)!;
  const { advisers } = await deskCall(page, "leads/choices", {});
  await deskCall(page, "leads/change", {
    ...{ kind, id, revision: 0, state: "contacted", adviser_id: advisers[0]!.id },
    ...{ next_step: "Send the timetable", next_on: "2027-02-01" },
  });
  await deskCall(page, "leads/note", { kind, id, text: "Her mother asks when the fee is due." });
  await page.goto(`${site.address}${deskScreens.leads.path}?state=`);
  await page.getByRole("region", { name: leads.list }).getByRole("button").last().click();
  await expect(page.getByText("Her mother asks when the fee is due.")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await take(page, "desk-leads.webp");
});

test("notifications", async ({ page }) => {
  await open(page, deskScreens.notifications.path);
  await expect(page.getByRole("heading", { name: notifications.ways.webhook.title })).toBeVisible();
  await take(page, "desk-notifications.webp", { of: main(page), height: 640 });
});

test("the school's details", async ({ page }) => {
  await open(page, `${deskScreens.record.path}?kind=school&id=1`);
  await expect(page.locator("form[data-part=record]")).toBeVisible();
  await take(page, "desk-school.webp", { of: main(page), height: 760 });
});
