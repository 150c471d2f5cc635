import type { Page } from "@playwright/test";
import { school } from "../lib/subjects/school/school";
import { hydratePage } from "./support/settled";
import { validPassword, logInByForm, logInByCall, submitLogin } from "./support/sign-in";
import { expect, forgetLogin, test } from "./support/test";
import { words } from "./support/words";
import { tickRegistration } from "./support/consent";

const en = words("en-US");

/** A cookie's value, or undefined if there is none. */
async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value;
}

/** Every text that the header painted while a page loaded, collected in each frame. */
async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const paintedTexts = new Set<string>();
    Object.assign(window, { seenInHeader: paintedTexts });
    const collect = () => {
      for (const link of document.querySelectorAll<HTMLElement>("header a, header button")) {
        if (link.checkVisibility()) paintedTexts.add(link.innerText.trim());
      }
      requestAnimationFrame(collect);
    };
    requestAnimationFrame(collect);
  });
  return () => page.evaluate(() => [...(window as unknown as { seenInHeader: Set<string> }).seenInHeader]);
}

test.describe("a visitor", () => {
  test("sees login and register, and no logout", async ({ page }) => {
    await page.goto("/home");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: en.header.register })).toBeVisible();
    await expect(header.getByText(en.header.exit).locator("visible=true")).toHaveCount(0);
  });

  test("sees that the password is wrong, the email stays, and a link says how to get a new one", async ({
    page,
  }) => {
    await page.goto("/account/login");
    await submitLogin(page, "student@example.com", "not-it");
    await expect(page.getByText(en.account.login.wrong)).toBeVisible();
    await expect(page.getByLabel(en.account.email)).toHaveValue("student@example.com");
    expect(await cookie(page, "token")).toBeUndefined();
    const [, link = ""] = /<link>(.+)<\/link>/.exec(en.account.login.forgotten) ?? [];
    await expect(page.getByRole("link", { name: link })).toHaveAttribute("href", `mailto:${school().email}`);
  });

  test("sees beside each field what is missing", async ({ page }) => {
    await page.goto("/account/register");
    await page.getByRole("button", { name: en.account.register.submit }).click();
    const nickname = page.getByLabel(en.account.nickname);
    await expect(nickname).toHaveAttribute("aria-invalid", "true");
    await expect(nickname).toHaveAccessibleDescription(new RegExp(en.account.nicknameRequired));
    await expect(page.getByLabel(en.account.email)).toHaveAccessibleDescription(en.account.emailRequired);
    // Terms and policy are agreed to separately.
    const { termsRequired, privacyRequired } = en.consent;
    const terms = page.getByRole("checkbox", { name: /terms of use/ });
    const policy = page.getByRole("checkbox", { name: /privacy policy/ });
    await expect(terms).toHaveAccessibleDescription(termsRequired);
    await expect(policy).toHaveAccessibleDescription(privacyRequired);
    await terms.check();
    await expect(policy).not.toBeChecked();
    await page.getByLabel(en.account.password).fill("short");
    await expect(page.getByText(en.account.passwordShort)).toBeVisible();
  });

  test("registers, is signed in, and can log in again", async ({ page }, { project }) => {
    const email = `new-${project.name}@example.com`;
    await page.goto("/account/register");
    await page.getByLabel(en.account.nickname).fill("Ngọc Anh 玉英");
    await page.getByLabel(en.account.email).fill(email);
    await page.getByLabel(en.account.password).fill(validPassword);
    await tickRegistration(page);
    await page.getByRole("button", { name: en.account.register.submit }).click();
    await page.waitForURL("**/account/student");
    expect(await cookie(page, "account_type")).toBe("student");
    await forgetLogin(page);
    await logInByForm(page, email, "/class", { password: validPassword });
    expect(await cookie(page, "token")).toBeTruthy();
  });

  test("is never redirected off the site", async ({ page, baseURL }) => {
    const targets = ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"];
    for (const target of targets) {
      await forgetLogin(page);
      await logInByForm(page, "student@example.com", target, { arrival: "/account/student" });
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
    }
  });
});

