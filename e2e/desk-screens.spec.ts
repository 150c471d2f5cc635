import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { fill } from "../components/ui/fill";
import { kindNames } from "../lib/desk/content/kinds";
import { deskScreens, type DeskScreenName } from "../lib/desk/screens";
import { desk, enrolPeople, logIntoDesk } from "./support/desk";
import { aside, book, deskCall, makeClass, newStudent, withPoints } from "./support/desk-people";
import { checkHtml, hasJava } from "./support/html-checker";
import { checkPage } from "./support/page-checks";
import { expect, test } from "./support/test";

/*
 * Every screen of the desk and every dialog that one opens, as it stands when its data are there: no rule of
 * accessibility is broken, nothing scrolls sideways, and what the browser has drawn is valid HTML.
 */

const { session, leads, seats, links, shell, trials } = desk;

/** What there is to be looked at. */
type There = { lead: string; student: number; series: number; link: string };

type Look = {
  /** Of the address, after the screen's path. */
  search?: (there: There) => string;
  /** Says that the data are there, where no heading does. */
  ready?: (page: Page, there: There) => Promise<unknown>;
  /** What opens a dialog, by the component's file. */
  dialogs?: Record<string, (page: Page, there: There) => Promise<unknown>>;
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const heading = (page: Page) => expect(page.locator("main :is(h2, article, table)").first()).toBeVisible();

/** A new screen has to say here how it is looked at. */
const looks: Record<DeskScreenName, Look> = {
  login: { ready: (page) => expect(button(page, session.login.submit)).toBeVisible() },
  invitation: { ready: (page) => expect(page.getByText(session.invitation.lost)).toBeVisible() },
  start: { ready: (page) => expect(page.locator(".desk-figures")).toBeVisible() },
  leads: {
    search: ({ lead }) => `?text=${encodeURIComponent(lead)}`,
    ready: async (page, { lead }) => {
      await page.getByRole("region", { name: leads.list }).getByRole("button").first().click();
      await expect(page.getByRole("heading", { name: lead })).toBeVisible();
    },
    dialogs: { "sure.tsx": (page) => button(page, leads.erase).click() },
  },
  trials: { ready: (page) => expect(button(page, trials.arrange)).toBeVisible() },
  accounts: {},
  person: {},
  seats: {},
  seatsOf: {
    dialogs: {
      "seats/move-seat.tsx": async (page) => {
        await page.getByRole("button", { name: fill(seats.move.of, { name: "Mai" }) }).click();
        await expect(page.getByLabel(seats.move.to)).toBeVisible();
      },
      "seats/cancel-seat.tsx": (page) =>
        page.getByRole("button", { name: fill(seats.cancel.of, { name: "Mai" }) }).click(),
    },
  },
  content: {},
  record: {
    search: () => "?kind=teacher&id=1",
    dialogs: {
      "content/crop-dialog.tsx": (page) =>
        page.locator("input[type=file]").setInputFiles("docs/pictures/home-mobile.png"),
    },
  },
  links: {
    dialogs: {
      "links/link-dialog.tsx": async (page, { link }) => {
        await page.getByRole("button", { name: fill(links.showOf, { name: `vn-${link}` }) }).click();
        await expect(page.getByRole("img", { name: fill(links.code, { name: `vn-${link}` }) })).toBeVisible();
      },
    },
  },
  seasons: {
    search: () => "?region=vn&key=2021-01",
    ready: (page) => expect(page.locator("form.desk-season")).toBeVisible(),
  },
  notices: {},
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

/** Who has no session is shown these; with one, they lead on. */
const outside = ["login", "invitation"] as const satisfies DeskScreenName[];

const inside = (Object.keys(looks) as DeskScreenName[]).filter(
  (name) => !(outside as string[]).includes(name),
);

test("every screen and every dialog can be used by everybody, and is valid", async ({
  page,
  complaints,
}, info) => {
  test.setTimeout(180_000);
  const folder = info.outputPath("html");
  mkdirSync(folder);
  const keep = async (name: string) =>
    writeFileSync(
      path.join(folder, `${name.replaceAll("/", "-")}.html`),
      `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
    );
  const look = async (name: string, widths: Parameters<typeof checkPage>[1]) =>
    test.step(name, async () => {
      await checkPage(page, widths);
      await keep(name);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

  for (const name of outside) {
    await page.goto(deskScreens[name].path);
    await looks[name].ready?.(page, { lead: "", student: 0, series: 0, link: "" });
    await look(name, [360, 1280]);
  }
  const there = await makeThings(page);
  for (const name of inside) {
    const { search, ready = heading, dialogs = {} } = looks[name];
    const id = { person: there.student, seatsOf: there.series }[name as string] ?? 0;
    const address = deskScreens[name].path.replace("{id}", String(id)) + (search?.(there) ?? "");
    await page.goto(address);
    await ready(page, there);
    await look(name, [360, 1280]);
    for (const [file, open] of Object.entries(dialogs)) {
      await open(page, there);
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(file, [360]);
      await page.keyboard.press("Escape");
    }
  }
  if (hasJava) expect(checkHtml(folder)).toEqual([]);
  // A link that is lost and a session that has ended are answered so, which browsers report.
  expect(complaints.filter((line) => !/status of 40[14]/.test(line))).toEqual([]);
});

test("every kind of content has a form that everybody can use", async ({ page }, info) => {
  test.setTimeout(120_000);
  const folder = info.outputPath("html");
  mkdirSync(folder);
  await logIntoDesk(page, deskScreens.content.path);
  for (const kind of kindNames) {
    const isFixed = kind === "app" || kind === "school";
    await page.goto(`${deskScreens.record.path}?kind=${kind}${isFixed ? "&id=1" : ""}`);
    await expect(page.locator("form.desk-record")).toBeVisible();
    await checkPage(page, [360]);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    writeFileSync(path.join(folder, `${kind}.html`), `<!doctype html>${html}`);
  }
  if (hasJava) expect(checkHtml(folder)).toEqual([]);
});

test("the menu shows where one is, on a phone and beside a low window", async ({ page }) => {
  await enrolPeople(page, 1);
  await logIntoDesk(page, deskScreens.staff.path);
  const current = page.getByRole("navigation", { name: shell.navigation }).locator("[aria-current]");
  // Beside its name it tells how much is new, as soon as that is known.
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

test("no dialog of the desk is forgotten here", () => {
  const folder = "components/desk";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => readFileSync(path.join(folder, file), "utf8").includes("<Dialog "));
  const shown = Object.values(looks).flatMap(({ dialogs = {} }) => Object.keys(dialogs));
  expect(shown.toSorted()).toEqual(files.toSorted());
});

/** Logs in, and makes one of everything that a list or a dialog needs. */
async function makeThings(page: Page): Promise<There> {
  const lead = await enrolPeople(page, 1);
  const student = await newStudent(page);
  await page.request.post("/api/account/trial", {
    data: {},
    headers: { authorization: `Bearer ${student.token}` },
  });
  await logIntoDesk(page, deskScreens.start.path);
  const [series] = [await makeClass(page, "Gamma", aside), await makeClass(page, "Delta", aside)];
  const id = await withPoints(page, student, 20);
  expect(await book(page, student, series)).toBe(0);
  const link = `look-${randomUUID().slice(0, 8)}`;
  await deskCall(page, "links/make", { region: "vn", name: link, note: "", utm: {} });
  return { lead, student: id, series, link };
}
