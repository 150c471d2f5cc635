import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Cookie, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { formatMessage } from "../lib/base/i18n/format-message";
import type { ResponseOf } from "../lib/base/contract/call";
import type { closedDayCalls } from "../lib/app/closed-days/desk-calls";
import type { notificationCalls } from "../lib/app/delivery/desk-calls";
import { canAdd, fields, isFixed, kindNames } from "../lib/app/editing/kinds";
import { deskLanguageCookie } from "../lib/base/desk/language";
import { isLongRun, sampleOf } from "../testing/long-run";
import { trialInput } from "../testing/provider/trial";
import type { holidayCalls } from "../lib/subjects/holidays/desk-calls";
import type { hoursCalls } from "../lib/subjects/lessons/hours/desk-calls";
import type { illnessCalls } from "../lib/subjects/lessons/illness/desk-calls";
import { deskScreens, type DeskScreenName } from "../lib/base/desk/screens";
import { servers } from "./servers";
import { schoolDay } from "../lib/subjects/school/school-time";
import { desk, enrolPeople, logIntoDesk, deskTextsOf } from "./support/desk";
import {
  separateListLanguages,
  bookClass,
  deskCall,
  createClass,
  joinWaitingList,
  registerStudent,
  requestMove,
  addPoints,
} from "./support/desk-people";
import { checkHtml, hasJava } from "./support/html-checker";
import { checkPage } from "./support/page-checks";
import { hydratePage, watchRequests } from "./support/settled";
import { expect, collectPageErrors, test, logPolicyViolations } from "./support/test";
import { withId } from "../lib/base/paths";

/*
 * Every desk screen, dialog and state, once its data are loaded: no accessibility violation, no horizontal scrolling,
 * and the rendered DOM is valid HTML.
 */

const { session, leads, bookings, links, shell } = desk;
const content = deskTextsOf("content");
const calendar = deskTextsOf("calendar");
const illness = deskTextsOf("illness");
const payments = deskTextsOf("payments");
const hours = deskTextsOf("hours");
const imports = deskTextsOf("imports");
const seasons = deskTextsOf("campaign");

/** The records and addresses that the checks use. */
type Fixtures = {
  lead: string;
  student: number;
  /** A payment of the student's family. */
  payment: number;
  series: number;
  link: string;
  /** A partner with a history. */
  partner: number;
  /** Link and email of a future owner. */
  invitation: string;
  invited: string;
  /** Link of a future editor. */
  editorInvitation: string;
};

type ScreenChecks = {
  /** The rest of the address, after the screen's path. */
  search?: (fixtures: Fixtures) => string;
  /** Text that shows that the data are loaded, where no heading does. */
  ready?: (page: Page, fixtures: Fixtures) => Promise<unknown>;
  /** The button that opens a dialog, by the component's file. */
  dialogs?: Record<string, (page: Page, fixtures: Fixtures) => Promise<unknown>>;
  /** The buttons that lead to further states, in this order. */
  states?: Record<string, (page: Page, fixtures: Fixtures) => Promise<unknown>>;
  /** Leads to the state that is checked in Chinese instead of the opened screen. */
  chineseState?: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const heading = (page: Page) => expect(page.locator("main :is(h2, article, table)").first()).toBeVisible();
const record = (kind: string, id: number) => `${deskScreens.record.path}?kind=${kind}&id=${id}`;
const password = "three words together";

/** Chooses a file of teachers with mistakes, and checks it; in any language of the desk. */
async function checkTeachers(page: Page): Promise<void> {
  await page.goto(`${deskScreens.importPeople.path}?kind=teachers`);
  await page.locator("#import-file").setInputFiles({
    name: "teachers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      ["Name;Country;Languages spoken;Description", "Lan;Vietnam;Chinese;Kind", "Nowhere;Atlantis;;"].join(
        "\n",
      ),
    ),
  });
  await expect(page.locator("#import-columns")).toBeVisible();
  await page.locator("section[aria-labelledby=import-columns] + p button").click();
  await expect(page.locator("#import-result")).toBeVisible();
}

