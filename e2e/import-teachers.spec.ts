import { randomUUID } from "node:crypto";
import { formatMessage } from "../lib/base/i18n/format-message";
import { storyWidths } from "../testing/long-run";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { checkPage } from "./support/page-checks";
import { expect, test } from "./support/test";

/* Teachers from a file, from their list at the desk to a draft and back. Rules, roles and races are unit tests (lib/subjects/people/imports). */

const imports = deskTextsOf("imports");
const content = deskTextsOf("content");
const { teachers } = imports.of;
const format = (message: string, values: Record<string, string | number>) =>
  formatMessage(message, values, "en-US");

for (const width of storyWidths(1280))
  test(`at ${width} px teachers are imported as drafts, one is opened, and the import is undone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = randomUUID().slice(0, 6);
    await logIntoDesk(page);
    await page.goto("/desk/content?kind=teacher");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: format(imports.exportTeachers, { format: "XLSX" }) }).click();
    expect((await download).suggestedFilename()).toBe("teachers.xlsx");
    await page.getByRole("link", { name: imports.action, exact: true }).click();

    await expect(page.getByLabel(teachers.name, { exact: true })).toBeChecked();
    await page.getByLabel(imports.file, { exact: true }).setInputFiles({
      name: "teachers.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Name;Country;Languages spoken;Description",
          `Lan ${mark};Vietnam;Chinese, English;Kind`,
          `Ming ${mark};;;`,
          "Nowhere;Atlantis;;",
        ].join("\n"),
      ),
    });
    await page.getByRole("button", { name: imports.check }).click();
    await expect(page.getByText(format(teachers.result, { count: 2 }))).toBeVisible();
    await expect(page.getByText(imports.problems.wrongCountry)).toBeVisible();
    await checkPage(page, [width === 390 ? 360 : 1280]);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: format(teachers.run, { count: 2 }) }).click();
    await expect(page.getByText(format(imports.drafts, { count: 2 })).first()).toBeVisible();
    await checkPage(page, [width === 390 ? 360 : 1280]);
    await page.setViewportSize({ width, height: 900 });

    await page
      .getByRole("link", { name: `Lan ${mark}` })
      .first()
      .click();
    await expect(page.getByLabel(content.fields.teacher.country)).toHaveValue("VN");
    await page.goBack();
    const batch = page
      .getByRole("listitem")
      .filter({ hasText: `Lan ${mark}`, has: page.getByRole("button") });
    await batch.getByRole("button", { name: imports.undo }).click();
    await page.getByRole("dialog").getByRole("button", { name: imports.undo }).click();
    await expect(page.getByText(format(teachers.undone, { count: 2 }))).toBeVisible();
    await expect(page.getByRole("link", { name: `Lan ${mark}` })).toHaveCount(0);
  });
