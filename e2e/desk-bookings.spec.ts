import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { deskScreens } from "../lib/base/desk/screens";
import { formatMessage } from "../lib/base/i18n/format-message";
import { desk, deskTextsOf, logIntoDesk } from "./support/desk";
import {
  addPoints,
  bookClass,
  createClass,
  joinWaitingList,
  openDashboard,
  registerStudent,
  separateListLanguages,
} from "./support/desk-people";
import { expect, test } from "./support/test";
import { words } from "./support/words";
import { withId } from "../lib/base/paths";
import { storyWidths } from "../testing/long-run";

/* A full class with a waiting list, worked from the desk, and the recording of one of its lessons. */

const { bookings, shell, recordings } = desk;
const messages = deskTextsOf("messages");
const { waitingList, book, cancel } = bookings;
const classPath = (id: number) => withId(deskScreens.class.path, id);
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Fills and sends the open dialog. */
async function sendDialog(page: Page, fields: Record<string, string>, submit: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

// A quick run makes each walk at one width.
for (const width of storyWidths(390))
  test(`at ${width} px staff reorder a waiting list, free a seat, book a student and export the list`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const students = [];
    for (const name of ["Anh", "Binh", "Chi"])
      students.push(await registerStudent(page, "", `${name} ${randomUUID().slice(0, 8)}`));
    const [anh, binh, chi] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]];
    await logIntoDesk(page, deskScreens.classes.path);
    const className = `Full ${randomUUID().slice(0, 8)}`;
    const id = await createClass(page, className, separateListLanguages, 1);
    for (const student of students) await addPoints(page, student, 10);
    expect(await bookClass(page, anh, id)).toBe(0);
    await joinWaitingList(page, binh, id);
    await joinWaitingList(page, chi, id);

    await page.getByLabel(bookings.search).fill(className);
    const counts = [
      formatMessage(bookings.of, { students: 1, capacity: 1 }, "en-US"),
      formatMessage(bookings.waitingCount, { count: 2 }, "en-US"),
    ].join(", ");
    await expect(page.getByRole("row").filter({ hasText: className })).toContainText(counts);
    await page.getByRole("link", { name: className }).click();
    const list = section(page, waitingList.title);
    await expect(list.getByRole("row").nth(1)).toContainText(binh.name);

    await list.getByRole("button", { name: waitingList.order }).click();
    // By keyboard: the focus stays on the button of the student who moves.
    const toFront = list.getByRole("button", {
      name: formatMessage(waitingList.frontOf, { name: chi.name }, "en-US"),
    });
    await toFront.focus();
    await page.keyboard.press("Enter");
    await expect(list.getByRole("listitem").first()).toContainText(chi.name);
    await expect(toFront).toBeFocused();
    await expect(list.getByRole("status")).toHaveText(
      formatMessage(waitingList.moved, { name: chi.name, place: 1 }, "en-US"),
    );
    await list.getByRole("button", { name: waitingList.save }).click();
    await expect(list.getByLabel(bookings.reason)).toHaveAttribute("aria-invalid", "true");
    await list.getByLabel(bookings.reason).fill("Her exam is in May");
    await list.getByRole("button", { name: waitingList.save }).click();
    await expect(list.getByRole("row").nth(1)).toContainText(chi.name);

    await page.getByRole("button", { name: formatMessage(cancel.of, { name: anh.name }, "en-US") }).click();
    await sendDialog(page, { [bookings.reason]: "Moves to Hanoi" }, cancel.submit);
    await expect(list.getByRole("row").nth(1)).toContainText(waitingList.states.held.split("{")[0]!.trim());
    await expect(list.getByRole("row").nth(1)).toContainText(chi.name);

    await page.getByRole("button", { name: book.do }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(book.search).fill(binh.email);
    await dialog.getByLabel(book.student, { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole("button", { name: book.submit, exact: true }).click();
    // The seat is held for another student.
    await expect(dialog.getByRole("alert")).toContainText("held");
    await dialog.getByRole("button", { name: shell.close }).click();

    await page.getByRole("button", { name: formatMessage(book.ofName, { name: chi.name }, "en-US") }).click();
    await sendDialog(page, { [book.note]: "Called on Monday" }, book.submit);
    const sitting = section(page, bookings.sitting);
    await expect(sitting.getByRole("row").nth(1)).toContainText(chi.name);
    await expect(sitting.getByRole("row").nth(1)).toContainText("Called on Monday");
    await expect(list.getByRole("row").nth(1)).toContainText(binh.name);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: bookings.export }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toContain(`${bookings.rosterStates.seat},"${chi.name}"`);
    expect(text).toContain(`${bookings.rosterStates.waiting},"${binh.name}"`);
    expect(text).toContain("Called on Monday");
    // A missing reason and a seat that is held are error responses, which browsers report.
    expect(complaints.filter((line) => !/status of 40[09]/.test(line))).toEqual([]);
  });