/** Texts of twice the size: nothing scrolls sideways, as in a window of half the width. */
async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 900 });
  const sizes = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.fontSize = "200%";
    const measured = [root.scrollWidth, innerWidth] as const;
    root.style.fontSize = "";
    return measured;
  });
  expect.soft(sizes[0]).toBeLessThanOrEqual(sizes[1]);
}

/** Every new screen must have an entry here. */
const screenChecks: Record<DeskScreenName, ScreenChecks> = {
  messages: { ready: (page) => expect(page.locator("main article, main h2").first()).toBeVisible() },
  login: {
    ready: (page) => expect(page.locator("form [type=submit]")).toBeVisible(),
    states: {
      "the code step": async (page, { invited }) => {
        await page.getByLabel(session.login.email).fill(invited);
        await page.getByLabel(session.login.password).fill(password);
        await button(page, session.login.submit).click();
        await expect(page.getByLabel(session.code.code)).toBeVisible();
      },
    },
  },
  invitation: {
    ready: (page) => expect(page.locator("main [role=alert]")).toBeVisible(),
    states: {
      "an invitation": async (page, { invitation }) => {
        await page.goto(invitation);
        // The same page as before, except for the fragment.
        await page.reload();
        await expect(page.getByLabel(session.invitation.name)).toBeVisible();
      },
      "a second factor": async (page) => {
        await page.getByLabel(session.invitation.name).fill("Nora");
        await page.getByLabel(session.login.password).fill(password);
        await button(page, session.invitation.submit).click();
        await expect(page.getByRole("img", { name: session.enrol.picture })).toBeVisible();
      },
      "recovery codes": async (page) => {
        const key = (await page.locator("figure code").innerText()).replaceAll(" ", "");
        await page
          .getByLabel(session.enrol.code)
          .fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
        await button(page, session.enrol.submit).click();
        await expect(page.getByRole("heading", { name: session.enrol.keepTitle, exact: true })).toBeVisible();
      },
      "the import screen of an editor, who sees no people": async (page, { editorInvitation }) => {
        await page.context().clearCookies();
        await page.goto(editorInvitation);
        await page.reload();
        await page.getByLabel(session.invitation.name).fill("Eda");
        await page.getByLabel(session.login.password).fill(password);
        await button(page, session.invitation.submit).click();
        await page.waitForURL(`**${deskScreens.today.path}`);
        await page.goto(deskScreens.importPeople.path);
        await expect(page.getByRole("radio", { name: imports.of.teachers.name, exact: true })).toBeChecked();
        await expect(page.getByRole("radio")).toHaveCount(1);
        await checkTeachers(page);
        await expect(
          page.getByText(formatMessage(imports.of.teachers.result, { count: 1 }, "en-US")),
        ).toBeVisible();
      },
    },
  },
  today: { ready: (page) => expect(page.locator("main li strong").first()).toBeVisible() },
  leads: {
    search: ({ lead }) => `?text=${encodeURIComponent(lead)}`,
    ready: async (page, { lead }) => {
      await page.locator("[data-lead]").first().click();
      await expect(page.getByRole("heading", { name: lead })).toBeVisible();
    },
    dialogs: { "erase-person.tsx": (page) => button(page, leads.erase).click() },
  },
  timetable: { ready: (page) => expect(page.getByText("–").first()).toBeAttached() },
  trials: { ready: (page) => expect(page.locator("article button").first()).toBeVisible() },
  people: {},
  payments: { ready: (page) => expect(page.locator("#payment-list-title")).toBeVisible() },
  familyPayments: {
    ready: (page) => expect(page.getByRole("table")).toBeVisible(),
    states: {
      "recording a payment": async (page) => {
        await page.locator("summary", { hasText: payments.record.title }).click();
        await expect(page.getByLabel(payments.record.amount)).toBeVisible();
      },
      "a counter-entry": async (page) => {
        await page.getByRole("button", { name: payments.counter.open }).first().click();
        await expect(page.getByLabel(payments.counter.reason)).toBeVisible();
      },
      "an official number": async (page) => {
        await page.getByRole("button", { name: payments.official.open }).first().click();
        await expect(page.getByLabel(payments.official.label)).toBeVisible();
      },
    },
  },
  pointStatement: { ready: (page) => expect(page.locator("main article")).toBeVisible() },
  receipt: { ready: (page) => expect(page.locator("main article")).toBeVisible() },
  newFamily: { ready: (page) => expect(page.locator("form [type=submit]")).toBeVisible() },
  importPeople: {
    ready: (page) => expect(page.locator("input[type=file]")).toBeAttached(),
    states: {
      "a file of teachers": async (page) => {
        await checkTeachers(page);
        await expectLargeTextFits(page);
      },
    },
    chineseState: checkTeachers,
  },
  person: {},
  classes: {},
  class: {
    dialogs: {
      "bookings/move-seat.tsx": async (page) => {
        await page
          .getByRole("button", { name: formatMessage(bookings.move.of, { name: "Mai" }, "en-US") })
          .click();
        await expect(page.getByLabel(bookings.move.to)).toBeVisible();
      },
      "bookings/seat-requests.tsx": (page) =>
        page
          .getByRole("button", { name: formatMessage(bookings.requests.confirmOf, { name: "Mai" }, "en-US") })
          .click(),
      "bookings/cancel-seat.tsx": (page) =>
        page
          .getByRole("button", { name: formatMessage(bookings.cancel.of, { name: "Mai" }, "en-US") })
          .click(),
      "lessons/change-lesson.tsx": async (page) => {
        const [label = ""] = bookings.lessons.actions.moveOf.split("{");
        await page.getByRole("button", { name: label }).first().click();
        await expect(page.getByLabel(bookings.lessons.newTime)).toBeVisible();
      },
      "bookings/book-seat.tsx": (page) => button(page, bookings.book.do).click(),
      "bookings/add-place.tsx": (page) => button(page, bookings.waitingList.add).click(),
      "bookings/remove-place.tsx": (page) =>
        button(page, formatMessage(bookings.waitingList.removeOf, { name: "Hoa" }, "en-US")).click(),
    },
    states: {
      "the order of a waiting list": (page) => button(page, bookings.waitingList.order).click(),
    },
  },
  illness: {
    ready: (page) => expect(page.locator("#illness-teacher")).toBeVisible(),
    states: {
      "the lessons of an ill teacher": async (page) => {
        // The teachers of the shared site have lessons at times that depend on the other tests.
        await page.route("**/api/desk/illness/lessons", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: lessonsOfIllTeacher } }),
        );
        await page.getByLabel(illness.teacher).selectOption({ index: 1 });
        await expect(page.getByRole("heading", { name: illness.others, exact: true })).toBeVisible();
      },
    },
  },
  hours: {
    ready: (page) => expect(page.locator("#hours-month")).toBeVisible(),
    states: {
      "the hours of teachers, and the rates of one": async (page) => {
        // The lessons of the shared site that are over depend on the other tests.
        await page.route("**/api/desk/hours/month", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: hoursOfMonth } }),
        );
        await page.route("**/api/desk/hours/rates", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: { rates: [monthlyRate] } } }),
        );
        await page.reload();
        await page.getByLabel(hours.columns.teacher).selectOption({ index: 1 });
        await expect(page.getByRole("button", { name: hours.rates.remove })).toBeVisible();
        await expect(page.getByText(hours.total)).toBeVisible();
      },
    },
  },
  calendar: {
    ready: (page) => expect(page.locator("main select").first()).toBeVisible(),
    states: {
      "a change, and lessons on closed days": async (page) => {
        // A closed day of the shared site would cost other tests their lessons.
        await page.route("**/api/desk/calendar/lessons", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: lessonsOnClosedDays } }),
        );
        await page.route("**/api/desk/calendar/list", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: { days: [closedDay()] } } }),
        );
        await page.reload();
        await page
          .getByRole("button", { name: formatMessage(calendar.editOf, { name: "Tết" }, "en-US") })
          .click();
        await expect(page.getByRole("heading", { name: "Lessons on closed days", level: 2 })).toBeVisible();
      },
    },
  },
  recordings: { ready: (page) => expect(page.locator("main li").first()).toBeVisible() },
  content: {
    states: {
      "records and removed records": async (page) => {
        await page.goto(`${deskScreens.content.path}?kind=partner`);
        // Until every list has its final height.
        await hydratePage(page);
        await page.locator("summary", { hasText: content.removed.title.split("{")[0] }).click();
        await expect(page.getByRole("button", { name: content.removed.bringBack }).first()).toBeVisible();
      },
    },
  },
  record: {
    search: () => "?kind=teacher&id=1",
    dialogs: {
      "confirm-dialog.tsx": (page) => button(page, content.save.remove).click(),
      "editing/picture-library.tsx": (page) => button(page, content.picture.library.open).click(),
      "editing/crop-dialog.tsx": (page) =>
        page.locator("input[type=file]").setInputFiles("docs/pictures/home-mobile.png"),
    },
    states: {
      "a preview and a history": async (page, { partner }) => {
        await page.goto(`${record("partner", partner)}&preview=1`);
        await expect(page.frameLocator("iframe").locator("h1").first()).toBeVisible();
        await expect(button(page, content.history.before)).toBeVisible();
      },
      "a conflict": async (page, { partner }) => {
        await page.goto(record("partner", partner));
        await page.getByLabel(content.fields.partner.name, { exact: true }).fill("Mine");
        await savePartner(page, "Theirs", partner);
        await button(page, content.save.draft).click();
        await expect(page.getByRole("alert", { name: content.conflict.title })).toBeVisible();
      },
      "a paid class with lessons": async (page, { series }) => {
        await page.goto(record("series", series));
        await hydratePage(page);
        await page.locator("summary", { hasText: "Lesson" }).last().click();
        await expect(page.getByLabel(content.lessons.begins).last()).toBeVisible();
        await page.getByText(content.announce.title, { exact: true }).click();
        await expect(page.getByRole("group", { name: content.announce.reason })).toBeVisible();
      },
    },
  },
  links: {
    dialogs: {
      "campaign/links/link-dialog.tsx": async (page, { link }) => {
        await page
          .getByRole("button", { name: formatMessage(links.showOf, { name: `vn-${link}` }, "en-US") })
          .click();
        await expect(
          page.getByRole("img", { name: formatMessage(links.code, { name: `vn-${link}` }, "en-US") }),
        ).toBeVisible();
      },
    },
  },
  campaign: {
    ready: (page) => expect(page.getByRole("table")).toBeVisible(),
    states: {
      "the start of the next season": async (page) => {
        await page
          .getByRole("button", { name: seasons.nextOf.split("{")[0]!.trim() })
          .first()
          .click();
        await expect(page.locator("main form")).toBeVisible();
      },
      "a season, and as text": async (page) => {
        await page.goto("/desk/campaign?region=vn&key=2021-01");
        await expect(page.locator("[data-part=record]")).toBeVisible();
        await page.getByText(seasons.asText, { exact: true }).click();
        await expect(page.getByLabel(seasons.text)).toBeVisible();
      },
    },
  },
  notifications: {
    states: {
      "channels and stuck notifications": async (page) => {
        // The response of a site that has notification channels; this one has none.
        await page.route("**/api/desk/notifications/show", (route) =>
          route.fulfill({ json: { code: 0, message: "", data: channelStates } }),
        );
        await page.reload();
        await expect(page.getByRole("table")).toBeVisible();
      },
    },
  },
  staff: {},
  account: {
    dialogs: {
      "signed-out.tsx": async (page) => {
        await page.context().clearCookies();
        await page.getByLabel(session.account.current).fill("the old one");
        await page.getByLabel(session.account.password, { exact: true }).fill("three words together");
        await button(page, session.account.submit).click();
      },
    },
  },
};

