import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { storyWidths } from "../testing/long-run";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import {
  addPoints,
  bookClass,
  deskCall,
  registerStudent,
  separateListLanguages,
} from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { validPassword } from "./support/sign-in";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* A teacher's account from the invitation to its end. Rules, roles and races are unit tests (lib/subjects/teachers, lib/subjects/people). */

const { account, teacherCentre } = words("en-US");
const texts = deskTextsOf("teachers");
const hour = 3_600_000;

const createTeacher = async (page: Page, name: string): Promise<number> => {
  const { record } = await deskCall(page, "content/save", {
    ...{ kind: "teacher", version: 0, publish: "now" },
    fields: {
      nickname: { "en-US": name },
      avatar: "/art/teachers/1.svg",
      country: "CN",
      description: { "en-US": "Kind" },
      recommended: false,
    },
  });
  return record?.id ?? 0;
};

/** Creates a class with a lesson that is over and one a day ahead; two such classes overlap. @returns its id */
const createTaughtClass = async (page: Page, teacherId: number, name: string): Promise<number> => {
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const { record } = await deskCall(page, "content/save", {
    ...{ kind: "series", version: 0, publish: "now" },
    fields: {
      ...{ list: "recommended", languages: separateListLanguages, comboName: { "en-US": name } },
      ...{ description: { "en-US": "x" }, courseMode: "one-to-many", level: "HSK 1", teacherId },
      ...{ classPoint: 10, length: 60, capacity: 5, deadline: at(12), closed: false },
      lessons: [-3, 24].map((hours, index) => ({
        ...{ name: { "en-US": `${name} ${index + 1}` }, startsAt: at(hours), endsAt: at(hours + 1) },
      })),
    },
  });
  return record?.id ?? 0;
};

for (const width of storyWidths(390))
  test(`at ${width} px a teacher is invited, sees week and students, adds a recording, and loses access`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = randomUUID().slice(0, 6);
    const email = `teacher-${mark}@example.com`;
    const name = `Wei ${mark}`;
    const student = await registerStudent(page);
    await logIntoDesk(page);
    const teacherId = await createTeacher(page, name);
    const first = await createTaughtClass(page, teacherId, `Tea ${mark}`);
    await createTaughtClass(page, teacherId, `Ink ${mark}`);
    await addPoints(page, student, 20);
    expect(await bookClass(page, student, first)).toBe(0);

    const record = `/desk/content/record?kind=teacher&id=${teacherId}`;
    await page.goto(record);
    await expect(page.getByText(texts.none)).toBeVisible();
    await page.getByLabel(texts.email).fill(student.email);
    await page.getByRole("button", { name: texts.submit, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: /student or parent/ })).toBeVisible();
    await page.getByLabel(texts.email).fill(email);
    await page.getByRole("button", { name: texts.submit, exact: true }).click();
    const link = await page.getByLabel(formatMessage(texts.link, { email }, "en-US")).inputValue();
    await expect(page.getByRole("button", { name: texts.withdraw })).toBeVisible();

    const viewport = { width, height: 900 };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-US", viewport });
    const teacher = await context.newPage();
    await teacher.goto(link);
    await expect(
      teacher.getByText(formatMessage(account.teacherInvitation.for, { name, email }, "en-US")),
    ).toBeVisible();
    await checkPage(teacher, [width === 390 ? 360 : 1280]);
    await teacher.setViewportSize(viewport);
    await teacher.getByLabel(account.password, { exact: true }).fill("password12");
    await teacher.getByRole("button", { name: account.teacherInvitation.submit }).click();
    await expect(teacher.getByText(words("en-US").consent.privacyRequired)).toBeVisible();
    await teacher.locator("input[name=privacy]").check();
    await teacher.getByRole("button", { name: account.teacherInvitation.submit }).click();
    await expect(teacher.getByText(/easy to guess/)).toBeVisible();
    await teacher.getByLabel(account.password, { exact: true }).fill(validPassword);
    await expect(teacher.locator("input[name=privacy]")).toBeChecked();
    await teacher.getByRole("button", { name: account.teacherInvitation.submit }).click();
    await teacher.waitForURL("**/account/teacher");
    await expect(teacher.getByText(formatMessage(teacherCentre.hello, { name }, "en-US"))).toBeVisible();

    const week = teacher.getByRole("region", { name: teacherCentre.week.title });
    await expect(week.locator("[aria-current=date]")).toHaveCount(1);
    const lesson = week.getByRole("button", { name: `Tea ${mark} 2` });
    // Tomorrow may be in the next week.
    if (!(await lesson.isVisible()))
      await week.getByRole("button", { name: teacherCentre.week.next }).click();
    await lesson.focus();
    await teacher.keyboard.press("Enter");
    const dialog = teacher.getByRole("dialog");
    await expect(dialog.getByText(student.name)).toBeVisible();
    await expect(dialog).not.toContainText(student.email);
    await expect(dialog.getByText(teacherCentre.ahead.noRoom)).toBeVisible();
    await teacher.keyboard.press("Escape");
    await expect(lesson).toBeFocused();
    await week.getByRole("button", { name: teacherCentre.week.today }).click();

    const past = teacher
      .getByRole("region", { name: teacherCentre.recordings.title })
      .getByRole("article", { name: `Tea ${mark} 1` });
    await past.getByRole("button", { name: teacherCentre.recordings.add }).click();
    const field = past.getByLabel(teacherCentre.recordings.label);
    await field.fill("http://films.example/1");
    await past.getByRole("button", { name: teacherCentre.recordings.submit }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("https://films.example/1");
    await past.getByRole("button", { name: teacherCentre.recordings.submit }).click();
    await expect(past.getByText(teacherCentre.recordings.has)).toBeVisible();
    const overflow = await teacher.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // The used link leads to the login.
    await teacher.goto("about:blank");
    await teacher.goto(link);
    await expect(teacher.getByText(/already used or withdrawn/)).toBeVisible();

    await page.reload();
    await page.getByRole("button", { name: texts.end }).click();
    await page.getByRole("dialog").getByRole("button", { name: texts.end }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
    await teacher.goto("/account/teacher");
    await expect(teacher.getByRole("link", { name: account.login.title }).first()).toBeVisible();
    // The browser reports the refused invitation.
    expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
    await context.close();
  });

test("another member who is logged in sees whom the invitation is for, and must log out", async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 6);
  const email = `teacher-${mark}@example.com`;
  await logIntoDesk(page);
  const id = await createTeacher(page, `Wei ${mark}`);
  const { link } = await deskCall(page, "teachers/invite", { id, email, language: "en-US" });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-US" });
  const other = await context.newPage();
  const { token } = await registerStudent(other);
  await context.addCookies([
    { name: "token", value: token, url: baseURL ?? "" },
    { name: "account_type", value: "student", url: baseURL ?? "" },
  ]);
  await other.goto(link);
  await expect(
    other.getByText(formatMessage(account.teacherInvitation.other, { email }, "en-US")),
  ).toBeVisible();
  await expect(other.getByLabel(account.password, { exact: true })).toHaveCount(0);
  await other.getByRole("button", { name: words("en-US").header.exit }).click();
  await other.getByLabel(account.password, { exact: true }).fill(validPassword);
  await other.locator("input[name=privacy]").check();
  await other.getByRole("button", { name: account.teacherInvitation.submit }).click();
  await other.waitForURL("**/account/teacher");
  await context.close();
});
