import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paymentText } from "../lib/subjects/school/charges";
import { formatMessage } from "../lib/base/i18n/format-message";
import { hydratePage } from "./support/settled";
import { logInByCall, submitLogin } from "./support/sign-in";
import { applyButton, chooseRegion } from "./support/apply";
import { expect, openInLanguage, openLanguages, openMenu, test } from "./support/test";
import { words } from "./support/words";
import { tickConsent } from "./support/consent";

const en = words("en-US");
const { visitor, student, state } = en.apply;
const registerCall = "**/api/v1/student/preSale/register";

async function openForm(page: Page, path = "/hot-sell/detail/1") {
  await openInLanguage(page, "en-US", path);
  await hydratePage(page);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: visitor.title });
  await expect(dialog.getByLabel(visitor.nickname)).toBeVisible();
  return dialog;
}

test.describe("a visitor", () => {
  test(
    "sees beside each field what is missing, in the words of the specification",
    { tag: "@phone" },
    async ({ page }) => {
      const dialog = await openForm(page);
      await dialog.getByRole("button", { name: visitor.submit }).click();
      await expect(dialog.getByLabel(visitor.nickname)).toHaveAccessibleDescription(
        `nickname cannot be empty ${visitor.help.nickname}`,
      );
      await expect(dialog.getByLabel(visitor.nickname)).toBeFocused();
      await expect(dialog.getByRole("combobox")).toHaveAccessibleDescription(
        `country not selected ${visitor.help.region}`,
      );
      await expect(dialog.getByLabel(visitor.phone)).toHaveAccessibleDescription(/phone cannot be empty/);
      await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toHaveText("nickname cannot be empty");
      const box = dialog.getByRole("checkbox");
      await expect(box).toHaveAccessibleDescription(en.consent.privacyRequired);
      await box.check();
      await expect(box).not.toHaveAttribute("aria-invalid");
    },
  );

  test("sees an error when the form cannot be loaded, loses nothing on the page, and gets the form on a retry", async ({
    page,
  }) => {
    await openInLanguage(page, "en-US", "/hot-sell/detail/1");
    await hydratePage(page);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await applyButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: en.notStarted.text })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unrouteAll();
    await applyButton(page).click();
    await expect(page.getByRole("dialog").getByLabel(visitor.nickname)).toBeVisible();
  });

  test("finds the region, pastes a number and submits, using only the keyboard", async ({ page }) => {
    await openInLanguage(page, "en-US", "/hot-sell/detail/1");
    await hydratePage(page);
    await applyButton(page).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: visitor.title });
    await dialog.getByLabel(visitor.nickname).focus();
    await page.keyboard.type("Ngọc Anh");
    await page.keyboard.press("Tab");
    await page.keyboard.type("越南");
    await expect(dialog.getByRole("option")).toHaveText(["Vietnam +84"]);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox")).toHaveValue("Vietnam +84");
    await page.keyboard.press("Tab");
    await page.keyboard.type("+84 091 234 5678");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("checkbox")).toBeChecked();
    const sent = page.waitForRequest(registerCall);
    await page.keyboard.press("Enter");
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({
      id: 1,
      name: "Ngọc Anh",
      region: "VN",
      phone: "84-912345678",
    });
    expect(request.headers()["idempotency-key"]).toBeTruthy();
    expect(request.headers()["x-consent"]).toBe("privacy");
    expect(((await (await request.response())?.json()) as { code: number }).code).toBe(0);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("status").getByText(visitor.success)).toBeVisible();
    await expect(applyButton(page)).toBeFocused();
    // The confirmation is shown again, also after leaving the page.
    await page.reload();
    await hydratePage(page);
    await applyButton(page).click();
    await expect(dialog.getByText(visitor.already.split("{")[0] ?? "")).toBeVisible();
  });

  test("Esc closes the list first, and only then the dialog; blanks, an invalid number and a long name show errors, and the input stays", async ({
    page,
  }) => {
    const dialog = await openForm(page);
    await dialog.getByRole("combobox").fill("+1809");
    await expect(dialog.getByRole("option")).toHaveText(["Dominican Republic +1809"]);
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("option")).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await applyButton(page).click();
    const long = "长".repeat(10_000);
    await dialog.getByLabel(visitor.nickname).fill(long);
    await chooseRegion(dialog, "vietnam");
    await dialog.getByLabel(visitor.phone).fill("123");
    await tickConsent(dialog);
    await dialog.getByRole("button", { name: visitor.submit }).click();
    await expect(dialog.getByLabel(visitor.nickname)).toHaveAccessibleDescription(visitor.errors.long);
    await dialog.getByLabel(visitor.nickname).fill("<b>🎉 שלום</b>");
    await dialog.getByRole("button", { name: visitor.submit }).click();
    await expect(dialog.getByLabel(visitor.phone)).toHaveAccessibleDescription(
      new RegExp(visitor.errors.wrongPhone),
    );
    await expect(dialog.getByLabel(visitor.phone)).toHaveValue("123");
    for (const blanks of [" ", "\t ", "\u3000"]) {
      await dialog.getByLabel(visitor.phone).fill(blanks);
      await dialog.getByRole("button", { name: visitor.submit }).click();
      await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toHaveText("phone cannot be empty");
      await dialog.getByLabel(visitor.phone).fill("123");
    }
  });

  test("a failing call shows an error, keeps the input, and a retry succeeds", async ({ page }) => {
    const dialog = await openForm(page);
    await dialog.getByLabel(visitor.nickname).fill("Lan");
    await chooseRegion(dialog, "vietnam");
    await dialog.getByLabel(visitor.phone).fill("0912345678");
    await tickConsent(dialog);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("preSale/register")) keys.push(request.headers()["idempotency-key"]);
    });
    await page.route(registerCall, (route) => route.abort());
    await dialog.getByRole("button", { name: visitor.submit }).click();
    await expect(dialog.getByRole("alert").getByText(en.apply.failed)).toBeVisible();
    await expect(dialog.getByLabel(visitor.nickname)).toHaveValue("Lan");
    await page.unroute(registerCall);
    await dialog.getByRole("button", { name: visitor.submit }).click();
    await expect(dialog).toBeHidden();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("a half-filled form survives a language change", { tag: "@phone" }, async ({ page, isMobile }) => {
    const dialog = await openForm(page);
    await dialog.getByLabel(visitor.nickname).fill("Lan");
    await chooseRegion(dialog, "vietnam");
    await page.keyboard.press("Escape");
    if (isMobile) await openMenu(page);
    await openLanguages(page, "en-US");
    await page.getByRole("link", { name: "한국어" }).locator("visible=true").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
    await hydratePage(page);
    const ko = words("ko-KR").apply.visitor;
    await applyButton(page).click();
    await expect(page.getByLabel(ko.nickname)).toHaveValue("Lan");
    await expect(page.getByRole("combobox")).toHaveValue("베트남 +84");
  });
});