test("a teacher's banners do not link to the students' pages, and a student page redirects to the teacher's own", async ({
  page,
}) => {
  await logInByCall(page, "teacher@example.com");
  await page.goto("/home");
  const banner = page.getByRole("region", { name: en.home.hero.banners });
  await expect(banner.getByRole("img").first()).toBeVisible();
  await expect(banner.locator('a[href="/hot-sell"]').first()).toBeHidden();
  for (const offer of [en.header.register, en.home.hero.cta])
    await expect(page.getByRole("link", { name: offer })).toHaveCount(0);
  await page.goto("/live");
  await expect(page.getByRole("link", { name: en.account.member.toTeacherCentre })).toBeVisible();
});

test.describe("a student", () => {
  test("returns to the previous page, sees the centre, and never sees a login link, not even for a frame", async ({
    page,
  }) => {
    await logInByForm(page, "student@example.com", "/class?utm_source=x");
    expect(new URL(page.url()).search).toBe("?utm_source=x");
    expect(await cookie(page, "account_type")).toBe("student");
    const paintedTexts = await watchHeader(page);
    await page.goto("/home");
    await expect(page.getByRole("banner").getByRole("link", { name: en.header.centre })).toBeVisible();
    await hydratePage(page);
    expect(await paintedTexts()).not.toContain(en.header.login);
    expect(await paintedTexts()).not.toContain(en.header.register);
    expect(await paintedTexts()).toContain(en.header.centre);
  });

  test("logs out: the cookies are removed, the token is revoked, the page reloads", async ({
    page,
    isMobile,
    request,
  }) => {
    await logInByForm(page, "student@example.com");
    const token = await cookie(page, "token");
    if (isMobile) await page.locator("header button[popovertarget]").last().click();
    await page.getByRole("button", { name: en.header.exit }).locator("visible=true").click();
    await expect(page.getByRole("banner").getByRole("link", { name: en.header.register })).toBeVisible();
    expect(await cookie(page, "token")).toBeUndefined();
    expect(await cookie(page, "account_type")).toBeUndefined();
    const headers = { authorization: `Bearer ${token}` };
    const code = async () => {
      const response = await request.get("/api/v1/common/accounts/profile", { headers });
      return ((await response.json()) as { code: number }).code;
    };
    await expect.poll(code).toBe(4200);
  });
});

test.describe("a rejected token", () => {
  test("is removed, and the visitor is treated as logged out", async ({ page, baseURL }) => {
    await page.context().addCookies([
      { name: "token", value: "forged", url: baseURL ?? "" },
      { name: "account_type", value: "student", url: baseURL ?? "" },
    ]);
    await page.goto("/home");
    await expect(page.getByRole("banner").getByRole("link", { name: en.header.register })).toBeVisible();
    expect(await cookie(page, "token")).toBeUndefined();
    expect(await cookie(page, "account_type")).toBeUndefined();
  });

  test("is kept while the provider is unreachable", async ({ page, baseURL }) => {
    await page.context().addCookies([
      { name: "token", value: "whatever", url: baseURL ?? "" },
      { name: "account_type", value: "student", url: baseURL ?? "" },
    ]);
    await page.route("**/api/v1/common/accounts/profile*", (route) => route.abort());
    await page.goto("/home");
    await hydratePage(page);
    expect(await cookie(page, "token")).toBe("whatever");
    await expect(page.getByRole("banner").getByRole("link", { name: en.header.centre })).toBeVisible();
  });
});

test.describe("a teacher", () => {
  test("has their own centre, no live or hot courses tab, not even for a frame, and the 404 page for /live", async ({
    page,
  }) => {
    await logInByForm(page, "teacher@example.com");
    expect(await cookie(page, "account_type")).toBe("teacher");
    const paintedTexts = await watchHeader(page);
    await page.goto("/home");
    const centre = page.getByRole("banner").getByRole("link", { name: en.header.centre });
    await expect(centre).toHaveAttribute("href", /teacher/);
    await hydratePage(page);
    expect(await paintedTexts()).not.toContain(en.header.live);
    expect(await paintedTexts()).not.toContain(en.header.hotSell);
    const response = await page.goto("/live");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.notFound.title);
  });
});
