import { expect, test } from "@playwright/test";

test("the home page answers with its heading", async ({ page }) => {
  const answer = await page.goto("/home");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
});
