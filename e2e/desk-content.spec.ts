import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fill } from "../components/ui/fill";
import { languageNames, languages } from "../lib/i18n/languages";
import { demoPassword } from "../lib/provider/seed/demo-accounts";
import type { DeskWords } from "../lib/desk/words";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/* An editor's day: on a site of its own, since what is changed here is seen by everybody. */

const wordsOf = <Subject extends keyof DeskWords>(subject: Subject) =>
  JSON.parse(readFileSync(`messages/desk/en-US/${subject}.json`, "utf8")) as DeskWords[Subject];
const content = wordsOf("content");
const session = wordsOf("session");
const shell = wordsOf("shell");

test.describe.configure({ mode: "serial" });
let site: Site;
test.beforeAll(async ({}, { outputDir }) => {
  site = await startSite({ DATA_DIR: `${outputDir}/data`, RATE_LIMIT_FACTOR: "1000" });
});
test.afterAll(() => site.stop());

async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await page.getByLabel(session.login.email).fill("staff@example.com");
  await page.getByLabel(session.login.password).fill(demoPassword);
  await page.getByRole("button", { name: session.login.submit }).click();
  await page.getByRole("button", { name: session.enrol.later }).click();
  await page.waitForURL(`**${path}`);
}

/** What visitors get, without a browser's own copies. */
const html = async (page: Page, path: string) => (await page.request.get(site.address + path)).text();
const banners = (text: string) => new Set(text.match(/\/pictures\/[0-9a-f]{64}/g)).size;

/** A picture of 800 by 500, drawn by the browser. */
async function drawn(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 500 });
    const pen = canvas.getContext("2d");
    pen?.fillRect(100, 100, 300, 300);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

test("a banner with a picture is published in seven languages, and taken back", async ({ page }) => {
  await openDesk(page, "/desk/content");
  await page.getByRole("link", { name: content.add.placement }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await drawn(page) });
  await page.getByRole("button", { name: content.picture.use }).click();
  const picture = page.getByRole("textbox", { name: content.fields.placement.link });
  await expect(picture).toHaveValue(/^\/pictures\//);

  expect(banners(await html(page, "/home"))).toBe(0);

  await page.getByRole("button", { name: content.save.now }).click();
  await page.waitForURL(/kind=placement&id=\d+$/);
  for (const language of languages)
    await expect.poll(async () => banners(await html(page, `/home?locale=${language}`))).toBe(1);

  const record = page.url();
  await page.getByRole("button", { name: content.save.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: content.save.remove }).click();
  await page.waitForURL(/\/desk\/content\?kind=placement$/);
  await expect.poll(async () => banners(await html(page, "/home"))).toBe(0);

  await page.goto(record);
  await page.getByRole("button", { name: content.history.before }).first().click();
  await expect(page.getByText(content.history.restored)).toBeVisible();
  await expect(picture).toHaveValue(/^\/pictures\//);
  await page.getByRole("button", { name: content.save.now }).click();
  await expect.poll(async () => banners(await html(page, "/home"))).toBe(1);
});

test("a class of thirty lessons is laid out by the week and can be applied for", async ({ page }) => {
  await openDesk(page, "/desk/content?kind=series");
  await page.getByRole("link", { name: content.add.series }).click();
  const { fields, lessons } = content;
  const english = (label: string) => page.getByRole("group", { name: label }).getByLabel("English").first();
  await english(fields.series.comboName).fill("Thirty evenings");
  await english(fields.series.description).fill("From the first tone to a talk.");
  await page.getByLabel(fields.series.level).fill("HSK 3");
  await page.getByLabel(fields.series.teacherId).selectOption({ index: 1 });
  for (const [label, value] of [
    [fields.series.classPoint, "20"],
    [fields.series.length, "60"],
    [fields.series.capacity, "6"],
    [lessons.from, "2099-01-05"],
    [lessons.number, "30"],
    [lessons.holidays, "2099-02-02"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  for (const day of [0, 2, 4]) await page.getByLabel(lessons.days[day] ?? "", { exact: true }).check();
  await page.getByRole("button", { name: lessons.layOut }).click();
  await expect(page.getByText(fill(lessons.count, { count: 30 }))).toBeVisible();
  await page.getByRole("button", { name: content.save.now }).click();
  await page.waitForURL(/kind=series&id=\d+$/);
  const id = new URL(page.url()).searchParams.get("id");
  await expect.poll(() => html(page, `/hot-sell/detail/${id}`)).toContain("Thirty evenings");
});

test("the school's phone is previewed in two languages, seen by nobody else, then stated on every page", async ({
  page,
}) => {
  const phone = "+86 755 5550 9999";
  await openDesk(page, "/desk/content/record?kind=school&id=1");
  await page.getByLabel(content.fields.school.phone, { exact: true }).fill(phone);
  // What a language has none of begins as a copy of the English.
  const company = page.getByRole("group", { name: content.fields.school.legalName });
  await company.getByRole("button", { name: languageNames["ko-KR"] }).click();
  await expect(company.getByLabel(languageNames["ko-KR"])).toHaveValue(/^Yuqiao Education/);
  await page.getByRole("button", { name: content.preview.show }).click();
  const shown = page.frameLocator("iframe");
  const { preview } = content;
  for (const [language, title] of [
    ["en-US", words("en-US").home.hero.title],
    ["zh-CN", words("zh-CN").home.hero.title],
  ] as const) {
    await page.getByRole("combobox", { name: preview.language }).selectOption(language);
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(shown.getByRole("contentinfo")).toContainText(phone);
  }
  await page.getByRole("radio", { name: preview.widths.desktop }).check();
  await expect.poll(() => shown.locator("html").evaluate(() => innerWidth)).toBe(1280);

  const address = new URL((await page.locator("iframe").getAttribute("src")) ?? "", site.address).href;
  const asked = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.get(address, { headers: asked });
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.text()).toContain(phone);
  expect((await fetch(address, { headers: asked })).status).toBe(401);
  for (const language of ["en-US", "zh-CN"])
    expect(await html(page, `/home?locale=${language}`)).not.toContain(phone);

  await page.getByRole("button", { name: content.save.now }).click();
  await expect(page.getByText(content.save.published)).toBeVisible();
  for (const path of ["/home?locale=zh-CN", "/about-us", "/privacy", "/study-abroad/id"])
    await expect.poll(() => html(page, path)).toContain(phone);
});

test("what is wrong is said where it is, and two editors of one thing both keep theirs", async ({
  page,
  context,
}) => {
  await openDesk(page, "/desk/content/record?kind=teacher&id=1");
  const country = page.getByLabel(content.fields.teacher.country);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(content.fields.teacher.country).fill("SG");
  await other.getByRole("button", { name: content.save.draft }).click();
  await expect(other.getByText(content.save.saved)).toBeVisible();

  await country.fill("Malaysia");
  await page.getByRole("button", { name: content.save.now }).click();
  await expect(page.getByText(content.problems.malformed)).toBeVisible();
  await expect(country).toHaveAttribute("aria-invalid", "true");
  await country.fill("MY");
  await page.getByRole("button", { name: content.save.now }).click();
  const told = page.getByRole("alert", { name: content.conflict.title });
  await expect(told).toContainText("SG");
  await expect(told).toContainText("MY");
  await told.getByRole("button", { name: content.conflict.keepMine }).click();
  await page.getByRole("button", { name: content.save.now }).click();
  await expect(page.getByText(content.save.published)).toBeVisible();
  await expect(page.getByText(shell.refused)).toBeHidden();
});
