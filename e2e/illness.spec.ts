import { randomUUID } from "node:crypto";
import { formatMessage } from "../lib/base/i18n/format-message";
import { deskScreens } from "../lib/base/desk/screens";
import { withId } from "../lib/base/paths";
import { storyWidths } from "../testing/long-run";
import { schoolDay } from "../lib/subjects/school/school-time";
import { desk, deskTextsOf, logIntoDesk } from "./support/desk";
import {
  addPoints,
  bookClass,
  createClass,
  openDashboard,
  registerStudent,
  separateListLanguages,
} from "./support/desk-people";
import { expect, test } from "./support/test";

/* A teacher is ill: a substitute gets the lesson by one press and is not free for another one any more. */

const illness = deskTextsOf("illness");
const { bookings } = desk;
const dayMs = 86_400_000;

for (const width of storyWidths(390))
  test(`at ${width} px staff give the lesson of an ill teacher to a substitute`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const student = await registerStudent(page);
    await logIntoDesk(page, deskScreens.classes.path);
    const [name, other] = [`Ill ${randomUUID().slice(0, 8)}`, `Also ${randomUUID().slice(0, 8)}`];
    const id = await createClass(page, name, separateListLanguages);
    await createClass(page, other, separateListLanguages);
    await addPoints(page, student, 10);
    expect(await bookClass(page, student, id)).toBe(0);

    await page.goto(deskScreens.illness.path);
    await page.getByLabel(illness.teacher).selectOption("1");
    await page.getByLabel(illness.last).fill(schoolDay(new Date(Date.now() + 4 * dayMs)));
    const ofClass = (className: string) => page.getByRole("region", { name: className, exact: true });
    await expect(ofClass(name)).toContainText(student.name);
    const [giveTo = ""] = illness.giveTo.split("{");
    const button = ofClass(name).getByRole("button", { name: giveTo }).first();
    const substitute = (await button.innerText()).split("\n")[0]!.trim().slice(giveTo.length);
    const sameSubstitute = ofClass(other).getByRole("button", {
      name: formatMessage(illness.giveTo, { name: substitute }, "en-US"),
    });
    await expect(sameSubstitute).toBeVisible();
    await button.click();
    await expect(
      page.getByText(formatMessage(illness.results.saved, { name: substitute, count: 1 }, "en-US")),
    ).toBeVisible();
    await expect(ofClass(name)).toBeHidden();
    await expect(sameSubstitute).toBeHidden();

    await ofClass(other)
      .getByRole("button", { name: illness.actionsOf.cancel.split("{")[0]! })
      .click();
    await expect(page.getByLabel(bookings.lessons.reason)).toHaveValue("teacherIll");

    await page.goto(withId(deskScreens.class.path, id));
    await expect(page.getByRole("row").filter({ hasText: bookings.lessons.substitute }).last()).toContainText(
      substitute,
    );
    await page.context().clearCookies();
    await openDashboard(page, student, baseURL!);
    await expect(page.getByText("The teacher is ill.")).toBeVisible();
  });
