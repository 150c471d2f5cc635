import { expect, type Locator, type Page } from "@playwright/test";

/** The visible button that applies for a class. It ends with the seats, such as 3/9. */
export const applyButton = (scope: Page | Locator) => scope.getByRole("button", { name: /\d+\/\d+$/ });

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
