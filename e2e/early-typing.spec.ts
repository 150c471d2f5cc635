import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { hydratePage } from "./support/settled";
import { demoPassword } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* On a slow line the fields can be seen and typed into before the page's script has come. */

const en = words("en-US");

test(
  "what is typed into the login form before the script has come is not lost, nor sent without it, but once it has come",
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
    // With a key held down a browser would send the form by itself, into another window.
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
  "what is typed into the enrol form before the script has come is kept, the further questions too",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    const release = await holdRequests(page, siteScripts);
    await page.goto("/study-abroad/enroll/vn", { waitUntil: "commit" });
    // A number that Vietnam can have: only such a one is told from its country code.
    const typed = { ...newApplicant(), number: `91${String(Date.now()).slice(-7)}` };
    await fillEnrolForm(page, "vn", typed);
    const form = enrolFormOf(page, "vn");
    // What would come later would come between somebody's keys.
    await expect(form.code).toHaveValue("84");
    await form.number.fill(`+84 ${typed.number}`);
    await form.interest(2).check();
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

test("an early press sends nothing that the form's rules do not allow, a member's neither", async ({
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
