import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { seasons } from "../testing/campaign/first-seasons";
import { formatSeasonDay } from "../lib/subjects/campaign/dates";
import { defaultPhoneCodes, regions } from "../lib/base/reference/campaign-regions";
import { isLongRun } from "../testing/long-run";
import {
  respondWith,
  enrolCall,
  fillEnrolForm,
  enrolFormOf,
  readStoredPhone,
  waitForOriginCookie,
  newApplicant,
} from "./support/campaign";
import { expect, phoneTagIf, startOver, test } from "./support/test";

const messages = {
  vn: ["Các trường bắt buộc không được để trống", "Lỗi định dạng email"],
  id: ["Bidang yang harus diisi tidak boleh kosong", "Kesalahan format email"],
  en: ["Required fields cannot be empty", "Incorrect email format"],
} as const;

test(
  "a form shows what is missing and what is invalid, word for word, and sends nothing",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    await page.route(enrolCall, (route) => route.abort());
    for (const region of isMobile && !isLongRun ? (["vn"] as const) : regions) {
      await page.goto(`/study-abroad/enroll/${region}`);
      const form = enrolFormOf(page, region);
      const [required, wrongEmail] = messages[region];
      await form.submit.click();
      // Once for the form; each field says what to enter.
      await expect(page.getByText(required)).toHaveCount(1);
      await expect(form.name).toBeFocused();
      const { help } = campaignWords[region].form;
      await expect(form.name).toHaveAccessibleDescription(help.name);
      for (const words of [help.number, help.email, help.interest])
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(form.number).toHaveAccessibleDescription(new RegExp(help.number));
      await form.email.fill("lan@example");
      await form.submit.click();
      await expect(form.email).toHaveAccessibleDescription(`${wrongEmail} ${help.emailFormat}`);
      await form.name.fill("   ");
      await form.submit.click();
      await expect(form.name).toHaveAccessibleDescription(help.name);
      await startOver(page);
    }
  },
);

/** All forms handle input alike, so a quick run tests one form. */
for (const region of isLongRun ? regions : (["vn"] as const)) {
  test.describe(`the fields of ${region}`, () => {
    test.beforeEach(({ page }) => page.goto(`/study-abroad/enroll/${region}`).then(() => undefined));

    test("accept digits only, restore the default code when emptied, and split a pasted international number", async ({
      page,
      context,
    }) => {
      const form = enrolFormOf(page, region);
      await expect(form.code).toHaveValue(defaultPhoneCodes[region]);
      await form.number.pressSequentially("09a1-2 3");
      await expect(form.number).toHaveValue("09123");
      // An extension does not become part of the number.
      await form.number.fill("");
      await form.number.pressSequentially("0912345678 x5");
      await expect(form.number).toHaveValue("0912345678x5");
      await form.submit.click();
      await expect(form.number).toHaveAccessibleDescription(
        new RegExp(campaignWords[region].form.numberFormat),
      );
      await form.code.fill("");
      await form.number.focus();
      await expect(form.code).toHaveValue(defaultPhoneCodes[region]);
      await form.code.fill("+1");
      await form.number.focus();
      await expect(form.code).toHaveValue("1");
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(() => navigator.clipboard.writeText("+62 812-3456-7890"));
      await form.number.fill("");
      await form.number.focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(form.code).toHaveValue("62");
      await expect(form.number).toHaveValue("81234567890");
    });

    test("ask about plans only for the service, and otherwise discard the answers", async ({ page }) => {
      const form = enrolFormOf(page, region);
      await expect(form.gpa).toHaveCount(0);
      await form.interest(2).check();
      await page.route(enrolCall, (route) => route.abort());
      for (const invalid of ["-3", "999", "8,5x", "8.5/10"]) {
        await form.gpa.fill(invalid);
        await expect(form.gpa).toHaveValue(invalid);
        await form.submit.click();
        await expect(form.gpa).toHaveAccessibleDescription(new RegExp(campaignWords[region].form.gpaFormat));
      }
      await form.interest(2).uncheck();
      await expect(form.gpa).toHaveCount(0);
    });
  });
}

