import { servers } from "./servers";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");

test.use({ baseURL: servers.down.address });

test("pages respond with a friendly error and a retry button, hot-sell with one for its lists and no filters", async ({
  page,
}) => {
  const response = await page.goto("/home?locale=en-US");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.home.hero.title);
  await expect(page.getByText(en.notice.failed).first()).toBeVisible();
  const clientRequest = page.waitForRequest("**/api/v1/get/home/page");
  await page.getByRole("button", { name: en.notice.retry }).first().click();
  await clientRequest;
  await openInLanguage(page, "en-US", "/hot-sell");
  await expect(page.getByRole("main").getByText(en.notice.failed)).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("button", { name: en.notice.retry })).toHaveCount(1);
  await expect(page.getByLabel(en.hotSell.filters.mode)).toHaveCount(0);
});

test("the error is also shown without script; calls report it, and the embedded account pages are absent", async ({
  request,
}) => {
  const html = await (await request.get("/home?locale=en-US")).text();
  const notes = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, note]) => note ?? "");
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note.replaceAll("&#x27;", "'")).toContain(en.notice.failed);
  const response = await request.get("/api/v1/partner");
  expect(response.status()).toBe(502);
  expect(await response.json()).toMatchObject({ code: 5020 });
  expect((await request.get("/account/login?locale=en-US")).status()).toBe(404);
  const login = await request.post("/api/account/login", { data: { email: "a@b.co", password: "x" } });
  expect(login.status()).toBe(404);
});
