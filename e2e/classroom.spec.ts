import type { APIRequestContext, Page } from "@playwright/test";
import { formatMessage } from "../lib/base/i18n/format-message";
import { languages } from "../lib/base/i18n/languages";
import { classroomPath } from "../lib/base/paths";
import { routes, type Route } from "../lib/base/routes";
import { isLongRun, storyWidths, type StoryWidth } from "../testing/long-run";
import { startMailServer } from "../testing/notifications/mail-server";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { addPoints, bookClass, deskCall, registerStudent, type Student } from "./support/desk-people";
import { startSite, type Site } from "./support/site-process";
import { expect, test as base } from "./support/test";
import { words } from "./support/words";

/*
 * How lessons are entered by their meeting links. The server decides by its own clock, so staff move a lesson instead of
 * the time; the page's clock is the test's and wrong by two hours.
 */

const en = words("en-US");
const { member } = en.account;
const content = deskTextsOf("content");
const minute = 60_000;
const [phone, desktop] = [390, 1280] as const;
/** The teacher of the demo who has no link. */
const unlinkedTeacher = 5;

type School = { site: Site; mail: Awaited<ReturnType<typeof startMailServer>> };
const test = base.extend<object, { school: School }>({
  school: [
    async ({}, use) => {
      const mail = await startMailServer();
      const site = await startSite({
        MAIL_URL: mail.url,
        MAIL_FROM: "hello@school.example",
        RATE_LIMIT_FACTOR: "1000",
      });
      await use({ site, mail });
      await site.stop();
      await mail.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.site.address),
});

// All tests share one site, in one worker.
test.describe.configure({ mode: "default" });

/** Opens the desk in a browser of its own, so that the student's page keeps its clock and login. */
async function openDesk(page: Page): Promise<Page> {
  const desk = await (
    await page
      .context()
      .browser()!
      .newContext({ baseURL: address(page) })
  ).newPage();
  await logIntoDesk(desk);
  return desk;
}
const address = (page: Page) =>
  (page.context() as unknown as { _options: { baseURL: string } })._options.baseURL;

type Changes = { startsInMs?: number; lengthMs?: number; meetingUrl?: string | null };

/** Changes the only lesson and the link of a class at the desk, announced to its students. */
async function changeClass(desk: Page, id: number, { startsInMs, lengthMs = 60 * minute, ...rest }: Changes) {
  const { version, published } = await deskCall(desk, "content/read", { kind: "series", id });
  const startsAt = (ms: number) => new Date(Date.now() + ms).toISOString();
  const lessons = startsInMs !== undefined && [
    {
      name: { "en-US": "Tones" },
      startsAt: startsAt(startsInMs),
      endsAt: startsAt(startsInMs + lengthMs),
      meetingUrl: null,
    },
  ];
  const { saved } = await deskCall(desk, "content/save", {
    ...{ kind: "series", id, version, publish: "now" },
    fields: { ...published, ...rest, ...(lessons && { lessons }) },
    announce: { "en-US": "We had to change it." },
  });
  expect(saved).toBe(true);
}

/** Creates a class with one lesson tomorrow and a student with a seat in it. */
async function createBookedClass(
  desk: Page,
  page: Page,
  name: string,
): Promise<{ id: number; student: Student }> {
  const at = (hours: number) => new Date(Date.now() + hours * 60 * minute).toISOString();
  const { record } = await deskCall(desk, "content/save", {
    ...{ kind: "series", version: 0, publish: "now" },
    fields: {
      ...{ list: "preSale", languages: [], comboName: { "en-US": name }, description: { "en-US": "x" } },
      ...{
        courseMode: "live",
        level: "HSK 1",
        teacherId: unlinkedTeacher,
        classPoint: 10,
        length: 60,
        capacity: 5,
      },
      ...{ deadline: at(12), closed: false },
      lessons: [{ name: { "en-US": "Tones" }, startsAt: at(24), endsAt: at(25) }],
    },
  });
  const id = record?.id ?? 0;
  const student = await registerStudent(page);
  await addPoints(desk, student, 10);
  expect(await bookClass(page, student, id)).toBe(0);
  return { id, student };
}

/** Logs a student in and opens the classroom page of a class, on a device whose clock is two hours slow. */
async function openClassroom(page: Page, { token }: Student, id: number): Promise<void> {
  await page.context().addCookies([
    { name: "token", value: token, url: address(page) },
    { name: "account_type", value: "student", url: address(page) },
  ]);
  await page.clock.install({ time: Date.now() - 120 * minute });
  await page.goto(classroomPath("series", id));
  await expect(page.getByRole("heading", { name: "Tones", exact: true })).toBeVisible();
}

type Visit = { page: Page; mail: School["mail"]; complaints: string[]; width: number };

/** Declares a test that runs at both widths in a long run, otherwise at the given one. */
function testAt(sample: StoryWidth, title: string, run: (visit: Visit) => Promise<void>): void {
  for (const width of storyWidths(sample))
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      test(title, ({ page, school: { mail }, complaints }) => run({ page, mail, complaints, width }));
    });
}

