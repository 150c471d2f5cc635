import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import {
  prizeLink,
  respondWith,
  appliedCall,
  enrolCall,
  fillEnrolForm,
  enrolFormOf,
  newApplicant,
} from "./support/campaign";
import { hydratePage, watchRequests } from "./support/settled";
import { expect, test } from "./support/test";

const { form: words, prize } = campaignWords.en;

test("the international form and the voucher question start with the code of the visitor's clock or language", async ({
  browser,
}) => {
  test.slow();
  for (const [timezoneId, locale, code] of [
    ["Asia/Seoul", "en-US", "82"],
    ["Asia/Ho_Chi_Minh", "ko-KR", "84"],
    ["America/Toronto", "en-US", "1"],
    ["UTC", "ko-KR", "82"],
    ["UTC", "en-US", "86"],
  ] as const)
    await test.step(`a clock of ${timezoneId} and ${locale}`, async () => {
      const context = await browser.newContext({ timezoneId, locale });
      const page = await context.newPage();
      watchRequests(page);
      await page.goto("/study-abroad/enroll/en");
      // Before any script of the page has run.
      await expect(enrolFormOf(page, "en").code).toHaveValue(code);
      await hydratePage(page);
      await expect(enrolFormOf(page, "en").code).toHaveValue(code);
      await enrolFormOf(page, "en").code.fill("");
      await enrolFormOf(page, "en").number.focus();
      await expect(enrolFormOf(page, "en").code).toHaveValue(code);
      await page.goto("/study-abroad/en");
      await prizeLink(page).click();
      const dialog = page.getByRole("dialog", { name: prize.title });
      await expect(dialog.getByLabel(words.code, { exact: true })).toHaveValue(code);
      // The other regions keep the code that the specification names.
      await page.goto("/study-abroad/enroll/vn");
      await hydratePage(page);
      await expect(enrolFormOf(page, "vn").code).toHaveValue("84");
      await context.close();
    });
});

test.describe("in Seoul", () => {
  test.use({ timezoneId: "Asia/Seoul" });

  test("a country code without a number follows the region; one with a number stays", async ({ page }) => {
    await page.goto("/study-abroad/enroll/vn");
    const go = async (name: string, region: "vn" | "id" | "en") => {
      await hydratePage(page);
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`/study-abroad/enroll/${region}`);
      await hydratePage(page);
      return enrolFormOf(page, region).code;
    };
    await enrolFormOf(page, "vn").name.fill("Mina");
    await expect(await go("English", "en")).toHaveValue("82");
    await expect(await go("Bahasa Indonesia", "id")).toHaveValue("62");
    await enrolFormOf(page, "id").number.fill("81234567890");
    for (const [name, region] of [
      ["English", "en"],
      ["Tiếng Việt", "vn"],
      ["English", "en"],
    ] as const)
      await expect(await go(name, region)).toHaveValue("62");
    let sent: unknown;
    await page.route(enrolCall, async (route) => {
      sent = route.request().postDataJSON();
      await respondWith({ code: 5000, message: "Not now." }, 500)(route);
    });
    const form = enrolFormOf(page, "en");
    await form.email.fill("mina@example.com");
    await form.interest(1).check();
    await form.consent.check();
    await form.submit.click();
    await expect.poll(() => sent).toMatchObject({ phone_code: 62, phone_number: 81234567890 });
  });

  test("a country is found by its name, its code or its short name, using only the keyboard", async ({
    page,
  }) => {
    await page.goto("/study-abroad/enroll/en");
    await hydratePage(page);
    const { code, number } = enrolFormOf(page, "en");
    const options = page.getByRole("option");
    for (const [typed, option, expected] of [
      ["viet", "Vietnam +84", "84"],
      ["日本", "Japan +81", "81"],
      ["dk", "Denmark +45", "45"],
      ["+886", "Taiwan +886", "886"],
    ] as const) {
      // Focusing it again selects its text.
      await number.focus();
      await code.focus();
      await page.keyboard.type(typed);
      await expect(options.first()).toHaveText(option);
      await page.keyboard.press("Enter");
      await expect(code).toHaveValue(expected);
      await expect(code).toHaveAccessibleDescription(option.replace(/ \+.*/, ""));
      await expect(options).toHaveCount(0);
    }
    // Text that matches no country shows an error and keeps the code.
    await code.focus();
    await page.keyboard.type("zzz");
    await expect(page.getByText(words.noCountry)).toBeVisible();
    await number.focus();
    await expect(code).toHaveValue("886");
    await expect(page.getByText(words.noCountry)).toHaveCount(0);
    await code.click();
    await expect(options.nth(200)).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
  });

  test("the voucher question is sent with the country chosen in its list", async ({ page }) => {
    let requestedUrl = "";
    await page.route(appliedCall, async (route) => {
      requestedUrl = route.request().url();
      await respondWith({ code: 0, message: "", data: { phone_code: "", phone_number: "" } })(route);
    });
    await page.goto("/study-abroad/vn");
    await prizeLink(page).click();
    const { code, number } = campaignWords.vn.form;
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(code, { exact: true })).toHaveValue("84");
    await dialog.getByLabel(code, { exact: true }).fill("Hàn");
    await dialog.getByRole("option", { name: "+82" }).click();
    await dialog.getByRole("textbox", { name: number, exact: true }).fill("1012345678");
    await dialog.getByRole("button", { name: campaignWords.vn.prize.confirm }).click();
    await expect(page).toHaveURL("/study-abroad/enroll/vn");
    expect(Object.fromEntries(new URL(requestedUrl).searchParams)).toMatchObject({
      code: "82",
      num: "1012345678",
    });
    // Code and number are both carried over.
    await expect(enrolFormOf(page, "vn").code).toHaveValue("82");
    await expect(enrolFormOf(page, "vn").number).toHaveValue("1012345678");
  });

  test("after success the form starts with the visitor's code again", async ({ page }) => {
    await page.goto("/study-abroad/enroll/en");
    await hydratePage(page);
    const form = enrolFormOf(page, "en");
    await form.code.fill("84");
    await fillEnrolForm(page, "en", newApplicant());
    await form.submit.click();
    await page.getByRole("dialog").getByRole("button", { name: campaignWords.en.frame.close }).click();
    await expect(form.code).toHaveValue("82");
  });
});
