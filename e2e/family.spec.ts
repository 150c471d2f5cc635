import { consentHeaders } from "../lib/base/contract/consent";
import { formatMessage } from "../lib/base/i18n/format-message";
import { answerDays } from "../lib/subjects/school/answer-days";
import { applyButton } from "./support/apply";
import { validPassword, logInByCall } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";
import { tickRegistration } from "./support/consent";

/* A parent and the children: one test, on desktop and phone. Rules and races are unit tests (lib/subjects/identity). */

const en = words("en-US");
const { trial, family, classesOf } = en.studentCentre;

test("a parent registers, adds a child, corrects its name and year, and requests the trial lesson", async ({
  page,
  complaints,
}, { project }) => {
  const email = `family-${project.name}@example.com`;
  await page.goto("/account/register");
  await page.getByRole("radio", { name: en.account.register.parent }).check();
  await expect(page.getByText(en.account.register.parentHint)).toBeVisible();
  await page.getByLabel(en.account.nickname).fill("Thu Trang");
  await page.getByLabel(en.account.email).fill(email);
  const password = page.getByLabel(en.account.password);
  await password.fill(validPassword);
  await page.getByRole("button", { name: en.account.showPassword }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await tickRegistration(page);
  await page.getByRole("button", { name: en.account.register.submit }).click();

  await page.waitForURL("**/account/student");
  await expect(
    page.getByText(formatMessage(en.studentCentre.welcome, { name: "Thu Trang" }, "en-US")),
  ).toBeVisible();
  await expect(page.getByText(trial.addFirst)).toBeVisible();
  const name = page.getByLabel(family.name);
  const year = page.getByLabel(family.year);
  await name.fill("Minh");
  await year.fill("-3");
  await page.getByRole("button", { name: family.submit }).click();
  await expect(year).toHaveAccessibleDescription(new RegExp(family.yearFormat.split("{")[0] ?? ""));
  await expect(year).toHaveValue("-3");
  await year.fill(String(new Date().getFullYear() - 11));
  await page.getByRole("button", { name: family.submit }).click();
  await expect(page.getByText(family.consentRequired)).toBeVisible();
  await page.getByRole("checkbox", { name: family.consent }).check();
  await page.getByRole("button", { name: family.submit }).click();
  await expect(page.getByText(formatMessage(family.added, { name: "Minh" }, "en-US"))).toBeVisible();
  await expect(
    page.getByRole("heading", { name: formatMessage(classesOf, { name: "Minh" }, "en-US"), exact: true }),
  ).toBeVisible();

  const correct = page.locator("summary", { hasText: family.correct });
  await correct.click();
  // The form of a student comes before the one for another student.
  await expect(page.getByLabel(family.name).first()).toHaveValue("Minh");
  await page.getByLabel(family.name).first().fill("Minh Anh");
  await page
    .getByLabel(family.year)
    .first()
    .fill(String(new Date().getFullYear() - 10));
  await page.getByRole("button", { name: family.save, exact: true }).click();
  await expect(page.getByText(formatMessage(family.saved, { name: "Minh Anh" }, "en-US"))).toBeVisible();
  await expect(correct).toBeFocused();
  await expect(
    page.getByRole("heading", { name: formatMessage(classesOf, { name: "Minh Anh" }, "en-US"), exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText(formatMessage(family.born, { year: new Date().getFullYear() - 10 }, "en-US")),
  ).toBeVisible();

  await page.getByRole("link", { name: trial.ask }).click();
  const { form, sent } = en.trialLesson;
  await page.getByRole("radio", { name: form.goals.school }).check();
  await page.getByRole("radio", { name: form.levels.beginner }).check();
  await page.getByRole("checkbox", { name: "Saturday" }).check();
  await page.getByRole("checkbox", { name: form.partNames.morning }).check();
  await page.getByRole("radio", { name: form.channels.email, exact: true }).check();
  await expect(page.getByLabel(form.contact.email, { exact: true }).last()).toHaveValue(email);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await page.goto("/account/student");
  await expect(
    page.getByText(formatMessage(trial.asked, { name: "Minh Anh", days: answerDays() }, "en-US")),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a parent chooses which child to apply for, and sees the class with that child", async ({
  page,
  complaints,
}, { project }) => {
  // Two classes of the demo, so that both kinds of device find an open one.
  const path = `/hot-sell/detail/${project.name === "mobile" ? 9 : 8}`;
  await logInByCall(page, "parent@example.com");
  await page.goto(path);
  const studentName = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: en.apply.student.title });
  await dialog.getByRole("radio", { name: "Gia Bảo" }).check();
  await dialog.getByRole("button", { name: en.apply.student.confirm }).click();
  await expect(
    page.getByText(formatMessage(en.apply.student.successFor, { name: "Gia Bảo" }, "en-US")),
  ).toBeVisible();
  await page.getByRole("link", { name: en.booked.other }).click();
  await applyButton(page).click();
  const bookedChild = dialog.getByRole("radio", {
    name: formatMessage(en.apply.student.has, { name: "Gia Bảo" }, "en-US"),
  });
  await expect(bookedChild).toBeDisabled();
  await page.goto("/account/student");
  const own = page.getByRole("article", { name: studentName });
  await expect(own.getByText(/^Booked on /)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a live class is saved with one press, appears in the centre, and is removed with another", async ({
  page,
}) => {
  await logInByCall(page, "student2@example.com");
  await page.goto("/live");
  const save = page.getByRole("button", { name: new RegExp(`^${en.live.save}:`) }).first();
  const title = ((await save.getAttribute("aria-label")) ?? "").slice(`${en.live.save}: `.length);
  await save.click();
  const saved = page.getByRole("button", { name: `${en.live.saved}: ${title}` });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await page.goto("/account/student");
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await saved.click();
  await expect(page.getByRole("article", { name: title }).getByRole("button")).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("the account's owner changes its name and password", async ({ page, request }, { project }) => {
  const email = `owner-${project.name}@example.com`;
  const response = await request.post("/api/account/register", {
    headers: consentHeaders("terms", "privacy"),
    data: { nickname: "An", email, password: validPassword, language: "en-US" },
  });
  expect(((await response.json()) as { code: number }).code).toBe(0);
  await logInByCall(page, email, validPassword);
  await page.goto("/account/settings");
  const { accountSettings: own } = en;
  await page.getByLabel(en.account.nickname).fill("Ngọc An");
  await page.getByRole("button", { name: own.name.submit }).click();
  await expect(page.getByText(own.name.done)).toBeVisible();
  await page.getByLabel(own.password.old).fill("not this one");
  await page.getByLabel(own.password.fresh).fill("battery staple");
  await page.getByRole("button", { name: own.password.submit }).click();
  await expect(page.getByLabel(own.password.old)).toHaveAccessibleDescription(/./);
  await page.getByLabel(own.password.old).fill(validPassword);
  await page.getByRole("button", { name: own.password.submit }).click();
  await expect(page.getByText(own.password.done)).toBeVisible();
  await page.goto("/account/student");
  await expect(
    page.getByText(formatMessage(en.studentCentre.welcome, { name: "Ngọc An" }, "en-US")),
  ).toBeVisible();
  const old = await request.post("/api/account/login", { data: { email, password: validPassword } });
  expect(((await old.json()) as { code: number }).code).toBe(4030);
});