const at = "2027-01-04T11:30:00.000Z";
const closedDay = (): ResponseOf<typeof holidayCalls, "calendar/list">["days"][number] => {
  const year = new Date().getFullYear();
  return { id: 1, first_day: `${year}-02-05`, last_day: `${year}-02-09`, name: { "en-US": "Tết" } };
};
const lessonsOnClosedDays: ResponseOf<typeof closedDayCalls, "calendar/lessons"> = {
  classes: [
    {
      ...{ id: 1, name: "HSK 1 for children", teacher: "Lin", students: 5, version: 1, has_draft: true },
      lessons: [
        { from: at, to: at, closed: "Tết", clashes: [{ who: "teacher", name: "Tea" }] },
        { from: "2027-01-06T11:30:00.000Z", to: null, closed: "Tết", clashes: [] },
      ],
    },
    {
      ...{ id: 2, name: "HSK 2", teacher: "Wu", students: 0, version: 1, has_draft: false },
      lessons: [{ from: at, to: at, closed: "Tết", clashes: [{ who: "student", name: "" }] }],
    },
  ],
  others: [{ of: "trial", id: 1, name: "", starts_at: at, closed: "Tết" }],
};
const free = [
  { id: 2, name: "Wu", teaches_kind: true, speaks: true },
  { id: 3, name: "Chen Meiling", teaches_kind: false, speaks: false },
];
const lessonToCover = { name: "Lesson 1", starts_at: at, ends_at: at, substitutes: free };
const lessonsOfIllTeacher: ResponseOf<typeof illnessCalls, "illness/lessons"> = {
  classes: [
    {
      ...{ id: 1, name: "HSK 1 for children", mode: "one-to-many", version: 1, students: ["An", "Mai"] },
      lessons: [
        { id: 1, ...lessonToCover },
        { id: 2, ...lessonToCover, substitutes: [] },
      ],
      substitutes: free,
    },
  ],
  others: [
    { of: "trial", id: 1, ...lessonToCover, name: "Hoa" },
    { of: "live", id: 2, ...lessonToCover, substitutes: [] },
  ],
};
const rate = { amount: 1550, currency: "USD" } as const;
const monthlyRate: ResponseOf<typeof hoursCalls, "hours/rates">["rates"][number] = {
  ...{ kind: "one-to-many", month: "2026-03", ...rate },
};
const hoursOfMonth: ResponseOf<typeof hoursCalls, "hours/month"> = {
  teachers: [
    {
      ...{ id: 1, name: "Chen Meiling", totals: [{ currency: "USD", amount: 123_456 }] },
      kinds: [
        {
          ...{ kind: "one-to-many", lessons: 41, minutes: 2475, taken_over: 2, given_away: 1 },
          ...{ late: 1, late_minutes: 12, canceled_late: 3, rate, pay: 63_938 },
        },
        {
          ...{ kind: "trial", lessons: 4, minutes: 240, taken_over: 0, given_away: 0 },
          ...{ late: 0, late_minutes: 0, canceled_late: 0, rate: null, pay: null },
        },
      ],
    },
  ],
  totals: [{ currency: "USD", amount: 123_456 }],
  ...{ unmarked_trials: 2, late_cancel_hours: 24 },
};
const channelStates: ResponseOf<typeof notificationCalls, "notifications/show"> = {
  ways: {
    mail: {
      to: "",
      last_sent: null,
      last_failed: null,
      looked: { at, error: "ETIMEDOUT" },
    },
    webhook: {
      to: "https://crm.example/hooks/a-long-address-that-has-to-be-broken-somewhere",
      last_sent: at,
      last_failed: { at, error: "" },
      looked: null,
    },
  },
  ...{ waiting: 3, retrying: 1, stuck: 2 },
  stuck_notifications: [
    {
      ...{ id: 1, kind: "enrolment.made", way: "webhook", audience: "school" },
      ...{ error: "503", tries: 12, created_at: at },
    },
    {
      ...{ id: 2, kind: "class.changed", way: "mail", audience: "person" },
      ...{ error: null, tries: 1, created_at: at },
    },
  ],
};

