import type { Locator, Page } from "@playwright/test";

/** Ticks the box for the privacy policy in a form that stores a lead. */
export const tickConsent = (scope: Page | Locator): Promise<void> =>
  scope.locator("input[name=consent]").check();

/** Ticks the boxes for the terms and the privacy policy in the registration form. */
export async function tickRegistration(page: Page): Promise<void> {
  for (const name of ["terms", "privacy"]) await page.locator(`main input[name=${name}]`).check();
}
