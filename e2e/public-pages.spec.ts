import { logIntoDesk } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { hydratePage } from "./support/settled";
import { findUpcomingLive } from "./support/upcoming-live";
import { logInByForm, logInByCall, submitLogin } from "./support/sign-in";
import { expect, forgetLogin, test } from "./support/test";
import { words } from "./support/words";

/* The public pages of a live class and of a teacher. */

const en = words("en-US");

test("a guest who follows a member's link sees the class and returns to it after logging in", async ({
  page,
  request,
  complaints,
}) => {
  const live = await findUpcomingLive(request);
  await page.goto(`/account/live-detail/${live.id}`);
  await expect(page).toHaveURL(new RegExp(`/live/${live.id}$`));
  await expect(page.getByRole("heading", { level: 1, name: live.lesson_name })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: live.teacher_name })).toHaveAttribute(
    "href",
    `/teachers/${live.teacher_id}`,
  );
  const back = encodeURIComponent(`/account/live-detail/${live.id}`);
  await expect(main.getByRole("link", { name: en.publicPage.registerToJoin })).toHaveAttribute(
    "href",
    `/account/register?redirect=${back}`,
  );
  await expect(main.getByRole("link", { name: en.loginNeeded.login })).toHaveAttribute(
    "href",
    `/account/login?redirect=${back}`,
  );
  expect(complaints).toEqual([]);
});

test("a shared link has its own title, description and picture", async ({ request }) => {
  const live = await findUpcomingLive(request);
  const html = await (await request.get(`/live/${live.id}`)).text();
  expect(html).toContain(`<meta property="og:title" content="${live.lesson_name}"/>`);
  expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
  const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(picture);
  expect(pathname).toBe(`/og/en-US/live-class/${live.id}`);
  const drawn = await request.get(pathname);
  expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(html).toContain('"@type":"EducationEvent"');
  const teacher = await (await request.get(`/teachers/${live.teacher_id}`)).text();
  expect(teacher).toContain(`<meta property="og:title" content="${live.teacher_name}"/>`);
  expect(teacher).toContain('"@type":"Person"');
  expect(teacher).toContain(`/og/en-US/teacher/${live.teacher_id}"`);
  const seriesClass = await (await request.get("/hot-sell/detail/1?locale=ko-KR")).text();
  expect(seriesClass).toMatch(/<meta property="og:image" content="[^"]*\/og\/ko-KR\/class\/1"/);
  for (const path of ["/og/en-US/class/987654321", "/og/en-US/teacher/0", "/og/en-US/live-class/x"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("a missing record is the 404 page, and live classes are missing for teachers", async ({
  page,
  request,
}) => {
  const live = await findUpcomingLive(request);
  for (const path of ["/live/987654321", "/teachers/987654321", "/account/live-detail/987654321"])
    expect((await request.get(path)).status(), path).toBe(404);
  await logInByCall(page, "teacher@example.com");
  expect((await page.goto(`/live/${live.id}`))?.status()).toBe(404);
  expect((await page.goto(`/teachers/${live.teacher_id}`))?.status()).toBe(200);
});

test("a time is shown once where the visitor's clock agrees with Beijing's", async ({ browser, request }) => {
  const path = `/live/${(await findUpcomingLive(request)).id}`;
  for (const [timezoneId, lines] of [
    ["Asia/Singapore", 1],
    ["Asia/Taipei", 1],
    ["Asia/Ho_Chi_Minh", 2],
  ] as const)
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ timezoneId, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(path);
      const times = page.getByRole("article").locator("dl time:visible");
      // Without script only Beijing's is shown.
      await expect(times, timezoneId).toHaveCount(javaScriptEnabled ? lines : 1);
      await context.close();
    }
});

test("after the login the visitor returns to the page that required it, or sees the dashboard", async ({
  page,
}) => {
  await logInByForm(page, "student@example.com", "/help");
  await expect(page).toHaveURL(/\/help$/);
  for (const [email, redirect, centre] of [
    ["student@example.com", "", "/account/student"],
    ["student@example.com", "?redirect=/home", "/account/student"],
    ["student@example.com", "?redirect=//evil.example/x", "/account/student"],
    ["teacher@example.com", "?redirect=/live/1", "/account/teacher"],
  ] as const) {
    await forgetLogin(page);
    await page.goto(`/account/login${redirect}`);
    await submitLogin(page, email);
    await page.waitForURL(`**${centre}`);
  }
});

test("the sitemap lists open classes, live classes and teachers with their last change, and nothing that has ended", async ({
  request,
}) => {
  const live = await findUpcomingLive(request);
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.filter((path) => path === `/live/${live.id}`)).toHaveLength(7);
  expect(paths).toContain(`/teachers/${live.teacher_id}`);
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  const classes = [...new Set(paths.filter((path) => path.startsWith("/hot-sell/detail/")))];
  expect(classes.length).toBeGreaterThan(5);
  const response = await request.post("/api/v1/student/doom/preSale", { data: { page: 1, per_page: 100 } });
  const { data } = (await response.json()) as { data: { list: { id: number; deadline: string }[] } };
  const closed = data.list.find(({ deadline }) => Date.parse(deadline) < Date.now());
  expect(closed).toBeDefined();
  const path = `/hot-sell/detail/${closed?.id}`;
  expect(classes).not.toContain(path);
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain(en.seriesDetail.over.closed);
  expect(html).toContain(en.seriesDetail.over.others);
});

test("a teacher's languages are named, and the video contacts its service only after a press", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const desk = await browser.newPage({ locale: "en-US", ...(baseURL && { baseURL }) });
  await logIntoDesk(desk, "/desk/content");
  const { record } = await deskCall(desk, "content/save", {
    ...{ kind: "teacher", version: 0, publish: "now" },
    fields: {
      ...{
        nickname: { "en-US": "Video Wu" },
        avatar: "/art/teachers/1.svg",
        country: "CN",
        recommended: false,
      },
      ...{ description: { "en-US": "Kind" }, languages: ["zh", "vi"], video: "https://youtu.be/dQw4w9WgXcQ" },
    },
  });
  await desk.close();
  const contacted: string[] = [];
  await page.route(/youtube/, (route) => {
    contacted.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Video</title>The video" });
  });
  const path = `/teachers/${record?.id}?locale=en-US`;
  // The list of pages that exist follows within seconds.
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  await hydratePage(page);
  await expect(page.getByText("Speaks Chinese, Vietnamese")).toBeVisible();
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join("")).toContain('"knowsLanguage":["zh","vi"]');
  expect(contacted).toEqual([]);
  await page.getByRole("link", { name: en.home.body[4].watch }).click();
  const frame = page.getByRole("dialog", { name: "Video Wu" }).frameLocator("iframe");
  await expect(frame.getByText("The video")).toBeVisible();
  expect(contacted).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"]);
  await checkPage(page, [360, 1280]);
  expect(complaints).toEqual([]);
});