for (const region of ["vn", "id"] as const) {
  test(
    `${region}: after enrolling the phone is stored, and the code shows on the next page`,
    phoneTagIf(region === "vn"),
    async ({ page }) => {
      const typed = newApplicant();
      let sent: unknown;
      page.on("request", (request) => {
        if (request.url().endsWith("/abroad/create")) sent = request.postDataJSON();
      });
      await page.goto(`/study-abroad/enroll/${region}`);
      const form = enrolFormOf(page, region);
      await fillEnrolForm(page, region, typed);
      await form.interest(2).check();
      await form.gpa.fill("8.5");
      await form.city.fill("Thâm Quyến");
      await form.submit.click();
      await expect(page).toHaveURL(`/study-abroad/enrolled/${region}`);
      const code = Number(defaultPhoneCodes[region]);
      expect(sent).toEqual({
        name: typed.name,
        phone_code: code,
        phone_number: Number(typed.number),
        email: typed.email,
        gpa_score: 8.5,
        intention_city: "Thâm Quyến",
        intention_university: "",
        intention_major: "",
        source: region === "vn" ? "越南" : "印尼",
        interest: "宣讲会;留学服务",
        version: "1.0.0",
        client: "web",
      });
      expect(await readStoredPhone(page)).toEqual([String(code), typed.number]);
      // Hydration renders the code again, so it is read until it is there.
      let shown = "";
      await expect(async () => {
        shown = (await page.locator("output").textContent()) ?? "";
        expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      }).toPass();
      for (const { value, yuan } of seasons[region].vouchers) {
        const ticket = page.getByRole("listitem").filter({ hasText: value });
        await expect(ticket).toContainText(
          campaignWords[region].enrolled.validUntil.replace(
            "{date}",
            formatSeasonDay(seasons[region], seasons[region].couponExpiry),
          ),
        );
        if (yuan !== undefined) await expect(ticket).toContainText(`${yuan} tệ`);
      }
      await expect(page.getByRole("link", { name: seasons[region].group.join })).toHaveAttribute(
        "href",
        seasons[region].group.link,
      );
      // The form is empty, and the code is stored on this device for every tab.
      await page.goto(`/study-abroad/enroll/${region}`);
      await expect(form.name).toHaveValue("");
      await expect(form.code).toHaveValue(String(code));
      const other = await page.context().newPage();
      await other.goto(`/study-abroad/prize/${region}`);
      await expect(other.locator("output")).toHaveText(shown);
      // A stored phone alone does not restore the code.
      await other.evaluate(() => localStorage.removeItem("yuqiao:campaign:enrolled"));
      await other.reload();
      const { again } = campaignWords[region].enrolled;
      await expect(other.getByText(again.lead)).toBeVisible();
      await other.getByRole("button", { name: again.show }).click();
      const otherForm = other.locator("main form");
      await expect(
        otherForm.getByRole("textbox", { name: campaignWords[region].form.number, exact: true }),
      ).toHaveValue(typed.number);
      const email = otherForm.getByLabel(campaignWords[region].form.email, { exact: true });
      // Nothing is filled in: the sentence about required fields stands once.
      await otherForm.getByRole("textbox", { name: campaignWords[region].form.number, exact: true }).fill("");
      await otherForm.getByRole("button", { name: again.show }).click();
      await expect(other.getByText(campaignWords[region].form.required)).toHaveCount(1);
      await expect(email).toHaveAccessibleDescription(campaignWords[region].form.help.email);
      await otherForm
        .getByRole("textbox", { name: campaignWords[region].form.number, exact: true })
        .fill(typed.number);
      await email.fill("other@example.com");
      await otherForm.getByRole("button", { name: again.show }).click();
      await expect(other.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
      await email.fill(typed.email);
      await otherForm.getByRole("button", { name: again.show }).click();
      await expect(other.locator("output")).toHaveText(shown);
    },
  );
}

test(
  "en: after enrolling a dialog shows the vouchers and the code, and the form is empty",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/study-abroad/enroll/en");
    await expect(page.getByRole("link", { name: campaignWords.en.back, exact: true })).toHaveCount(0);
    const form = enrolFormOf(page, "en");
    await fillEnrolForm(page, "en", newApplicant());
    await form.submit.click();
    const dialog = page.getByRole("dialog", { name: "You've signed up successfully!" });
    for (const text of ["Study in China", "1000 yuan", "HSK course", "500 yuan"]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await expect(dialog.locator("output")).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    const { group } = seasons.en;
    await expect(dialog.getByText(group.expiredText)).toBeVisible();
    await expect(dialog.getByRole("link", { name: group.join })).toHaveAttribute("href", group.link);
    await expect(dialog.getByText(campaignWords.en.enrolled.kept)).toBeVisible();
    await dialog.getByRole("button", { name: campaignWords.en.frame.close }).click();
    await expect(form.name).toHaveValue("");
    await expect(form.interest(1)).not.toBeChecked();
    await expect(form.code).toHaveValue("86");
    expect(await readStoredPhone(page)).toEqual([null, null]);
  },
);

test("the same phone: the same email gets the same code, another email a friendly refusal", async ({
  page,
}) => {
  const typed = newApplicant();
  const form = enrolFormOf(page, "vn");
  const enrol = async (email: string) => {
    await page.goto("/study-abroad/enroll/vn");
    await fillEnrolForm(page, "vn", { ...typed, email });
    await form.submit.click();
  };
  await enrol(typed.email);
  await expect(page).toHaveURL("/study-abroad/enrolled/vn");
  // Hydration renders the code again, so it is read until it is there.
  let code = "";
  await expect(async () => {
    code = (await page.locator("output").textContent()) ?? "";
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  }).toPass();
  await enrol(typed.email);
  await expect(page).toHaveURL("/study-abroad/enrolled/vn");
  await expect(page.locator("output")).toHaveText(code);
  await enrol("another@example.com");
  await expect(form.toast).toHaveText("Số điện thoại này đã được đăng ký.");
  await expect(form.name).toHaveValue(typed.name);
});

test("a failure shows the server's message and keeps the input across a reload and another region", async ({
  page,
}) => {
  await page.route(enrolCall, respondWith({ code: 5000, message: "Hôm nay hệ thống nghỉ." }, 500));
  await page.goto("/study-abroad/enroll/vn");
  const typed = newApplicant();
  await fillEnrolForm(page, "vn", typed);
  await enrolFormOf(page, "vn").submit.click();
  await expect(enrolFormOf(page, "vn").toast).toHaveText("Hôm nay hệ thống nghỉ.");
  const expectInput = async (region: (typeof regions)[number]) => {
    const form = enrolFormOf(page, region);
    await expect(form.name).toHaveValue(typed.name);
    await expect(form.number).toHaveValue(typed.number);
    await expect(form.email).toHaveValue(typed.email);
    await expect(form.interest(1)).toBeChecked();
    // A country code stays with the number that was entered under it.
    await expect(form.code).toHaveValue(defaultPhoneCodes.vn);
  };
  await expectInput("vn");
  await page.reload();
  await expectInput("vn");
  for (const [name, region] of [
    ["Bahasa Indonesia", "id"],
    ["English", "en"],
    ["Tiếng Việt", "vn"],
    ["English", "en"],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/study-abroad/enroll/${region}`);
    await expectInput(region);
  }
  await page.reload();
  await expectInput("en");
  await page.goBack();
  await expectInput("vn");
});

test(
  "a half-filled form that was never submitted survives a reload, plans included",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/study-abroad/enroll/vn");
    const form = enrolFormOf(page, "vn");
    await form.name.fill("Lan Anh");
    await form.code.fill("65");
    await form.interest(2).check();
    await form.interest(3).check();
    await form.gpa.fill("8.5");
    await form.major.fill("Kinh tế");
    await page.reload();
    await expect(form.name).toHaveValue("Lan Anh");
    await expect(form.code).toHaveValue("65");
    await expect(form.number).toHaveValue("");
    await expect(form.interest(1)).not.toBeChecked();
    await expect(form.interest(2)).toBeChecked();
    await expect(form.interest(3)).toBeChecked();
    await expect(form.gpa).toHaveValue("8.5");
    await expect(form.major).toHaveValue("Kinh tế");
  },
);

test("offline shows an error, keeps the input, and a retry enrols", async ({ page, context }) => {
  await page.goto("/study-abroad/enroll/id");
  await fillEnrolForm(page, "id", newApplicant());
  const form = enrolFormOf(page, "id");
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.toast).toHaveText(campaignWords.id.form.offline);
  await context.setOffline(false);
  await form.submit.click();
  await expect(page).toHaveURL("/study-abroad/enrolled/id");
});

test("a double press sends one enrolment; a retry of the same input sends the same key", async ({ page }) => {
  const keys: (string | null)[] = [];
  let refuse: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(enrolCall, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    await released;
    await respondWith({ code: 5040, message: "Again, please." }, 504)(route);
  });
  await page.goto("/study-abroad/enroll/en");
  await fillEnrolForm(page, "en", newApplicant());
  const form = enrolFormOf(page, "en");
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await form.email.press("Enter");
  refuse();
  await expect(form.toast).toHaveText("Again, please.");
  expect(keys).toHaveLength(1);
  await form.submit.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(form.submit).toHaveAttribute("aria-busy", "false");
  await form.name.fill("Somebody else");
  await form.submit.click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the marketer's link is sent with a lead and with nothing else", async ({ page, context }) => {
  await page.goto("/study-abroad/vn-facebook-jan?utm_source=facebook&utm_campaign=tet");
  await waitForOriginCookie(page);
  await page.getByRole("link", { name: campaignWords.vn.register }).first().click();
  await fillEnrolForm(page, "vn", newApplicant());
  const enrolment = page.waitForRequest(enrolCall);
  await enrolFormOf(page, "vn").submit.click();
  const { cookie = "" } = await (await enrolment).allHeaders();
  const value = /campaign_origin_vn=([^;]+)/.exec(cookie)?.[1] ?? "";
  expect(decodeURIComponent(value)).toMatch(
    /^segment=vn-facebook-jan&utm_source=facebook&utm_campaign=tet&at=\d+$/,
  );
  const originCookies = (await context.cookies()).filter(({ name }) => name.startsWith("campaign_origin"));
  expect(originCookies.map(({ name, path }) => `${name} ${path}`).sort()).toEqual([
    "campaign_origin /api/v1/student/preSale/register",
    "campaign_origin_vn /api/v1/activity/abroad/create",
  ]);
});