for (const width of storyWidths(1280))
  test(`at ${width} px a recording, a message and a canceled lesson reach only the class`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const [student, stranger] = [await registerStudent(page), await registerStudent(page)];
    await logIntoDesk(page, deskScreens.today.path);
    const className = `Recorded ${randomUUID().slice(0, 8)}`;
    const id = await createClass(page, className, separateListLanguages);
    const studentId = await addPoints(page, student, 10);
    expect(await bookClass(page, student, id)).toBe(0);

    await page.goto(deskScreens.today.path);
    await page.getByRole("link", { name: desk.today.unrecorded }).click();
    const lessons = page.getByRole("listitem").filter({ hasText: className });
    await expect(lessons).toHaveCount(2);
    const link = lessons.first().getByLabel(recordings.link);
    await link.fill("http://video.example/no-tls");
    await lessons.first().getByRole("button", { name: recordings.save }).click();
    await expect(link).toHaveAttribute("aria-invalid", "true");
    await link.fill("https://video.example/secret");
    await lessons.first().getByRole("button", { name: recordings.save }).click();
    await expect(lessons).toHaveCount(1);
    await page.getByLabel(recordings.show).selectOption("true");
    await expect(lessons.first().getByLabel(recordings.link)).toHaveValue("https://video.example/secret");

    // No mail is set up here: the family reads the message on its dashboard.
    const subject = `Books for ${className}`;
    await page.goto(deskScreens.messages.path);
    await page.locator("summary", { hasText: messages.compose.title }).click();
    await page.locator("#message-target").selectOption(String(id));
    await page.getByLabel(messages.compose.subject).first().fill(subject);
    await page.locator("#message-text-en-US").fill("Please bring https://books.example/one.");
    await page.getByRole("button", { name: messages.compose.preview, exact: true }).click();
    await page
      .getByRole("button", { name: formatMessage(messages.preview.send, { count: 1 }, "en-US") })
      .click();
    // The subject is on the page before, in the preview.
    await expect(page.getByText(messages.preview.sent)).toBeVisible();

    await page.goto(classPath(id));
    // The last lesson is the one ahead.
    const cancelOf = formatMessage(bookings.lessons.actions.cancelOf, { time: "" }, "en-US");
    await page.getByRole("button", { name: cancelOf }).last().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: bookings.lessons.next }).click();
    await dialog.getByRole("button", { name: bookings.lessons.submit.cancel, exact: true }).click();
    await expect(page.getByText(bookings.lessons.done.cancel)).toBeVisible();

    const { live, studentCentre, accountSettings } = words("en-US");
    const { records } = live;
    for (const [person, count] of [
      [student, 1],
      [stranger, 0],
    ] as const) {
      const context = await browser.newContext({ baseURL: baseURL!, viewport: { width, height: 844 } });
      const own = await context.newPage();
      await openDashboard(own, person, baseURL!);
      await expect(own.getByRole("heading", { level: 2 }).first()).toBeVisible();
      const summary = own.locator("summary", { hasText: records });
      await expect(summary).toHaveCount(count);
      if (count > 0) {
        await summary.click();
        await expect(own.locator('a[href="https://video.example/secret"]')).toBeVisible();
        const received = section(own, studentCentre.messages.title);
        await expect(received.getByRole("heading", { name: subject, exact: true })).toBeVisible();
        await expect(received.getByText(studentCentre.messages.new)).toBeVisible();
        await expect(received.getByRole("link", { name: "https://books.example/one" })).toBeVisible();
        const card = own.getByRole("article", { name: className });
        await expect(card).toContainText("10 class points are back in the account.");
        await expect(card).toContainText("The teacher is ill.");
        await own.goto("/account/settings");
        const choice = own.getByRole("switch", { name: accountSettings.advertising.label });
        await choice.click();
        await expect(own.getByText(accountSettings.advertising.off)).toBeVisible();
        await expect(choice).not.toBeChecked();
      } else {
        await expect(own.getByText(subject)).toHaveCount(0);
      }
      await context.close();
    }

    await page.goto(withId(deskScreens.person.path, studentId));
    const choice = page.getByRole("switch", { name: messages.advertisingChoice.label });
    await expect(choice).not.toBeChecked();
    await choice.click();
    await expect(page.getByText(messages.advertisingChoice.saved.on)).toBeVisible();
    await expect(choice).toBeChecked();
  });

test("a stale order is refused with the current list, and the reason stays", async ({ page }) => {
  const students = [];
  for (const name of ["Anh", "Binh", "Chi"])
    students.push(await registerStudent(page, "", `${name} ${randomUUID().slice(0, 8)}`));
  const [anh, binh, chi] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]];
  await logIntoDesk(page, deskScreens.classes.path);
  const id = await createClass(page, "Stale", separateListLanguages, 1);
  await addPoints(page, anh, 10);
  expect(await bookClass(page, anh, id)).toBe(0);
  await joinWaitingList(page, binh, id);
  await joinWaitingList(page, chi, id);
  await page.goto(classPath(id));
  const list = section(page, waitingList.title);
  await list.getByRole("button", { name: waitingList.order }).click();
  await list
    .getByRole("button", { name: formatMessage(waitingList.upOf, { name: chi.name }, "en-US") })
    .click();
  const late = await registerStudent(page, "", `Dung ${randomUUID().slice(0, 8)}`);
  await joinWaitingList(page, late, id);
  await list.getByLabel(bookings.reason).fill("Her exam is in May");
  await list.getByRole("button", { name: waitingList.save }).click();
  await expect(page.getByText(waitingList.meanwhile)).toBeVisible();
  await expect(list.getByRole("listitem")).toContainText([binh.name, chi.name, late.name]);
  await expect(list.getByLabel(bookings.reason)).toHaveValue("Her exam is in May");
  await list
    .getByRole("button", { name: formatMessage(waitingList.upOf, { name: late.name }, "en-US") })
    .click();
  await list.getByRole("button", { name: waitingList.save }).click();
  await expect(list.getByRole("row")).toContainText(["", binh.name, late.name, chi.name]);
});
