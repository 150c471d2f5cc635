import { type Page } from "@playwright/test";
import { samples } from "../lib/base/contract/samples";
import { redirectPayloads } from "../testing/links/redirect-payloads";
import { respondWith, enrolCall, fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { demoPassword, submitLogin } from "./support/sign-in";
import { expect, test } from "./support/test";
import { visits } from "./support/walk";
import { words } from "./support/words";

const en = words("en-US");

/** Everything that a page's policy blocked. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (description: string) => refused.push(description));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { tellRefused } = window as unknown as { tellRefused: (description: string) => void };
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

test("every page has a strict policy", async ({ request }) => {
  const addresses = new Set(
    visits.map(({ address }) => address).filter((to) => !/locale=(?!en-US)/.test(to)),
  );
  expect(addresses.size).toBeGreaterThan(20);
  for (const address of addresses) {
    const policy = (await request.get(address)).headers()["content-security-policy"] ?? "";
    expect.soft(policy, address).toContain("frame-ancestors 'none'");
    expect.soft(policy, address).not.toContain("unsafe-eval");
    expect.soft(policy, address).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}')+;/);
  }
});

test("by the rules of MDN's HTTP Observatory every kind of response has at least 110 points", async ({
  request,
}) => {
  for (const address of [
    "/home",
    "/no-such-page",
    "/account/login",
    "/study-abroad/vn",
    "/api/docs",
    "/robots.txt",
  ]) {
    const response = await request.get(address);
    expect.soft(observatory(response.headers()), address).toBeGreaterThanOrEqual(110);
  }
});

test("those rules detect bad headers", () => {
  expect(observatory({})).toBeLessThan(60);
  const loose = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
  expect(observatory({ "content-security-policy": loose })).toBeLessThan(90);
});

/**
 * Points of a response's headers (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100, minus
 * penalties, plus bonuses, which count from 90 on. Rules about the operator's TLS (redirects, HSTS) are left out; there
 * are no cookies without a visitor's choice, and no third-party scripts.
 */
function observatory(headers: Record<string, string>): number {
  const policy = new Map(
    (headers["content-security-policy"] ?? "")
      .split("; ")
      .map((directive) => [directive.split(" ")[0] ?? "", directive] as const),
  );
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? "";
  const styles = policy.get("style-src") ?? policy.get("default-src") ?? "";
  const closed = policy.get("default-src") === "default-src 'none'";
  const framed = policy.get("frame-ancestors") !== "frame-ancestors 'none'";
  const penalties = [
    headers["content-security-policy"] ? 0 : 25,
    /'unsafe-inline'|data:|https?:(?= |$)|\*/.test(scripts) ? 20 : 0,
    scripts.includes("'unsafe-eval'") ? 10 : 0,
    framed && !headers["x-frame-options"] ? 20 : 0,
    headers["x-content-type-options"] === "nosniff" ? 0 : 5,
    headers["access-control-allow-origin"] === "*" ? 50 : 0,
  ];
  const safe = !/'unsafe-/.test(`${scripts} ${styles}`) && scripts !== "";
  const referrer = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  const bonuses = [
    safe ? (closed ? 10 : 5) : 0,
    referrer.includes(headers["referrer-policy"] ?? "") ? 5 : 0,
    framed ? 0 : 5,
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, part) => total + part, 0);
  const points = 100 - sum(penalties);
  return points >= 90 ? points + sum(bonuses) : points;
}

/* The page walk checks that no page violates its policy: browsers report violations in the console. */
test("a policy violation would be detected", async ({ page, complaints }) => {
  const refused = await watchPolicy(page);
  await page.goto("/home");
  await page.evaluate(() => {
    const picture = document.createElement("img");
    document.body.append(picture);
    picture.setAttribute("onerror", "document.title = 'run'");
    picture.src = "https://evil.example/x.png";
  });
  await expect.poll(() => refused.join()).toMatch(/img-src https:\/\/evil\.example/);
  await expect.poll(() => refused.join()).toContain("script-src-attr");
  await expect(page).not.toHaveTitle("run");
  expect(complaints.join()).toMatch(/evil\.example/);
});

test("the API reference works under its own, stricter policy", async ({ page, complaints }) => {
  const refused = await watchPolicy(page);
  const response = await page.goto("/api/docs");
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self';");
  await page
    .getByRole("button", { name: /partner/i })
    .first()
    .click();
  await page.getByRole("button", { name: "Try it out" }).click();
  const answered = page.waitForResponse("**/api/v1/partner*");
  await page.getByRole("button", { name: "Execute" }).click();
  expect((await answered).status()).toBe(200);
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});