/** Visitors without a session see these screens; with a session they redirect. */
const loggedOutScreens = ["login", "invitation"] as const satisfies DeskScreenName[];

const loggedInScreens = (Object.keys(screenChecks) as DeskScreenName[]).filter(
  (name) => !(loggedOutScreens as string[]).includes(name),
);

/* One page and one login for all checks; the rendered HTML is collected for the checker. */
test.describe.serial("accessibility", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "yuqiao-desk-"));
  let page: Page;
  let fixtures: Fixtures;
  let cookies: Cookie[];

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: servers.embedded.address, locale: "en-US" });
    page = await context.newPage();
    watchRequests(page);
    await logPolicyViolations(page);
    fixtures = await createFixtures(page);
    cookies = await context.cookies();
  });
  test.afterAll(async () => {
    await page?.context().close();
    rmSync(folder, { recursive: true });
  });

  const saveHtml = async (name: string) =>
    writeFileSync(
      path.join(folder, `${name.replaceAll(/[/ ]/g, "-")}.html`),
      `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
    );
  type CheckParameters = Parameters<typeof checkPage>;
  /** States and forms have the colors, the header and the menu of the screens, whose contrast is checked. */
  const partOptions: CheckParameters[2] = isLongRun ? {} : { contrastWidths: [], within: "main" };
  /** The screen behind a dialog is inert, and checked without it. */
  const dialogOptions = isLongRun ? {} : { contrastWidths: [], within: "dialog[open]" };
  const check = (name: string, widths: CheckParameters[1], how?: CheckParameters[2]) =>
    test.step(name, async () => {
      await checkPage(page, widths, how);
      await saveHtml(name);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  const open = async (name: DeskScreenName) => {
    const { search, ready = heading } = screenChecks[name];
    const id =
      {
        ...{ person: fixtures.student, class: fixtures.series },
        ...{ familyPayments: fixtures.student, receipt: fixtures.payment },
        pointStatement: fixtures.student,
      }[name as string] ?? 0;
    await page.goto(withId(deskScreens[name].path, id) + (search?.(fixtures) ?? ""));
    await ready(page, fixtures);
  };
  const checkScreen = async (name: DeskScreenName) => {
    const { dialogs = {}, states = {} } = screenChecks[name];
    await open(name);
    // In a quick run at one width, which changes from screen to screen.
    const widths = sampleOf([1280, 360] as const, Object.keys(screenChecks).indexOf(name));
    await check(name, widths, { contrastWidths: widths.slice(0, 1) });
    for (const [file, show] of Object.entries(dialogs)) {
      await show(page, fixtures);
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(file, [360], dialogOptions);
      await page.keyboard.press("Escape");
    }
    for (const [state, show] of Object.entries(states)) {
      await show(page, fixtures);
      await check(state, [360], partOptions);
    }
  };

  const expectNoComplaints = async (screens: () => Promise<void>) => {
    const { complaints, stop } = collectPageErrors(page);
    await screens();
    stop();
    // A lost link and an expired session are error responses, which browsers report.
    expect(complaints.filter((line) => !/status of 40[14]/.test(line))).toEqual([]);
  };

  for (const [title, names] of Object.entries({
    "screens of people": loggedInScreens.slice(0, 7),
    "screens of content": loggedInScreens.slice(7),
  }))
    test(`the ${title} are accessible, with their dialogs and states`, async () => {
      test.slow();
      await page.context().addCookies(cookies);
      await expectNoComplaints(async () => {
        for (const name of names) await checkScreen(name);
      });
    });

  test("the screens without a login are accessible, with their states", async () => {
    test.slow();
    await expectNoComplaints(async () => {
      for (const name of loggedOutScreens.toReversed()) {
        await page.context().clearCookies();
        await checkScreen(name);
      }
    });
  });

  test("every kind of content has an accessible form", async () => {
    await page.context().addCookies(cookies);
    const shownInputs = new Set<string>();
    // Records that come from elsewhere have no form without one.
    for (const kind of kindNames.filter((name) => isFixed(name) || canAdd(name))) {
      // All kinds have one form: in a quick run it is opened for those that add a type of field.
      const inputs = Object.values(fields[kind]).map(({ input }) => input);
      if (!isLongRun && inputs.every((input) => shownInputs.has(input))) continue;
      for (const input of inputs) shownInputs.add(input);
      await page.goto(isFixed(kind) ? record(kind, 1) : `${deskScreens.record.path}?kind=${kind}`);
      await expect(page.locator("main form")).toBeVisible();
      await check(`form of ${kind}`, [360], partOptions);
    }
  });

  test("every screen is accessible in Chinese", async () => {
    test.skip(!isLongRun, "long runs only: the words differ, in the same positions as the English ones");
    const chinese = { name: deskLanguageCookie, value: "zh-CN", url: servers.embedded.address };
    await page.context().addCookies([...cookies, chinese]);
    for (const name of [...loggedInScreens, ...loggedOutScreens]) {
      if (name === loggedOutScreens[0]) await page.context().clearCookies();
      await page.context().addCookies([chinese]);
      await open(name);
      await screenChecks[name].chineseState?.(page);
      await hydratePage(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      await check(`${name} in Chinese`, [360], { contrastWidths: [] });
    }
  });

  test("the rendered HTML of all screens is valid", () => {
    test.skip(!hasJava, "no Java here: the Nu HTML checker cannot run");
    expect(readdirSync(folder).length).toBeGreaterThan(50);
    // The checker warns of frames with hostile content; a preview frame holds our own page, under a policy that forbids
    // scripts.
    const advice = "Setting both “allow-scripts” and “allow-same-origin” is not recommended";
    expect(checkHtml(folder).filter((line) => !line.includes(advice))).toEqual([]);
  });
});

test("the menu marks the current screen, on a phone and beside a low window", async ({ page, baseURL }) => {
  await enrolPeople(baseURL!, 1);
  await logIntoDesk(page, deskScreens.staff.path);
  const current = page.getByRole("navigation", { name: shell.navigation }).locator("[aria-current]");
  // The count of new entries shows beside its name once it is known.
  const menu = page.locator("summary", { hasText: shell.menu });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(deskScreens.staff.path);
  await expect(menu).toContainText(/\d/);
  await expect(current).toBeHidden();
  await menu.click();
  await expect(current).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto(deskScreens.staff.path);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(menu).toBeHidden();
});

test("every dialog of the desk is covered here", () => {
  const folder = "components/desk";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => readFileSync(path.join(folder, file), "utf8").match(/<Dialog\s/));
  const shown = Object.values(screenChecks).flatMap(({ dialogs = {} }) => Object.keys(dialogs));
  expect(shown.toSorted()).toEqual(files.toSorted());
});

/** Logs in and creates one record of everything that a list or a dialog needs. */
async function createFixtures(page: Page): Promise<Fixtures> {
  const lead = await enrolPeople(servers.embedded.address, 1);
  const student = await registerStudent(page);
  await page.request.post("/api/account/trial", {
    data: trialInput,
    headers: { authorization: `Bearer ${student.token}` },
  });
  await logIntoDesk(page, deskScreens.today.path);
  const [series, otherClass] = [
    await createClass(page, "Gamma", separateListLanguages, 1),
    await createClass(page, "Delta", separateListLanguages),
  ];
  const id = await addPoints(page, student, 20);
  const { id: payment } = await deskCall(page, "payments/record", {
    ...{ family_id: id, package_id: null, currency: "VND", amount: 7_000_000, points: 120, bonus: 10 },
    ...{ last_day: null, method: "transfer", reference: "HOA 120", note: "", payer: "", country: "VN" },
    ...{ received_on: schoolDay(new Date()), issuer: "company", key: randomUUID() },
  });
  expect(await bookClass(page, student, series)).toBe(0);
  await requestMove(page, student, otherClass, "zh-TW");
  for (const name of ["Hoa", "Tuan"])
    await joinWaitingList(page, await registerStudent(page, "", name), series);
  const link = `look-${randomUUID().slice(0, 8)}`;
  await deskCall(page, "links/make", { region: "vn", name: link, note: "", utm: {} });
  const [removed, partner] = [await savePartner(page, "Gone"), await savePartner(page, "First")];
  await deskCall(page, "content/remove", { kind: "partner", id: removed, version: 1 });
  await savePartner(page, "Second", partner);
  const invited = `${randomUUID()}@example.com`;
  const { link: invitation } = await deskCall(page, "staff/invite", { email: invited, role: "owner" });
  const editor = { email: `${randomUUID()}@example.com`, role: "editor" } as const;
  const { link: editorInvitation } = await deskCall(page, "staff/invite", editor);
  return { lead, student: id, payment, series, link, partner, invitation, invited, editorInvitation };
}

/** Saves a draft of a partner, new or replacing an existing one. @returns its id. */
async function savePartner(page: Page, name: string, id?: number): Promise<number> {
  const existing =
    id === undefined ? undefined : await deskCall(page, "content/read", { kind: "partner", id });
  const { record: saved } = await deskCall(page, "content/save", {
    ...{ kind: "partner", version: existing?.version ?? 0, publish: "no" },
    ...(id !== undefined && { id }),
    fields: { name, link: "", content: "/partner.svg" },
  });
  return saved?.id ?? 0;
}
