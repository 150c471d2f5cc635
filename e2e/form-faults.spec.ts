import { sampleResponses } from "../lib/base/contract/sample-responses";
import { startFaultyHost, type Fault, type FaultyHost } from "../testing/gateway/faulty-host";
import { messageFor } from "../lib/engines/calls/messages";
import { isForm } from "../lib/engines/upstream/timeouts";
import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { hydratePage } from "./support/settled";
import { startSite, type Site } from "./support/site-process";
import { applyButton, chooseRegion } from "./support/apply";
import { expect, test } from "./support/test";
import { words } from "./support/words";
import { tickConsent } from "./support/consent";

test.describe.configure({ mode: "serial" });

const { apply } = words("en-US");
const day = 24 * 60 * 60 * 1000;
/** Pages load, only the forms' calls fail. Timeouts are left out, since a form waits 30 s. */
const faults: Fault[] = ["reset", "500", "5000", "HTML", "truncated JSON", "10 MB", "empty"];

let host: FaultyHost;
let site: Site;
test.beforeAll(async () => {
  const { preSales } = sampleResponses;
  const deadline = new Date(Date.now() + day).toISOString();
  const list = preSales.list.map((item) => ({ ...item, deadline }));
  host = await startFaultyHost({ preSales: { ...preSales, list } });
  site = await startSite({ API_HOST: host.address, LOG_LEVEL: "silent" });
});
test.afterAll(async () => {
  await site?.stop();
  await host?.close();
});

test("the enrol form shows the error and keeps the input until the call succeeds", async ({ page }) => {
  await page.goto(`${site.address}/study-abroad/enroll/id`);
  const typed = newApplicant();
  await fillEnrolForm(page, "id", typed);
  const form = enrolFormOf(page, "id");
  for (const fault of faults) {
    await host.fail(fault, isForm);
    await form.submit.click();
    const message = fault === "5000" ? "Out of order" : messageFor("upstreamUnreachable", "id-ID");
    await expect(form.toast).toHaveText(message);
    await expect(form.submit).toHaveAttribute("aria-busy", "false");
    await expect(form.name).toHaveValue(typed.name);
    await expect(form.number).toHaveValue(typed.number);
    await expect(form.email).toHaveValue(typed.email);
    await expect(form.interest(1)).toBeChecked();
  }
  // A malformed success response still counts as success, so that no one enrols twice.
  await host.fail("wrong types", isForm);
  await form.submit.click();
  await expect(page).toHaveURL(/\/study-abroad\/enrolled\/id$/);
});

test("the apply form shows the error and keeps the input until the call succeeds", async ({ page }) => {
  await page.goto(`${site.address}/hot-sell/detail/1?locale=en-US`);
  await hydratePage(page);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: apply.visitor.title });
  const name = dialog.getByLabel(apply.visitor.nickname);
  await name.fill("Ngọc Anh");
  await chooseRegion(dialog, "vietnam");
  const phone = dialog.getByLabel(apply.visitor.phone);
  await phone.fill("091 234 5678");
  await tickConsent(dialog);
  const submit = dialog.getByRole("button", { name: apply.visitor.submit });
  for (const fault of faults) {
    await host.fail(fault, isForm);
    const responded = page.waitForResponse("**/api/v1/student/preSale/register");
    await submit.click();
    await responded;
    await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toHaveText(apply.failed);
    await expect(submit).toBeEnabled();
    await expect(name).toHaveValue("Ngọc Anh");
    await expect(dialog.getByRole("combobox")).toHaveValue("Vietnam +84");
    await expect(phone).toHaveValue("091 234 5678");
  }
  await host.fail("wrong types", isForm);
  await submit.click();
  await expect(page.getByRole("status").getByText(apply.visitor.success)).toBeVisible();
});
