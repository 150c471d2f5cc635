import { expect, type Locator } from "@playwright/test";

/**
 * Chooses a country in the apply form. The list is fetched when the field is first used, so it is waited for. A native
 * select beside it has options too, without a role that is written down.
 */
export async function chooseRegion(dialog: Locator, text: string): Promise<void> {
  const box = dialog.locator("input[role=combobox]");
  const options = dialog.locator("[role=option]");
  await box.fill(text);
  await expect(options.first()).toBeVisible();
  await box.press("Enter");
  await expect(options).toHaveCount(0);
}
