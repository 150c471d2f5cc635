import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { trialInput } from "../testing/provider/trial";
import { deskScreens } from "../lib/base/desk/screens";
import { toSchoolInput } from "./support/school-input";
import { desk, logIntoDesk } from "./support/desk";
import { separateListLanguages, bookClass, createClass, registerStudent } from "./support/desk-people";
import { expect, test } from "./support/test";
import { words } from "./support/words";
import { withId } from "../lib/base/paths";

const { people, bookings, trials } = desk;

const givePoints = async (page: Page, change: number, lastDay = "") => {
  await page.getByLabel(people.points.change).fill(String(change));
  await page.getByLabel(people.lots.lastDay).fill(lastDay);
  await page.getByLabel(people.points.reason).fill("Bank transfer of 3 May");
  await page.getByRole("button", { name: people.points.submit }).click();
};

test("an owner adds points that end and lets them end later; a student books with them and is moved", async ({
  page,
  baseURL,
}) => {
  const student = await registerStudent(page);
  await logIntoDesk(page, deskScreens.people.path);
  const other = `Beta ${randomUUID().slice(0, 8)}`;
  const [from, to] = [
    await createClass(page, "Alpha", separateListLanguages),
    await createClass(page, other, separateListLanguages),
  ];
  expect(await bookClass(page, student, from)).not.toBe(0);

  await page.getByLabel(people.search).fill(student.email);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("link", { name: student.name }).click();
  await expect(
    page.getByText(formatMessage(people.points.of, { count: 0 }, "en-US"), { exact: true }),
  ).toBeVisible();
  await givePoints(page, -5);
  await expect(page.getByLabel(people.points.change)).toHaveAttribute("aria-invalid", "true");
  await givePoints(page, 20, "2020-01-31");
  const lastDay = page.getByLabel(people.lots.lastDay);
  await expect(lastDay).toHaveAttribute("aria-invalid", "true");
  await givePoints(page, 20, "2090-03-03");
  await expect(
    page.getByText(formatMessage(people.points.of, { count: 20 }, "en-US"), { exact: true }),
  ).toBeVisible();
  const lot = page.getByRole("row").filter({ hasText: "20 of 20" });
  await expect(lot).toContainText("Mar 3, 2090");
  await lot.getByRole("button", { name: people.lots.change }).click();
  await lastDay.last().fill("2090-09-01");
  await page.getByLabel(people.lots.reason, { exact: true }).last().fill("Ill for half a year");
  await page.getByRole("button", { name: people.lots.submit }).click();
  await expect(lot).toContainText("Sep 1, 2090");
  expect(await bookClass(page, student, from)).toBe(0);

  await page.goto(withId(deskScreens.class.path, from));
  await page
    .getByRole("button", { name: formatMessage(bookings.move.of, { name: student.name }, "en-US") })
    .click();
  const dialog = page.getByRole("dialog");
  const target = dialog.getByLabel(bookings.move.to);
  await target.selectOption(String(to));
  await dialog.getByLabel(bookings.reason).fill("Works late on Tuesdays");
  await dialog.getByRole("button", { name: bookings.move.submit }).click();
  await expect(page.getByText(bookings.nobody)).toBeVisible();

  await page.goto(withId(deskScreens.class.path, to));
  await expect(page.getByText(bookings.transfers.movedBefore)).toBeVisible();
  await page.getByRole("link", { name: student.name }).click();
  await expect(page.getByText(bookings.ended.moved)).toBeVisible();

  await becomeStudent(page, student.token, baseURL);
  await page.goto("/account/student");
  const until = formatMessage(words("en-US").classPoints.byEnd.until, { date: "Sep 1, 2090" }, "en-US");
  await expect(page.getByText(until)).toBeVisible();
});

const becomeStudent = (page: Page, token: string, baseURL: string | undefined) =>
  page.context().addCookies([
    { name: "token", value: token, url: baseURL ?? "" },
    { name: "account_type", value: "student", url: baseURL ?? "" },
  ]);

test("a trial lesson goes from requested to done, and the student sees it", async ({ page, baseURL }) => {
  const student = await registerStudent(page);
  await page.request.post("/api/account/trial", {
    data: trialInput,
    headers: { authorization: `Bearer ${student.token}` },
  });
  await logIntoDesk(page, deskScreens.trials.path);
  const card = page.getByRole("article").filter({ hasText: student.name });
  await expect(card).toContainText(trials.wishes.goals.hsk);
  await expect(card.getByRole("link", { name: trialInput.contact })).toHaveAttribute("href", /zalo/);
  await page.getByLabel(trials.search).fill("nobody of this name");
  await expect(page.getByText(trials.noneFound)).toBeVisible();
  await page.getByLabel(trials.search).fill(student.name);
  await expect(card).toBeVisible();
  // Half an hour ago.
  await card.getByLabel(trials.when).fill(toSchoolInput(Date.now() - 1_800_000));
  await card.getByLabel(trials.teacher).selectOption({ index: 1 });
  await card.getByRole("button", { name: trials.arrange }).click();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: trials.states.arranged, exact: true }).click();
  await card.getByRole("button", { name: trials.held }).click();
  await expect(card).toBeHidden();
  await becomeStudent(page, student.token, baseURL);
  await page.goto("/account/student");
  const { held } = words("en-US").studentCentre.trial;
  await expect(page.getByText(formatMessage(held, { name: student.name }, "en-US"))).toBeVisible();
});