test("an existing student is sent to the login and returns to the class's confirmation", async ({
  page,
  isMobile,
}) => {
  const form = await openForm(page);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "none";
  await expect(form.getByText(name, { exact: true })).toBeVisible();
  await form.getByRole("link", { name: visitor.member }).click();
  const ask = page.getByRole("dialog", { name: en.loginNeeded.title });
  await ask.getByRole("link", { name: en.loginNeeded.login }).click();
  await submitLogin(page, isMobile ? "student2@example.com" : "student@example.com");
  const dialog = page.getByRole("dialog", { name: student.title });
  await expect(dialog).toContainText(name);
  await expect(dialog.getByRole("listitem")).toHaveText([
    en.rules.refund.none,
    en.rules.fixed,
    /two lessons of a series class, you can ask once/,
    en.rules.booking.no,
  ]);
  await expect(page).toHaveURL(/\/hot-sell\/detail\/1$/);
  // Only once: a student who has read it does not see it again.
  await dialog.getByRole("button", { name: student.cancel }).click();
  await page.reload();
  await expect(applyButton(page)).toContainText(state.open);
  await expect(dialog).toBeHidden();
  // Back leads past the login page, which redirects signed-in users.
  await page.goto("/account/login?redirect=/class");
  await page.waitForURL("**/class");
});

