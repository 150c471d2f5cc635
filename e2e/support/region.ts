import { expect, type Locator } from "@playwright/test";

/**
 * Chooses a country in the apply form. Waits for the list, which is loaded on first use. Options are selected by their role
 * attribute, because a native select beside the field has options without one.
 */
export async function chooseRegion(dialog: Locator, text: string): Promise<void> {
  const box = dialog.locator("input[role=combobox]");
  const options = dialog.locator("[role=option]");
  await box.fill(text);
  await expect(options.first()).toBeVisible();
  await box.press("Enter");
  await expect(options).toHaveCount(0);
}
