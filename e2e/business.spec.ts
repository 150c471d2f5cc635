import { paths } from "../lib/base/paths";
import { businessForm, fillBusinessForm } from "./support/business";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { hydratePage } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

/* Enquiries from companies about classes for their teams. */

const en = words("en-US");
const call = "**/api/v1/student/preSale/register";

test("the page is linked from the header, the footer and the class page", async ({ page }) => {
  for (const landmark of ["banner", "contentinfo"] as const) {
    await page.goto(paths.help);
    await page.getByRole(landmark).getByRole("link", { name: en.header.business }).click();
    await expect(page).toHaveURL(/\/business$/);
  }
  // An old link with its anchor.
  await page.goto(`${paths.class}#business`);
  await page.getByRole("link", { name: en.business.more }).click();
  await expect(page.getByRole("heading", { level: 1, name: en.business.title })).toBeVisible();
});

test("nothing is preselected, each missing answer is named beside its field, and nothing invalid is submitted", async ({
  page,
}) => {
  let isSent = false;
  await page.route(call, (route) => ((isSent = true), route.abort()));
  await page.goto(paths.business);
  await hydratePage(page);
  const form = businessForm(page);
  await expect(form.size).toHaveValue("");
  await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
  await form.submit.click();
  const { companyRequired, sizeRequired, goalsRequired, emailRequired } = en.business.form;
  await expect(form.company).toBeFocused();
  await expect(form.company).toHaveAccessibleDescription(companyRequired);
  await expect(form.size).toHaveAccessibleDescription(sizeRequired);
  await expect(form.goal("hsk")).toHaveAccessibleDescription(goalsRequired);
  await expect(form.email).toHaveAccessibleDescription(emailRequired);
  // Word for word as in the specification (section 5, "other contact form").
  await expect(form.contact).toHaveAccessibleDescription("Name cannot be blank");
  await expect(form.region).toHaveAccessibleDescription("Please select your location");
  await expect(form.phone).toHaveAccessibleDescription(/Cellphone number cannot be blank/);
  await fillBusinessForm(page);
  // An email without a domain, and a number that its country cannot have.
  for (const [field, invalid] of [
    [form.email, "lan@acme"],
    [form.phone, "12"],
  ] as const) {
    const valid = await field.inputValue();
    await field.fill(invalid);
    await form.submit.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(valid);
  }
  expect(isSent).toBe(false);
});

test(
  "everything is submitted once, and a thank-you message replaces the form",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    await page.goto(paths.business);
    await hydratePage(page);
    await fillBusinessForm(page);
    const sent = page.waitForRequest(call);
    const form = businessForm(page);
    await form.submit.dblclick();
    expect((await sent).postDataJSON()).toEqual({
      name: "Lan Nguyễn",
      region: "VN",
      phone: "84-912345699",
      company: {
        name: "Acme & Söhne 贸易",
        size: "6-20",
        goals: ["business", "hsk"],
        email: "lan@acme.example",
        message: "Mornings in Hanoi.\nFrom March.",
      },
      version: "1.0.0",
      client: "web",
    });
    const thanks = page.getByRole("status").filter({ hasText: en.business.form.sent });
    await expect(thanks).toBeFocused();
    await expect(form.submit).toHaveCount(0);
    // Submitted values are not offered again.
    await page.reload();
    await hydratePage(page);
    await expect(form.company).toHaveValue("");
    expect(complaints).toEqual([]);
  },
);

test("after a failure the input stays, and the retry sends the same key", async ({ page }) => {
  const keys: (string | null)[] = [];
  await page.route(call, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.goto(paths.business);
  await hydratePage(page);
  await fillBusinessForm(page, "Beta");
  const form = businessForm(page);
  await form.submit.click();
  await expect(page.getByRole("alert").filter({ hasText: en.apply.failed })).toBeVisible();
  await expect(form.message).toHaveValue(/From March/);
  await form.submit.click();
  await expect(page.getByRole("status").filter({ hasText: en.business.form.sent })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test("input entered before hydration is kept, in every kind of field", async ({ page }) => {
  const release = await holdRequests(page, siteScripts);
  await page.goto(paths.business, { waitUntil: "commit" });
  const form = businessForm(page);
  await form.company.fill("Early Ltd");
  await form.size.selectOption("over-100");
  await form.goal("vocational").check();
  await form.message.fill("Typed early");
  await form.region.fill("viet");
  release();
  await hydratePage(page);
  await expect(form.company).toHaveValue("Early Ltd");
  await expect(form.size).toHaveValue("over-100");
  await expect(form.goal("vocational")).toBeChecked();
  await expect(form.message).toHaveValue("Typed early");
  await expect(form.region).toHaveValue("viet");
  // The form state holds the values, not only the fields: they appear again in another language.
  await form.contact.fill("Lan");
  await openInLanguage(page, "vi-VN", paths.business);
  await hydratePage(page);
  const { form: labels } = words("vi-VN").business;
  await expect(page.getByLabel(labels.size)).toHaveValue("over-100");
  await expect(page.getByLabel(labels.message)).toHaveValue("Typed early");
  await expect(page.getByLabel(labels.goalNames.vocational)).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page shows its full content and an email address", async ({ page }) => {
    await page.goto(paths.business);
    await expect(page.getByRole("heading", { name: en.business.how.title, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  });
});