test.describe("a student", () => {
  // Two students of one parent, so that the two browsers do not compete for one seat.
  const emailOf = (isMobile: boolean) => (isMobile ? "student2@example.com" : "student@example.com");

  test(
    "confirms the points, gets a ticket, and finds the class applied for on the way back",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      const { token } = await logInByCall(page, emailOf(isMobile));
      await openInLanguage(page, "en-US", "/hot-sell");
      const card = page.getByRole("article", { name: "Pinyin: first steps, live" });
      const button = applyButton(card);
      await expect(button).toContainText(state.open);
      const readSeatsTaken = async () => Number(/(\d+)\/\d+$/.exec((await button.textContent()) ?? "")?.[1]);
      const seatsTaken = await readSeatsTaken();
      await button.click();
      const dialog = page.getByRole("dialog", { name: student.title });
      const amounts = dialog.locator("dl", { hasText: student.before }).locator("dd");
      await expect(amounts).toHaveCount(3);
      const [before, cost, after] = (await amounts.allTextContents()).map((text) =>
        Number(text.replace("−", "-")),
      );
      expect(cost).toBe(-24);
      expect(after).toBe((before ?? 0) - 24);
      const sent = page.waitForRequest("**/api/v1/student/pre_sal/registration");
      await dialog.getByRole("button", { name: student.confirm }).click();
      expect((await sent).headers()["idempotency-key"]).toBeTruthy();
      await expect(page).toHaveURL(/\/hot-sell\/booked\/\d+$/);
      await expect(page.getByRole("status").getByText(student.success)).toBeVisible();
      await expect(page.getByRole("status").getByText(en.booked.yours)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pinyin: first steps, live");
      await test.step("the ticket has a calendar of all lessons", async () => {
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: en.booked.calendar }).click();
        const file = await readFile(await (await download).path(), "utf8");
        expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(12);
      });
      await page.reload();
      await expect(page.getByRole("status").getByText(en.booked.yours)).toBeVisible();
      await expect(page.getByRole("status").getByText(student.success)).toHaveCount(0);
      await page.goBack();
      await expect(button).toContainText(state.applied);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      expect(await readSeatsTaken()).toBeGreaterThan(seatsTaken);
      const response = await page.request.post("/api/v1/student/search/pre_sales", {
        headers: { authorization: `Bearer ${token}` },
        data: { page: 1, per_page: 100 },
      });
      const { data } = (await response.json()) as {
        data: { list: { class_point: number; is_apply: boolean }[] };
      };
      expect(data.list.find((one) => one.class_point === 24)?.is_apply).toBe(true);
      await page.reload();
      await expect(button).toContainText(state.applied);
    },
  );

  test("with too few points sees how many are missing and how to get more", async ({ page, isMobile }) => {
    await logInByCall(page, emailOf(isMobile));
    await openInLanguage(page, "en-US", "/hot-sell");
    const card = page.getByRole("article", { name: "HSK 5 with your own teacher" });
    await applyButton(card).click();
    const dialog = page.getByRole("dialog", { name: student.title });
    await expect(dialog.getByRole("alert")).toHaveText(/^Class points you still need: \d+\.$/);
    await expect(dialog.getByRole("button", { name: student.confirm })).toHaveCount(0);
    await expect(
      dialog.getByText(formatMessage(en.classPoints.text, { payment: paymentText("en-US") }, "en-US")),
    ).toBeVisible();
    await dialog.getByRole("link", { name: en.classPoints.ask }).click();
    await expect(page.getByRole("dialog", { name: en.consult.title })).toBeVisible();
  });

  test("never sees a wrong booking state while it loads or after it fails to load", async ({
    page,
    isMobile,
  }) => {
    await logInByCall(page, emailOf(isMobile));
    await page.route("**/api/v1/student/search/**", (route) => route.abort());
    await openInLanguage(page, "en-US", "/hot-sell/detail/1");
    const retry = page.getByRole("button", { name: en.notice.retry });
    await expect(retry).toBeVisible();
    await expect(applyButton(page)).toHaveCount(0);
    await page.unroute("**/api/v1/student/search/**");
    await retry.click();
    await expect(applyButton(page)).toContainText(/\d+\/\d+/);
  });

  test("an expired login leads to the login page", { tag: "@phone" }, async ({ page, isMobile }) => {
    await logInByCall(page, emailOf(isMobile));
    await openInLanguage(page, "en-US", "/hot-sell/detail/2");
    await expect(applyButton(page)).toContainText(/\d+\/\d+/);
    await hydratePage(page);
    await page.route("**/accounts/profile*", (route) => route.fulfill({ json: { code: 4200, message: "" } }));
    await page.goto("/hot-sell/detail/1");
    await expect(page.getByRole("banner").getByRole("link", { name: en.header.register })).toBeVisible();
  });

  test("sees why the button is disabled", async ({ page, isMobile }) => {
    await logInByCall(page, emailOf(isMobile));
    let change = {};
    await page.route("**/api/v1/student/search/pre_sales", async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { list: object[] } };
      const openClass = { is_apply: false, students: 0, class_capacity: 9, deadline: "2099-01-01T00:00:00Z" };
      json.data.list = json.data.list.map((one) => ({ ...one, ...openClass, ...change }));
      await route.fulfill({ json });
    });
    for (const [reason, reasonChange] of [
      ["applied", { is_apply: true }],
      ["full", { students: 9, class_capacity: 9 }],
      ["closed", { deadline: "2020-01-01T00:00:00Z" }],
    ] as const) {
      change = reasonChange;
      await openInLanguage(page, "en-US", "/hot-sell/detail/1");
      await expect(applyButton(page)).toContainText(state[reason]);
      await expect(applyButton(page)).toHaveAttribute("aria-disabled", "true");
      await applyButton(page).click({ force: true });
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
