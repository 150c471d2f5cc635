import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { hydratePage } from "./support/settled";
import { demoPassword } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* On a slow connection the fields are visible and usable before the page's script has loaded. */

const en = words("en-US");

test(
  "input typed into the login form before hydration is kept, and is sent only after it",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    const release = await holdRequests(page, siteScripts);
    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
    );
    await page.goto("/account/login?redirect=/help", { waitUntil: "commit" });
    await page.getByLabel(en.account.email).fill("student@example.com");
    await page.getByLabel(en.account.password).fill(demoPassword);
    const submit = page.getByRole("button", { name: en.account.login.submit });
    await page.getByLabel(en.account.password).press("Enter");
    // With a modifier key held down a browser would submit the form itself, into another window.
    await page.getByLabel(en.account.password).press("Shift+Enter");
    await submit.click();
    await expect(submit).toHaveAttribute("aria-busy", "true");
    await expect(page.getByLabel(en.account.email)).toHaveValue("student@example.com");
    expect(sent).toEqual([]);
    release();
    await expect(page).toHaveURL(/^[^?]*\/help$/);
    expect(sent).toEqual(["/api/account/login"]);
    expect(complaints).toEqual([]);
  },
);

test(
  "input typed into the enrol form before hydration is kept, including the further questions",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    const release = await holdRequests(page, siteScripts);
    await page.goto("/study-abroad/enroll/vn", { waitUntil: "commit" });
    // A valid Vietnamese number: only such a number is split from its country code.
    const typed = { ...newApplicant(), number: `91${String(Date.now()).slice(-7)}` };
    await fillEnrolForm(page, "vn", typed);
    const form = enrolFormOf(page, "vn");
    // Anything that appears late would interrupt typing.
    await expect(form.code).toHaveValue("84");
    await form.number.fill(`+84 ${typed.number}`);
    await form.interest(2).check();
    // Leaving the box after hydration makes the form library read it again.
    await form.consent.focus();
    release();
    await hydratePage(page);
    await expect(form.name).toHaveValue(typed.name);
    await expect(form.number).toHaveValue(typed.number);
    await expect(form.email).toHaveValue(typed.email);
    await expect(form.interest(1)).toBeChecked();
    await form.gpa.fill("80");
    await form.submit.click();
    await page.waitForURL("**/study-abroad/enrolled/vn");
    expect(complaints).toEqual([]);
  },
);

test("an early press submits nothing that the form's rules reject, also for members", async ({
  page,
  context,
}) => {
  const url = String(test.info().project.use.baseURL);
  await context.addCookies([
    { name: "token", value: "made-up", url },
    { name: "account_type", value: "student", url },
  ]);
  const release = await holdRequests(page, siteScripts);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto("/study-abroad/enroll/vn", { waitUntil: "commit" });
  const form = enrolFormOf(page, "vn");
  await form.name.fill("Lan Anh");
  await form.submit.click();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  release();
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
  await expect(form.name).toHaveValue("Lan Anh");
  expect(sent.filter((to) => to.includes("/abroad/create"))).toEqual([]);
});