const responses = [
  ["a page", "/home"],
  ["a missing page", "/no-such-page"],
  ["a redirect", "/"],
  ["Next's redirect", "/home/"],
  ["a call", "/api/v1/partner"],
  ["a refused call", "/api/v1/nothing"],
  ["a picture", "/qr/app"],
  ["a file", "/robots.txt"],
  ["a file of public", "/favicon.ico"],
  ["a missing file", "/_next/static/nothing.js"],
  ["the reference", "/api/docs"],
] as const;

test("every kind of response has each header once", async ({ request }) => {
  for (const [description, address] of responses) {
    const response = await request.get(address, { maxRedirects: 0 });
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    for (const name of [
      "content-security-policy",
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
    ]) {
      const found = names.filter((other) => other === name);
      expect.soft(found, `${name} of ${description}`).toHaveLength(1);
    }
    expect.soft(names, description).not.toContain("x-powered-by");
  }
});

test("the login never redirects off the site", async ({ page }) => {
  await page.route(
    "**/api/account/login",
    respondWith({ code: 0, message: "", data: { token: "t", account_type: "student" } }),
  );
  // The first of each kind, of which the unit test tries all, and some of the rest.
  const isChosen = (payload: string, index: number) => payload.startsWith("//") || index % 75 === 0;
  const chosen = redirectPayloads.filter(isChosen).filter((_, index) => index < 2 || index % 12 === 0);
  expect(chosen.filter((payload) => payload.startsWith("//")).length).toBeGreaterThan(1);
  // Without a path, even an address that was let through would lead to the dashboard.
  for (const payload of ["//evil.example/account/student", ...chosen]) {
    await page.goto(`/account/login?redirect=${encodeURIComponent(payload)}`);
    await submitLogin(page, "student@example.com");
    // Not at the first navigation: the page itself navigates when its script starts.
    await page.waitForURL((url) => url.pathname !== "/account/login", { waitUntil: "commit" });
    expect.soft(new URL(page.url()).origin, payload).toBe(test.info().project.use.baseURL);
  }
});

test("too many attempts: the form shows the server's message and keeps the input", async ({ page }) => {
  const refusal = { code: 4290, message: "Too many attempts. Please wait a moment." };
  await page.route("**/api/account/login", respondWith(refusal, 429));
  await page.goto("/account/login");
  await submitLogin(page, "student@example.com");
  await expect(page.getByRole("alert").filter({ hasText: refusal.message })).toBeVisible();
  await expect(page.getByLabel(en.account.email)).toHaveValue("student@example.com");
  await expect(page.getByLabel(en.account.password)).toHaveValue(demoPassword);

  await page.route(enrolCall, respondWith(refusal, 429));
  await page.goto("/study-abroad/enroll/vn");
  const typed = newApplicant();
  await fillEnrolForm(page, "vn", typed);
  await enrolFormOf(page, "vn").submit.click();
  await expect(enrolFormOf(page, "vn").toast).toHaveText(refusal.message);
  await expect(enrolFormOf(page, "vn").name).toHaveValue(typed.name);
  await expect(enrolFormOf(page, "vn").number).toHaveValue(typed.number);
});

test("no user reaches the honeypot field", async ({ page }) => {
  for (const address of ["/account/register", "/study-abroad/enroll/en"]) {
    await page.goto(address);
    const honeypot = page.locator("input[name=website]");
    await expect(honeypot).toHaveCount(1);
    await expect(honeypot).toHaveValue("");
    // Neither by keyboard nor by pointer nor with a screen reader.
    expect(await page.locator("main").ariaSnapshot()).not.toContain("website");
    const reached = await honeypot.evaluate((field: HTMLInputElement) => {
      field.focus();
      const box = field.parentElement?.getBoundingClientRect();
      return { focused: document.activeElement === field, wide: box?.width ?? 0, off: field.autocomplete };
    });
    expect(reached).toEqual({ focused: false, wide: 1, off: "off" });
  }
});

test("a form sends its timing beside the call, whose body follows the contract", async ({ page }) => {
  const sent: { check: string | null; body: unknown }[] = [];
  await page.route(enrolCall, async (route) => {
    sent.push({
      check: await route.request().headerValue("x-form-check"),
      body: route.request().postDataJSON(),
    });
    await respondWith({ code: 4000, message: "Again, please." }, 400)(route);
  });
  await page.goto("/study-abroad/enroll/en");
  const form = enrolFormOf(page, "en");
  await fillEnrolForm(page, "en", newApplicant());
  await form.submit.click();
  await expect(form.toast).toHaveText("Again, please.");
  await page
    .locator("input[name=website]")
    .evaluate((field: HTMLInputElement) => (field.value = "https://spam.example"));
  await form.submit.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.check).toMatch(/^t=\d+$/);
  expect(sent[1]?.check).toMatch(/^t=\d+;filled$/);
  expect(Object.keys(sent[1]?.body as object).sort()).toEqual(
    [...Object.keys(samples.abroadCreate), "client", "version"].sort(),
  );
});
