import { randomUUID } from "node:crypto";
import { formatMessage } from "../lib/base/i18n/format-message";
import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { deskScreens } from "../lib/base/desk/screens";
import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { desk, logIntoDesk } from "./support/desk";
import { checkPage } from "./support/page-checks";
import { skipSpamDelay } from "./support/skip-spam-delay";
import { expect, test } from "./support/test";

const { links } = desk;

test("a link is created, followed and used to enroll, and the desk shows its results", async ({
  page,
  browser,
}) => {
  await logIntoDesk(page, deskScreens.links.path);
  const name = `tet-${randomUUID().slice(0, 8)}`;
  const segment = `vn-${name}`;
  await page.getByLabel(links.name, { exact: true }).fill("Tết 2027");
  await page.getByRole("button", { name: links.make }).click();
  await expect(page.getByLabel(links.name, { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(links.name, { exact: true }).fill(name);
  await page.getByText(links.utm).click();
  await page.getByLabel("utm_source", { exact: true }).fill("tiktok");
  await page.getByRole("button", { name: links.make }).click();
  await page.getByRole("button", { name: formatMessage(links.showOf, { name: segment }, "en-US") }).click();
  const address = await page.getByLabel(links.address, { exact: true }).inputValue();
  expect(new URL(address)).toMatchObject({
    pathname: `/study-abroad/${segment}`,
    search: "?utm_source=tiktok",
  });
  await expect(
    page.getByRole("img", { name: formatMessage(links.code, { name: segment }, "en-US") }),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: formatMessage(links.codeFile, { format: "PNG" }, "en-US") }).click();
  expect((await saved).suggestedFilename()).toBe(`${segment}.png`);

  // Three visits by it: one enrols, one opts out of counting, one comes from the site itself.
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  const visitResponse = guest.waitForResponse((response) => response.url().endsWith("/api/link/visits"));
  await guest.goto(address);
  expect((await visitResponse).status()).toBe(204);
  await guest.getByRole("link", { name: campaignWords.vn.register }).first().click();
  await fillEnrolForm(guest, "vn", newApplicant());
  await skipSpamDelay(guest);
  await enrolFormOf(guest, "vn").submit.click();
  await guest.waitForURL("**/study-abroad/enrolled/vn");
  await visitor.close();
  const dntContext = await browser.newContext({ extraHTTPHeaders: { dnt: "1" } });
  await dntContext.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const dntPage = await dntContext.newPage();
  let visitRequests = 0;
  dntPage.on("request", (request) => (visitRequests += Number(request.url().includes("/api/link/"))));
  await dntPage.goto(address);
  await dntPage.goto("/study-abroad/vn");
  await dntContext.close();
  expect(visitRequests).toBe(0);

  // Visits are written within a second, so they must not all come at once.
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: segment }) });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole("cell")).toHaveText(["1", "1", "1", "0%", /./], { timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: formatMessage(links.showOf, { name: segment }, "en-US") }).click();
  await expect(page.getByRole("dialog").getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: links.leads }).click();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await page.goto(deskScreens.links.path);
  await checkPage(page, [360, 1280]);
});