testAt(
  phone,
  "a student enters five minutes before the start, not earlier and not after the end, and is notified of a changed link",
  async ({ page, mail, complaints, width }) => {
    const desk = await openDesk(page);
    const { id, student } = await createBookedClass(desk, page, `Entered at ${width}`);
    const secret = (room: string) => `https://meet.example/${room}-${width}`;
    await changeClass(desk, id, { startsInMs: 8 * minute, meetingUrl: secret("first") });
    await openClassroom(page, student, id);
    const enter = page.getByRole("link", { name: member.enter });
    const early = page.getByText(member.early.split("{")[0] ?? "");
    await expect(early).toBeVisible();
    await expect(enter).toHaveCount(0);
    expect(await page.content()).not.toContain("meet.example");

    // The page asks again by itself, whatever the device's clock says.
    await changeClass(desk, id, { startsInMs: 4 * minute });
    await page.clock.runFor(minute);
    await expect(enter).toHaveAttribute("href", secret("first"));
    await expect(enter).toHaveAttribute("target", "_blank");
    await expect(enter).toHaveAttribute("rel", "noreferrer noopener");
    await expect(early).toBeHidden();
    for (const tested of [phone, desktop]) {
      await page.setViewportSize({ width: tested, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${tested} px`).toBeLessThanOrEqual(0);
    }

    await changeClass(desk, id, { meetingUrl: secret("second") });
    await page.clock.runFor(15_000);
    await expect(enter).toHaveAttribute("href", secret("second"));
    const mailsToStudent = () =>
      mail.received.filter(
        ({ to, email }) => to[0] === student.email && email.subject === "The link to your class has changed",
      );
    await expect.poll(() => mailsToStudent().length).toBe(1);
    const [letter] = mailsToStudent();
    expect(letter?.email.text).toContain(address(page) + classroomPath("series", id));
    expect(letter?.raw).not.toContain("meet.example");

    await changeClass(desk, id, { startsInMs: -120 * minute });
    await page.clock.runFor(15_000);
    await expect(page.getByText(member.over)).toBeVisible();
    await expect(enter).toHaveCount(0);
    expect(await page.content()).not.toContain("meet.example");
    expect(complaints).toEqual([]);
    await desk.context().close();
  },
);

testAt(
  desktop,
  "without a link there is no button, and the page and the dashboard say so until it is set",
  async ({ page, complaints, width }) => {
    const desk = await openDesk(page);
    const { id, student } = await createBookedClass(desk, page, `Without a link at ${width}`);
    await openClassroom(page, student, id);
    const enter = page.getByRole("link", { name: member.enter });
    await expect(page.getByText(en.classroom.noneYet)).toBeVisible();
    await expect(enter).toHaveCount(0);
    await changeClass(desk, id, { startsInMs: 2 * minute });
    await page.clock.runFor(minute);
    await expect(page.getByText(en.classroom.none)).toBeVisible();
    await expect(page.getByText(en.classPoints.ask)).toBeVisible();
    await expect(enter).toHaveCount(0);

    await page.goto("/account/student");
    await expect(page.getByText(member.noRoom)).toBeVisible();
    await expect(enter).toHaveCount(0);
    await changeClass(desk, id, { meetingUrl: `https://meet.example/late-${width}` });
    await page.goto(classroomPath("series", id));
    await expect(enter).toHaveAttribute("href", `https://meet.example/late-${width}`);
    // On the dashboard, which follows the server's clock too, the button leads to the classroom page.
    await page.goto("/account/student");
    await expect(enter).toHaveAttribute("href", classroomPath("series", id));
    expect(await page.content()).not.toContain("meet.example");
    expect(complaints).toEqual([]);
    await desk.context().close();
  },
);

testAt(
  phone,
  "an editor sets the link of a teacher, a class and a single lesson, and sees why one is refused",
  async ({ page, width }) => {
    const desk = await openDesk(page);
    await desk.setViewportSize({ width, height: 800 });
    const { id } = await createBookedClass(desk, page, `Linked at ${width}`);
    await desk.goto(`/desk/content/record?kind=series&id=${id}`);
    const link = desk.getByLabel(content.fields.series.meetingUrl, { exact: true });
    await link.fill("http://meet.example/room");
    await desk.getByRole("button", { name: content.save.now, exact: true }).click();
    await expect(desk.getByText(content.problems.notAMeetingUrl)).toBeVisible();
    await link.fill(`https://meet.example/edited-${width}`);
    await desk.locator("summary", { hasText: "Tones" }).click();
    const lessonLink = desk.locator("#lesson-link-0");
    await lessonLink.fill(`https://meet.example/lesson-${width}`);
    await desk.getByRole("button", { name: content.save.now, exact: true }).click();
    await expect(desk.getByText(content.save.published)).toBeVisible();
    await expect(desk.locator("summary", { hasText: content.lessons.ownLink })).toBeVisible();
    const { published } = await deskCall(desk, "content/read", { kind: "series", id });
    expect(published).toMatchObject({
      meetingUrl: `https://meet.example/edited-${width}`,
      lessons: [{ meetingUrl: `https://meet.example/lesson-${width}` }],
    });
    await desk.context().close();
  },
);

test("a secret link is in no public page, feed, sitemap, file, cache or log", async ({
  page,
  request,
  school: { site },
}) => {
  const desk = await openDesk(page);
  const { id, student } = await createBookedClass(desk, page, "Searched");
  const secret = "https://secret-room.example/";
  const set = async (kind: "teacher" | "live", recordId: number) => {
    const { version, published } = await deskCall(desk, "content/read", { kind, id: recordId });
    const fields = { ...published, meetingUrl: `${secret}${kind}` };
    await deskCall(desk, "content/save", { kind, id: recordId, version, publish: "now", fields });
  };
  await set("teacher", 1);
  const headers = { authorization: `Bearer ${student.token}` };
  const { list } = await deskCall(desk, "content/list", { kind: "live", per_page: 50 });

  // A live class never has its teacher's link, and the start page names it.
  const { version: liveVersion, published: live } = await deskCall(desk, "content/read", {
    ...{ kind: "live", id: list[0]!.id },
  });
  const unlinked = { ...live, teacherId: 1, meetingUrl: null };
  const change = { kind: "live", id: list[0]!.id, version: liveVersion, publish: "now" } as const;
  await deskCall(desk, "content/save", { ...change, fields: unlinked });
  const room = await request.get(`/api/account/classroom?of=live&id=${list[0]!.id}`, { headers });
  expect(await room.json()).toMatchObject({ code: 0, data: { has_link: false, link: null } });
  await desk.goto("/desk");
  await expect(desk.getByText(deskTextsOf("today").work.unlinked.split("(")[0] ?? "")).toBeVisible();

  for (const live of list) await set("live", live.id);
  const { version, published } = await deskCall(desk, "content/read", { kind: "series", id });
  const plan = (published as unknown as { lessons: object[] }).lessons;
  const fields = {
    ...published,
    meetingUrl: `${secret}class`,
    lessons: plan.map((lesson) => ({ ...lesson, meetingUrl: `${secret}lesson` })),
  };
  await deskCall(desk, "content/save", { kind: "series", id, version, publish: "now", fields });
  // The member's own call is not stored anywhere.
  const own = await request.get(`/api/account/classroom?of=series&id=${id}`, { headers });
  expect(own.headers()["cache-control"]).toBe("no-store");
  expect(await own.json()).toMatchObject({ code: 0, data: { state: "early", has_link: true, link: null } });

  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listed).toContain(`/hot-sell/detail/${id}`);
  const ids = { id, region: "vn", slug: "none" };
  // In a quick run one page of each route, with records that have a link.
  const paths = [
    ...(isLongRun ? listed : []),
    ...Object.values<Route>(routes).map(({ path }) => formatMessage(path, ids, "en-US")),
    ...(isLongRun ? list : list.slice(0, 1)).map((live) =>
      formatMessage(routes.liveClass.path, { id: live.id }, "en-US"),
    ),
    formatMessage(routes.teacherProfile.path, { id: 1 }, "en-US"),
    ...["/sitemap.xml", "/robots.txt", "/news/feed.xml", "/calendar/free-class.ics", "/llms.txt"],
    ...["/api/openapi.json", "/live/records", "/manifest.webmanifest"],
  ];
  const cookie = `token=${student.token}; account_type=student`;
  for (const path of new Set(paths))
    for (const variant of [{}, { rsc: "1" }, { cookie }] as Record<string, string>[])
      expect([path, (await read(request, path, variant)).includes("secret-room")]).toEqual([path, false]);
  for (const language of isLongRun ? languages : languages.slice(-1))
    for (const path of ["/home", "/class", "/help", "/live", `/hot-sell/detail/${id}`])
      expect(await read(request, `${path}?locale=${language}`)).not.toContain("secret-room");
  expect(site.output()).not.toContain("secret-room");

  // Once links are set, help and the class page say how lessons are entered.
  const help = await read(request, "/help?locale=en-US");
  expect(help).toContain("It opens your teacher");
  expect(help).not.toContain("once we've added the link");
  expect(await read(request, "/class?locale=en-US")).toContain(en.classPage.day.enter.text);
  await desk.context().close();
});

const read = async (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  (await request.get(path, { headers })).text();
