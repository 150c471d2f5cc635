import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** Signs in as a demo account, by the call that the login form makes and the cookies that it leaves. */
export async function signIn(page: Page, email: string): Promise<{ token: string }> {
  const answer = await page.request.post("/api/account/login", { data: { email, password: "yuqiao-demo" } });
  const { code, data } = (await answer.json()) as {
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
