import type { Browser, Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import type { Language } from "../lib/base/i18n/languages";
import { serverMessages } from "../lib/base/i18n/server-messages";
import { formatCalendarDay } from "../lib/base/i18n/time";
import { defaultRules, type LessonRule } from "../lib/subjects/rules/rule";
import { ruleId } from "../lib/subjects/rules/content";
import { schoolDay } from "../lib/subjects/school/school-time";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { addPoints, bookClass, deskCall, registerStudent, type Student } from "./support/desk-people";
import { serveMovedTime } from "./support/server-time";
import { startSite, type Site } from "./support/site-process";
import { expect, suppressAdvert, test } from "./support/test";
import { words } from "./support/words";

/*
 * Students preview, cancel and move their bookings on the dashboard, by the rule that the school published, on a site
 * whose clock the test moves. Costs, races and roles are unit tests (lib/subjects/series/bookings/changes).
 */

test.describe.configure({ mode: "default" });

const { requests } = deskTextsOf("bookings");
const hourMs = 3_600_000;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** The clock of a site, which follows the server's. */
function createClock(site: Site) {
  let movedMs = 0;
  return {
    read: () => Date.now() + movedMs,
    pass: async (ms: number) => {
      await site.passTime(ms);
      movedMs += ms;
    },
  };
}

type Visit = { browser: Browser; site: Site; clock: ReturnType<typeof createClock> };

/** Opens a student's dashboard in a browser of its own. */
async function openDashboard(
  { browser, site, clock }: Visit,
  { token }: Student,
  { locale, viewport }: { locale: Language; viewport: typeof phone },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address, locale, viewport });
  const page = await context.newPage();
  await suppressAdvert(page);
  await serveMovedTime(page, clock.read);
  await context.addCookies([
    { name: "token", value: token, url: site.address },
    { name: "account_type", value: "student", url: site.address },
  ]);
  await page.goto("/account/student");
  return page;
}

const publishRule = (desk: Page, version: number, rule: Partial<LessonRule>) =>
  deskCall(desk, "content/save", {
    ...{ kind: "rule", id: ruleId("series"), version, publish: "now" },
    fields: { ...defaultRules.series, ...rule },
  });

/** Publishes a class of two lessons that begin in some hours. */
async function createClass(desk: Page, name: string, hours: number, now: number): Promise<number> {
  const start = Math.ceil(now / hourMs) * hourMs + hours * hourMs;
  const at = (more: number) => new Date(start + more * hourMs).toISOString();
  const { record } = await deskCall(desk, "content/save", {
    ...{ kind: "series", version: 0, publish: "now" },
    fields: {
      ...{ list: "preSale", languages: [], comboName: { "en-US": name }, description: { "en-US": "x" } },
      ...{ courseMode: "live", level: "HSK 1", teacherId: 1, classPoint: 48, length: 60, capacity: 5 },
      ...{ deadline: at(-1), closed: false },
      lessons: [0, 24].map((more) => ({
        ...{ name: { "en-US": "Lesson" }, startsAt: at(more), endsAt: at(more + 1) },
      })),
    },
  });
  if (!record) throw new Error(`the class ${name} was not created`);
  return record.id;
}

/** The dialog of a booking's end, opened from the card of its class. */
async function openDialog(page: Page, className: string, language: Language) {
  const { bookingEnd } = words(language);
  const card = page.getByRole("article", { name: className });
  await card.getByRole("button", { name: bookingEnd.open }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: bookingEnd.cancel.title, exact: true })).toBeVisible();
  return dialog;
}

const startOf = (text: string) => new RegExp(`^${text.slice(0, text.indexOf("{")).trim()}`);

