import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { deskScreens } from "../lib/base/desk/screens";
import { formatMessage } from "../lib/base/i18n/format-message";
import { withId } from "../lib/base/paths";
import { storyWidths } from "../testing/long-run";
import { schoolDay } from "../lib/subjects/school/school-time";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { toSchoolInput } from "./support/school-input";
import { serveMovedTime } from "./support/server-time";
import { demoPassword, validPassword } from "./support/sign-in";
import { startSite, type Site } from "./support/site-process";
import { expect, suppressAdvert, test } from "./support/test";
import { words } from "./support/words";

/*
 * "A month" of docs/run-your-school.md on a site of its own, whose clock the test moves: a small group from the import to
 * its last lesson. Rules, roles, races and languages are unit tests.
 */

const imports = deskTextsOf("imports");
const calendar = deskTextsOf("calendar");
const messages = deskTextsOf("messages");
const bookings = deskTextsOf("bookings");
const { points } = deskTextsOf("people");
const { kinds } = deskTextsOf("notifications");
const hours = deskTextsOf("hours");
const attendance = deskTextsOf("attendance");
const trials = deskTextsOf("trials");
const dayMs = 86_400_000;
const phone = { width: 390, height: 800 };

const format = (text: string, values: Record<string, string | number>) =>
  formatMessage(text, values, "en-US");

/** The clock of a site, which follows the server's. */
function createClock(site: Site) {
  let movedMs = 0;
  const read = () => Date.now() + movedMs;
  return {
    read,
    moveTo: async (at: number) => {
      const ms = at - read();
      await site.passTime(ms);
      movedMs += ms;
    },
  };
}
type Clock = ReturnType<typeof createClock>;

/** Opens the site as a person with a phone. */
async function openPhone(browser: Browser, { address }: Site, clock: Clock, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale, viewport: phone });
  const page = await context.newPage();
  await suppressAdvert(page);
  await serveMovedTime(page, clock.read);
  return page;
}

/** Logs in by call, as after the login form. */
async function logIn(page: Page, email: string, password: string): Promise<void> {
  const response = await page.request.post("/api/account/login", { data: { email, password } });
  const { data } = (await response.json()) as { data: { token: string; account_type: string } };
  const { origin } = new URL(response.url());
  await page.context().addCookies([
    { name: "token", value: data.token, url: origin },
    { name: "account_type", value: data.account_type, url: origin },
  ]);
}

const toCsv = (name: string, rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.join("\n")),
});

/** Chooses a file on the import screen, checks and imports it. */
async function importFile(page: Page, file: ReturnType<typeof toCsv>, run: string): Promise<void> {
  await page.getByLabel(imports.file, { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: imports.check }).click();
  await page.getByRole("button", { name: run }).click();
}

/** Ticks the message of a kind to a family as sent by hand. @returns its text */
async function sendByHand(page: Page, name: string, kind: string): Promise<string> {
  await page.goto(new URL(page.url()).origin + deskScreens.messages.path);
  const card = page.getByRole("article").filter({ hasText: name }).filter({ hasText: kind }).first();
  const text = await card.getByRole("group", { name: format(messages.toSend.textOf, { name }) }).innerText();
  await card.getByRole("button", { name: format(messages.toSend.sentOf, { name, kind }) }).click();
  await expect(page.getByText(messages.toSend.doneSent)).toBeVisible();
  return text;
}

/** Changes the n-th lesson of the open class page in two steps. */
async function changeLesson(
  page: Page,
  action: "move" | "cancel" | "substitute",
  number: number,
  act: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
): Promise<void> {
  const { lessons } = bookings;
  const label = lessons.actions[`${action}Of`].split("{time}")[0]!;
  await page.getByRole("button", { name: label }).nth(number).click();
  const dialog = page.getByRole("dialog");
  await act(dialog);
  await dialog.getByRole("button", { name: lessons.submit[action] }).click();
  await expect(page.getByText(lessons.done[action])).toBeVisible();
}

