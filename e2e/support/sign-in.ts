import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { words } from "./words";

const en = words("en-US");

/** The password of every demo account. */
export const demoPassword = "yuqiao-demo";

/** A password for a new account. The demo password is refused for it, because it contains the school's name. */
export const validPassword = "three words together";

/** Logs in as a demo account with the call and the cookies of the login form, without the form. */
export async function logInByCall(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<{ token: string }> {
  const response = await page.request.post("/api/account/login", { data: { email, password } });
  const { code, data } = (await response.json()) as {
    code: number;
    data: { token: string; account_type: string };
  };
  expect(code).toBe(0);
  const url = test.info().project.use.baseURL ?? "";
  await page.context().addCookies([
    { name: "token", value: data.token, url },
    { name: "account_type", value: data.account_type, url },
  ]);
  return data;
}

/** Fills in and submits the open English login form. */
export async function submitLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: en.account.login.submit }).click();
}

/**
 * Logs in with the English login form, which then redirects to the page `back`.
 * @param options `arrival` is the expected address, if it differs from `back`
 */
export async function logInByForm(
  page: Page,
  email: string,
  back = "/class",
  { password = demoPassword, arrival = back }: { password?: string; arrival?: string } = {},
): Promise<void> {
  await page.goto(`/account/login?redirect=${encodeURIComponent(back)}`);
  await submitLogin(page, email, password);
  await page.waitForURL((url) => url.pathname + url.search === arrival);
}