test("a student sees until when a cancelation is free, cancels after the limit for half, asks for a transfer, and staff confirm it", async ({
  browser,
  page: desk,
}) => {
  const site = await startSite({ RATE_LIMIT_FACTOR: "1000" });
  try {
    const clock = createClock(site);
    const visit = { browser, site, clock };
    const en = words("en-US").bookingEnd;
    await desk.goto(site.address);
    await logIntoDesk(desk, `${site.address}/desk`);
    await publishRule(desk, 0, {
      ...{ freeCancelHours: 24, lateCancelPercent: 50, selfCancel: "atOnce" },
      transferAfterLessons: null,
    });
    const [first, other, target] = [
      await createClass(desk, "Tones and tea", 60, clock.read()),
      await createClass(desk, "Evening talk", 90, clock.read()),
      await createClass(desk, "Morning talk", 130, clock.read()),
    ];
    const student = await registerStudent(desk, site.address, "Mai", "vi-VN");
    await addPoints(desk, student, 150);
    expect(await bookClass(desk, student, first, site.address)).toBe(0);

    // Before the limit, on a phone, also in Vietnamese and Korean.
    const page = await openDashboard(visit, student, { locale: "en-US", viewport: phone });
    await expect(page.getByText(words("en-US").classPoints.reserved.title)).toBeVisible();
    let dialog = await openDialog(page, "Tones and tea", "en-US");
    await expect(dialog.getByText(startOf(en.free))).toContainText("then 24 of 48 class points");
    for (const locale of ["vi-VN", "ko-KR"] as const) {
      const local = words(locale).bookingEnd;
      const localPage = await openDashboard(visit, student, { locale, viewport: phone });
      const localDialog = await openDialog(localPage, "Tones and tea", locale);
      await expect(localDialog.getByRole("button", { name: local.cancel.submit })).toBeVisible();
      await expect(localDialog).toContainText("48");
      await localPage.context().close();
    }

    await test.step("before the limit, a cancelation costs nothing, in Vietnamese", async () => {
      const vi = words("vi-VN").bookingEnd;
      expect(await bookClass(desk, student, other, site.address)).toBe(0);
      const own = await openDashboard(visit, student, { locale: "vi-VN", viewport: phone });
      const ownDialog = await openDialog(own, "Evening talk", "vi-VN");
      await ownDialog.getByRole("button", { name: vi.cancel.submit }).click();
      await expect(own.getByText(vi.cancel.done)).toBeVisible();
      await expect(own.getByRole("article", { name: "Evening talk" })).toBeHidden();
      await expect(own.getByText("102", { exact: true }).first()).toBeVisible();
      await own.context().close();
    });

    // The limit passes while the device sleeps: what was stated is refused, and the new cost is shown.
    await clock.pass(50 * hourMs);
    await dialog.getByRole("button", { name: en.cancel.submit }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    await expect(
      dialog.getByText(formatMessage(en.costs, { cost: "24", points: "48" }, "en-US")),
    ).toBeVisible();
    await dialog.getByRole("button", { name: en.cancel.submit }).click();
    await expect(page.getByText(en.cancel.done)).toBeVisible();
    await expect(page.getByRole("article", { name: "Tones and tea" })).toBeHidden();

    // A transfer, on a desktop. The school confirms it.
    expect(await bookClass(desk, student, other, site.address)).toBe(0);
    const wide = await openDashboard(visit, student, { locale: "en-US", viewport: desktop });
    dialog = await openDialog(wide, "Evening talk", "en-US");
    await dialog.getByLabel(en.move.target).selectOption(String(target));
    await expect(dialog.getByRole("button", { name: en.move.submitAsk })).toBeEnabled();
    await dialog.getByLabel(en.message).first().fill("I work late now");
    await dialog.getByRole("button", { name: en.move.submitAsk }).click();
    await expect(wide.getByText(en.request.asked)).toBeVisible();
    await expect(wide.getByRole("button", { name: en.request.withdraw })).toBeVisible();

    // The login at the desk has ended meanwhile.
    await logIntoDesk(desk, `${site.address}/desk`);
    await expect(desk.getByRole("heading", { name: requests.title, exact: true })).toBeVisible();
    await expect(desk.getByText("I work late now")).toBeVisible();
    await desk
      .getByRole("button", { name: formatMessage(requests.confirmOf, { name: "Mai" }, "en-US") })
      .click();
    const decision = desk.getByRole("dialog");
    await decision.getByLabel(requests.reason).fill("It suits you better");
    await decision.getByRole("button", { name: requests.submitConfirm }).click();
    await expect(desk.getByText(requests.confirmed)).toBeVisible();
    await expect(desk.getByRole("heading", { name: requests.title, exact: true })).toBeHidden();
    await wide.reload();
    await expect(wide.getByRole("article", { name: "Morning talk" })).toBeVisible();
    await expect(wide.getByRole("article", { name: "Evening talk" })).toBeHidden();

    await test.step("points end on the day that the dashboard named, also in Vietnamese and Korean", async () => {
      const lastDay = schoolDay(new Date(clock.read() + 48 * hourMs));
      await addPoints(desk, student, 31, "A gift", lastDay);
      const korean = await openDashboard(visit, student, { locale: "ko-KR", viewport: desktop });
      const vietnamese = await openDashboard(visit, student, { locale: "vi-VN", viewport: phone });
      await expect(korean.getByText(formatCalendarDay(lastDay, "ko-KR"))).toBeVisible();
      await expect(vietnamese.getByText(formatCalendarDay(lastDay, "vi-VN"))).toBeVisible();
      await clock.pass(96 * hourMs);
      // The next change writes off what has ended; without one, housekeeping does.
      await logIntoDesk(desk, `${site.address}/desk`);
      await addPoints(desk, student, 5, "Instead of those that ended");
      await korean.reload();
      await expect(korean.getByText(formatCalendarDay(lastDay, "ko-KR"))).toBeHidden();
      // A statement is in the family's language.
      await vietnamese.goto("/account/points");
      const { reasons } = serverMessages["vi-VN"].statement;
      const ended = vietnamese.getByRole("article").getByText(reasons.expiry);
      await expect(ended).toBeVisible();
      await expect(vietnamese.getByText("−31").or(vietnamese.getByText("-31"))).toBeVisible();
    });
  } finally {
    await site.stop();
  }
});
