import { expect, type Locator } from "@playwright/test";

/** Chooses a country in the apply form. The list is fetched when the field is first used, so it is waited for. */
export async function chooseRegion(dialog: Locator, text: string): Promise<void> {
  const box = dialog.getByRole("combobox");
  await box.fill(text);
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await box.press("Enter");
  await expect(dialog.getByRole("option")).toHaveCount(0);
}
