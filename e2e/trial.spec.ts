import { formatMessage } from "../lib/base/i18n/format-message";
import { deskRefusalMessages } from "../lib/base/desk/refusals";
import { deskScreens } from "../lib/base/desk/screens";
import { refusalWords } from "../lib/engines/calls/refusals";
import { classroomPath } from "../lib/base/paths";
import { answerDays } from "../lib/subjects/school/answer-days";
import { storyWidths } from "../testing/long-run";
import { toSchoolInput } from "./support/school-input";
import { desk, logIntoDesk } from "./support/desk";
import {
  createClass,
  deskCall,
  registerStudent,
  openDashboard,
  separateListLanguages,
} from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* One free trial lesson, from the request to the lesson; rules, roles and races are unit tests (trial-lessons.test.ts). */

const { trialLesson, studentCentre, account } = words("en-US");
const { member } = account;
const { form, steps, withdraw } = trialLesson;
const contactStep = formatMessage(steps.contact, { days: answerDays() }, "en-US");
const { trials } = desk;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Heights of windows, and widths of checks, by the width of the story. */
const windows = { 390: [844, 360], 1280: [800, 1280] } as const;

for (const width of storyWidths(390)) {
  const [height, checked] = windows[width];
  test.describe(`${width} px wide, in Hanoi`, () => {
    test.use({ viewport: { width, height }, timezoneId: "Asia/Ho_Chi_Minh" });

    test("a student requests the trial lesson, changes, withdraws and repeats the request, and sees its time", async ({
      page,
      complaints,
      baseURL,
    }) => {
      const check = async () => {
        await checkPage(page, [checked]);
        await page.setViewportSize({ width, height });
      };
      const student = await registerStudent(page);
      await page.clock.install();
      await openDashboard(page, student, baseURL ?? "");
      await page.getByRole("link", { name: studentCentre.trial.ask }).click();

      // Missing answers are named beside each question, and the first of them gets the focus.
      const submit = page.getByRole("button", { name: form.submit });
      await submit.click();
      for (const message of [form.goalRequired, form.levelRequired, form.daysRequired, form.partsRequired])
        await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole("radio", { name: form.goals.hsk })).toBeFocused();
      await check();

      await page.getByRole("radio", { name: form.goals.hsk }).check();
      await page.getByRole("radio", { name: form.levels.elementary }).check();
      await page.getByRole("checkbox", { name: "Monday" }).check();
      await page.getByRole("checkbox", { name: "Wednesday" }).check();
      await page.getByRole("checkbox", { name: form.partNames.evening }).check();
      await expect(page.getByText(formatMessage(form.hours, { zone: "GMT+7" }, "en-US"))).toBeVisible();
      // Most used there, so it is preselected.
      await expect(page.getByRole("radio", { name: form.channels.zalo })).toBeChecked();
      const contact = page.getByLabel(form.contact.zalo);
      await contact.fill("call me");
      await submit.click();
      await expect(page.getByText(form.contactFormat.zalo)).toBeVisible();
      await expect(contact).toBeFocused();
      await contact.fill("0912 345 678");
      // A reload keeps the input.
      await page.reload();
      await expect(contact).toHaveValue("0912 345 678");
      await expect(page.getByRole("checkbox", { name: "Monday" })).toBeChecked();
      await submit.click();

      await expect(page.getByText(trialLesson.sent, { exact: true })).toBeVisible();
      await expect(page.getByText("Mon, Wed 6:00 PM–10:00 PM")).toBeVisible();
      await expect(page.getByText("Zalo: +84912345678")).toBeVisible();
      const step = page.locator("li[aria-current='step']");
      await expect(step).toContainText(contactStep);
      await check();

      await page.getByRole("button", { name: trialLesson.wishes.change }).click();
      await page.getByRole("radio", { name: form.goals.speaking }).check();
      await page.getByRole("radio", { name: form.channels.email, exact: true }).check();
      await expect(page.getByLabel(form.contact.email, { exact: true }).last()).toHaveValue(student.email);
      await page.getByRole("button", { name: form.save }).click();
      await expect(page.getByText(trialLesson.saved)).toBeVisible();
      await expect(page.getByText(`${form.channels.email}: ${student.email}`)).toBeVisible();

      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: withdraw.asked.action }).click();
      await dialog.getByRole("button", { name: withdraw.keep }).click();
      await expect(page.getByRole("button", { name: withdraw.asked.action })).toBeFocused();
      // The focus returns a moment before the dialog is removed.
      await expect(dialog).toHaveCount(0);
      await page.getByRole("button", { name: withdraw.asked.action }).press("Enter");
      await expect(dialog).toBeVisible();
      await check();
      await dialog.getByRole("button", { name: withdraw.asked.confirm }).click();
      await expect(page.getByText(withdraw.done, { exact: true })).toBeVisible();
      await expect(page.getByText(trialLesson.withdrawn.split("{")[0] ?? "").first()).toBeVisible();

      const staff = await page.context().newPage();
      await logIntoDesk(staff, deskScreens.trials.path);
      const showState = (state: keyof typeof trials.states) =>
        staff.getByRole("button", { name: trials.states[state], exact: true }).click();
      await showState("withdrawn");
      const card = staff.getByRole("article").filter({ hasText: student.name });
      await expect(card).toContainText(trials.wishes.goals.speaking);
      await expect(card.getByRole("button")).toHaveCount(0);

      // The form shows the earlier answers again.
      await expect(page.getByRole("radio", { name: form.goals.speaking })).toBeChecked();
      await submit.click();
      await expect(step).toContainText(contactStep);

      // The school schedules it while the student's page still shows the request, at a time when the teacher is busy.
      const className = `Tea at ${width}`;
      const classId = await createClass(staff, className, separateListLanguages);
      const { lessons } = await deskCall(staff, "lessons/of-class", { class_id: classId });
      const time = new Date(lessons.at(-1)?.starts_at ?? "");
      // The list of requests that was loaded before is empty.
      await staff.goto(deskScreens.trials.path);
      const arrangeForm = card.locator("form");
      await arrangeForm.getByLabel(trials.when).fill(toSchoolInput(time));
      await arrangeForm.getByLabel(trials.teacher).selectOption("1");
      await arrangeForm.getByLabel(trials.link).fill("https://127.0.0.1/room");
      await arrangeForm.getByRole("button", { name: trials.arrange }).click();
      await expect(arrangeForm.getByText(deskRefusalMessages["en-US"].wrongLink)).toBeVisible();
      await arrangeForm.getByLabel(trials.link).fill(`https://meet.example/trial-${width}`);
      await arrangeForm.getByRole("button", { name: trials.arrange }).click();
      const sure = staff.getByRole("dialog", { name: trials.warnings.title });
      await expect(sure).toContainText(
        formatMessage(trials.warnings.teacherBusy, { name: className }, "en-US"),
      );
      await sure.getByRole("button", { name: trials.warnings.arrange }).click();
      await expect(staff.getByText(trials.done.arranged)).toBeVisible();
      expect(complaints.splice(0).filter((one) => !one.includes("400"))).toEqual([]);
      await page.bringToFront();
      await page.getByRole("button", { name: withdraw.asked.action }).click();
      await dialog.getByRole("button", { name: withdraw.asked.confirm }).click();
      await expect(page.getByText(refusalWords["en-US"].trialChanged)).toBeVisible();
      await expect(step).toContainText(steps.lesson);
      // Browsers report every refusal as a failed load.
      expect(complaints.splice(0)).toEqual([expect.stringContaining("403")]);
      await expect(
        page.getByText(formatMessage(studentCentre.trial.arranged, { name: student.name }, "en-US")),
      ).toBeVisible();
      await expect(page.getByText(member.early.split("{")[0] ?? "")).toBeVisible();
      await check();

      // It can be canceled until it starts, and not later.
      const cancel = page.getByRole("button", { name: withdraw.arranged.action });
      await cancel.click();
      await expect(dialog.getByText(/GMT\+7/)).toBeVisible();
      await dialog.getByRole("button", { name: withdraw.keep }).click();
      await page.clock.fastForward(time.getTime() - Date.now() + 3 * hourMs);
      await expect(cancel).toBeHidden();
      await page.goto("/account/student");
      await expect(page.getByRole("link", { name: studentCentre.trial.details })).toBeVisible();

      // It is moved to now: the card leads to the classroom page, and that to the link.
      await page.clock.setSystemTime(Date.now());
      const { trials: found } = await deskCall(staff, "trials/list", {
        state: "arranged",
        text: student.name,
      });
      const { id = 0, revision = 0 } = found[0] ?? {};
      await deskCall(staff, "trials/change", {
        ...{ id, revision, to: "arranged", starts_at: new Date(Date.now() + minuteMs).toISOString() },
        ...{ teacher_id: 1, meeting_url: `https://meet.example/trial-${width}` },
      });
      await page.goto("/account/student");
      const enter = page.getByRole("link", { name: member.enter });
      await expect(enter).toHaveAttribute("href", classroomPath("trial", id));
      await page.goto(classroomPath("trial", id));
      await expect(enter).toHaveAttribute("href", `https://meet.example/trial-${width}`);
      await check();
      expect(complaints).toEqual([]);
    });
  });
}