for (const width of storyWidths(390))
  test(`at ${width} px: a term of a small group from import to last lesson`, async ({ page, browser }) => {
    const site = await startSite({ DEMO_SEASONS: "false", RATE_LIMIT_FACTOR: "1000" });
    const clock = createClock(site);
    try {
      await page.setViewportSize({ width, height: 900 });
      await serveMovedTime(page, clock.read);
      const start = Math.floor(Date.now() / dayMs) * dayMs;
      /** At an hour when no demo class is. */
      const lessonAt = (week: number) => start + (3 + 7 * week) * dayMs + 18 * 3_600_000;
      const openDesk = (path: string) => logIntoDesk(page, site.address + path);

      // The term begins: families come in, once with a mistake that is undone, with their class points.
      await openDesk(deskScreens.importPeople.path);
      const families = toCsv("families.csv", [
        "Parent;Student;Email;Phone;Language",
        "Lan;An;lan@example.com;0912 345 678;vi",
        "Lan;Binh;lan@example.com;;",
        "Hoa;Giang;;0987 654 321;vi",
      ]);
      const runFamilies = format(imports.of.families.run, { count: 2 });
      await page.locator("#import-language").selectOption("vi-VN");
      await importFile(page, families, runFamilies);
      await page.getByRole("button", { name: imports.undo }).click();
      await page.getByRole("dialog").getByRole("button", { name: imports.undo }).click();
      await expect(page.getByText(format(imports.of.families.undone, { count: 2 }))).toBeVisible();
      await importFile(page, families, runFamilies);
      await expect(page.getByText(format(imports.of.families.done, { count: 2 }))).toBeVisible();
      await page.getByLabel(imports.of.balances.name).check();
      await expect(page.getByRole("button", { name: imports.check })).toBeEnabled();
      const balances = toCsv("points.csv", [
        "Phone;Points;Reason",
        "0912345678;200;Term",
        "0987654321;100;Term",
      ]);
      await importFile(page, balances, format(imports.of.balances.run, { count: 2 }));
      await expect(page.getByText(format(imports.of.balances.done, { count: 2 }))).toBeVisible();
      const { invitations } = imports;
      await page.getByRole("button", { name: format(invitations.submit, { count: 2 }) }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(invitations.confirmByHand)).toBeVisible();
      await dialog.getByRole("button", { name: format(invitations.submit, { count: 2 }) }).click();
      const links = (await page.getByLabel(invitations.links).inputValue()).split("\n");
      const link = links.find((line) => line.startsWith("Lan"))?.split("\t")[2] ?? "";

      const vi = words("vi-VN");
      const family = await openPhone(browser, site, clock, "vi-VN");
      await family.goto(link);
      await family.getByLabel(vi.account.password, { exact: true }).fill(validPassword);
      for (const name of ["consent", "terms", "privacy"]) await family.locator(`input[name=${name}]`).check();
      await family.getByRole("button", { name: vi.account.familyInvitation.submit }).click();
      await family.waitForURL("**/account/student");

      const { teachers } = await deskCall(page, "messages/groups", {});
      const idOf = (name: string) => teachers.find((one) => one.name === name)?.id ?? 0;
      const { record } = await deskCall(page, "content/save", {
        ...{ kind: "series", version: 0, publish: "now" },
        fields: {
          ...{ list: "preSale", languages: ["zh-TW"], comboName: { "en-US": "Small group" }, length: 60 },
          ...{ description: { "en-US": "x" }, courseMode: "one-to-many", level: "HSK 1", capacity: 4 },
          ...{ teacherId: idOf("Lin Yue"), classPoint: 50, closed: false },
          deadline: new Date(lessonAt(0) - 3_600_000).toISOString(),
          lessons: [0, 1, 2, 3, 4].map((week) => ({
            name: { "en-US": `Lesson ${week + 1}` },
            startsAt: new Date(lessonAt(week)).toISOString(),
            endsAt: new Date(lessonAt(week) + 3_600_000).toISOString(),
          })),
        },
      });
      const classId = record?.id ?? 0;
      const classPage = withId(deskScreens.class.path, classId);
      for (const text of ["An", "Binh", "Giang"]) {
        const found = await deskCall(page, "bookings/students", { class_id: classId, text });
        const student = found.students.find(({ name }) => name === text);
        await deskCall(page, "bookings/book", {
          ...{ class_id: classId, student_id: student?.id ?? 0, paid: true, note: "", pass_over: "" },
          key: randomUUID(),
        });
      }

      // Tet comes: the fourth lesson moves to the first free week after the last.
      await page.goto(site.address + deskScreens.calendar.path);
      const tet = schoolDay(new Date(lessonAt(3)));
      await page.getByLabel(calendar.first, { exact: true }).fill(tet);
      await page.getByLabel(calendar.name, { exact: true }).fill("Tet");
      await page.getByRole("button", { name: calendar.save, exact: true }).click();
      await page.getByRole("button", { name: /^Move (\d+ lesson|all)/ }).click();
      await dialog.getByRole("button", { name: /^Move (\d+ lesson|all)/ }).click();
      await expect(page.getByText(/lessons? moved\./)).toBeVisible();
      const planned = await deskCall(page, "lessons/of-class", { class_id: classId });
      const starts = [0, 1, 2, 4, 5].map((week) => new Date(lessonAt(week)).toISOString());
      expect(planned.lessons.map(({ starts_at: at }) => at)).toEqual(starts);
      expect(await sendByHand(page, "Hoa", kinds.class.changed)).toContain("Tet");

      // The demo's trial lesson is an hour before the first lesson.
      const [trial] = (await deskCall(page, "trials/list", { state: "arranged" })).trials;
      await deskCall(page, "trials/change", {
        ...{ id: trial?.id ?? 0, revision: trial?.revision ?? 0, to: "arranged" },
        ...{ teacher_id: idOf("Lin Yue"), starts_at: new Date(lessonAt(0) - 3_600_000).toISOString() },
      });

      // The first lesson: the teacher marks it on a phone, and the family of the absent student is notified.
      await clock.moveTo(lessonAt(0) + 300_000);
      const teacher = await openPhone(browser, site, clock, "en-US");
      await logIn(teacher, "teacher@example.com", demoPassword);
      await teacher.goto("/account/teacher");
      const card = teacher
        .getByRole("article")
        .filter({ hasText: "Small group" })
        .filter({ hasText: "Lesson 1" });
      const marks = words("en-US").attendance;
      const mark = (name: string, state: keyof typeof marks.states) =>
        card.getByRole("group", { name }).getByLabel(marks.states[state]).check();
      await mark("Binh", "absent");
      await mark("Giang", "late");
      await card.getByRole("button", { name: marks.save }).click();
      await expect(card.getByText(`${marks.states.absent} 1`)).toBeVisible();
      // The trial lesson, too: the teacher marks its student as absent, then staff correct it.
      const trialCard = teacher
        .getByRole("article")
        .filter({ hasText: words("en-US").teacherCentre.ahead.trial })
        .filter({ has: teacher.getByRole("group") });
      await trialCard.getByRole("group").getByLabel(marks.states.absent).check();
      await trialCard.getByRole("button", { name: marks.save }).click();
      await expect(trialCard.getByText(`${marks.states.absent} 1`)).toBeVisible();
      // A mistake can be corrected for a while, before the notice goes out.
      await clock.moveTo(lessonAt(0) + 3_900_000);
      await openDesk(deskScreens.messages.path);
      expect(await sendByHand(page, "Lan", kinds.lesson.missed)).toContain("Binh");

      await page.goto(site.address + deskScreens.trials.path);
      await page.getByRole("button", { name: trials.states.missed, exact: true }).click();
      const missedTrial = page.getByRole("article").filter({ hasText: trial?.student.name ?? "" });
      await expect(missedTrial.getByText(attendance.states.absent)).toBeVisible();
      await missedTrial.getByRole("button", { name: trials.held, exact: true }).click();
      await expect(page.getByText(trials.done.held)).toBeVisible();
      await teacher.reload();
      await expect(trialCard.getByText(`${marks.states.present} 1`)).toBeVisible();

      // The teacher is ill in the second week, and a family cannot come.
      await page.goto(site.address + classPage);
      await changeLesson(page, "substitute", 1, async (form) => {
        await form.getByLabel(bookings.lessons.columns.teacher).selectOption({ label: "Zhou Mingyuan" });
        await form.getByRole("button", { name: bookings.lessons.next }).click();
        await expect(form.getByText(format(bookings.lessons.families, { count: 2 }))).toBeVisible();
      });
      expect(await sendByHand(page, "Lan", kinds.lesson.changed)).toContain("Zhou Mingyuan");
      await logIn(family, "lan@example.com", validPassword);
      await family.goto("/account/student");
      await family.getByRole("button", { name: vi.attendance.excuse }).first().click();
      await expect(family.getByText(vi.attendance.states.excused).first()).toBeVisible();
      await teacher.reload();
      await expect(teacher.getByText("Lesson 2")).toHaveCount(0);

      // A message to the class goes out by hand, since mail is not set up.
      await page.goto(site.address + deskScreens.messages.path);
      await page.getByText(messages.compose.title).click();
      await page.locator("#message-target").selectOption({ label: "Small group (3)" });
      await page.locator("#message-subject-en-US").fill("Books");
      await page.locator("#message-text-en-US").fill("Please bring the red book.");
      await page.getByRole("button", { name: messages.compose.preview }).click();
      await expect(page.getByText(format(messages.preview.hand, { count: 2 }))).toBeVisible();
      await page.getByRole("button", { name: format(messages.preview.send, { count: 2 }) }).click();
      await expect(page.getByText(messages.preview.sent)).toBeVisible();
      expect(await sendByHand(page, "Hoa", kinds.message.sent)).toContain("red book");

      // After the second lesson, staff mark it for the substitute, and make up for what was missed.
      await clock.moveTo(lessonAt(1) + 2 * 3_600_000);
      await openDesk(classPage);
      await page.locator("summary").filter({ hasText: "Lesson 2" }).click();
      await page.getByRole("button", { name: attendance.save }).click();
      await expect(page.getByText(attendance.saved)).toBeVisible();
      await page.getByRole("link", { name: /^Give (An|Binh) class points/ }).click();
      await page.getByLabel(points.change).fill("5");
      await page.getByLabel(points.reason, { exact: true }).fill("Missed lesson 2");
      await page.getByRole("button", { name: points.submit }).click();
      await expect(page.getByText(format(points.done, { balance: 105 }))).toBeVisible();

      // The third lesson is canceled: its share goes back.
      await page.goto(site.address + classPage);
      await changeLesson(page, "cancel", 2, async (form) => {
        await form.getByLabel(bookings.lessons.insteads.points).check();
        await form.getByRole("button", { name: bookings.lessons.next }).click();
        await expect(form.getByText(format(bookings.lessons.back, { points: 20 }))).toBeVisible();
      });
      // Of two messages to a family, the older comes first: about the substitute.
      for (const lesson of ["Lesson 2", "Lesson 3"])
        expect(await sendByHand(page, "Hoa", kinds.lesson.changed)).toContain(lesson);

      // The last lesson moves by a day.
      const lastStart = lessonAt(5) + dayMs;
      await page.goto(site.address + classPage);
      await changeLesson(page, "move", 3, async (form) => {
        await form.getByLabel(bookings.lessons.newTime).fill(toSchoolInput(lastStart));
        await form.getByRole("button", { name: bookings.lessons.next }).click();
        await expect(form.getByText(format(bookings.lessons.families, { count: 2 }))).toBeVisible();
      });

      // After the last lesson, what was paid was held or given back.
      await clock.moveTo(lastStart + 2 * 3_600_000);
      await openDesk(classPage);
      const {
        points: sums,
        lessons,
        canceled,
      } = await deskCall(page, "lessons/of-class", { class_id: classId });
      expect(sums).toEqual({ paid: 150, held: 120, ahead: 0, given_back: 30 });
      expect([lessons.length, canceled.length]).toEqual([4, 1]);
      const { lessons: missing } = await deskCall(page, "attendance/missing", {});
      expect(missing.map(({ lesson_name: name }) => name)).toContain("Lesson 5");

      // The month ends: the substitute's hours.
      await page.goto(site.address + deskScreens.hours.path);
      await page.getByLabel(hours.month).selectOption(toSchoolInput(lessonAt(1)).slice(0, 7));
      const row = page.getByRole("row").filter({ hasText: "Zhou Mingyuan" });
      await expect(row.filter({ hasText: format(hours.takenOver, { count: 1 }) })).toBeVisible();
      await family.context().close();
      await teacher.context().close();
    } finally {
      await site.stop();
    }
  });
