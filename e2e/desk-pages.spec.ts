import type { Page } from "@playwright/test";
import { sitePages } from "../lib/subjects/pages/site-pages";
import { formatMessage } from "../lib/base/i18n/format-message";
import { isLongRun } from "../testing/long-run";
import { logIntoDesk, deskTextsOf } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";
import { words as messages } from "./support/words";

/* The school edits its pages and menus, adds a page and an article, and visitors see them, on a site of its own. */

const content = deskTextsOf("content");
const { sections: words } = content;
const { share } = messages("en-US");

type SaveAnswer = { code: number; data: { issues?: { path: string; message: string }[] } };

/** Saves content from an open desk page, also where a refusal is expected. */
const postSave = (page: Page, body: object): Promise<SaveAnswer> =>
  page.evaluate(async (text) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/desk/content/save", { method: "POST", headers, body: text });
    return (await response.json()) as SaveAnswer;
  }, JSON.stringify(body));

// All tests share one site, in one worker.
test.describe.configure({ mode: "default" });
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_FACTOR: "1000" });
});
test.afterAll(() => site?.stop());

const widths = [360, 1280] as const;
// A quick run makes one walk; the pages on it are checked at both widths.
for (const width of isLongRun ? widths : widths.slice(0, 1))
  test(`at ${width} px: a section is rewritten in two languages, another is hidden, a third is added`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    const readHome = async (language = "en-US") =>
      (await page.request.get(`${site.address}/home?locale=${language}`)).text();
    const original = "/calendar/free-class.ics";
    await logIntoDesk(page, `${site.address}/desk/content?kind=sitePage`);
    await page.goto(`${site.address}/desk/content?kind=sitePage`);
    await page.getByRole("link", { name: content.sitePages.home, exact: true }).click();

    const section = (name: string) =>
      page.locator("[data-part=sections] > li", { has: page.locator("summary", { hasText: name }) });
    await section(words.names.body).locator("summary").first().click();
    const { title } = messages("en-US").home.body["2"];
    await section(words.names.body).getByRole("button", { name: title, exact: true }).click();
    const changed = section(words.names.body).getByRole("group", { name: title });
    await changed.getByLabel("English").fill(`A teacher who knows you ${width}`);
    await changed.getByLabel("Tiếng Việt").fill(`Giáo viên hiểu bạn ${width}`);

    await section(words.names.freeClass).locator("summary").first().click();
    await section(words.names.freeClass).getByLabel(words.fields.hidden).check();

    await page.getByLabel(words.add).selectOption("callToAction");
    await button(`+ ${words.types.callToAction}`).click();
    const added = section(words.types.callToAction);
    await added
      .getByRole("group", { name: words.fields.heading })
      .getByLabel("English")
      .fill(`Visit us ${width}`);
    await added
      .getByRole("group", { name: words.fields.linkText })
      .getByLabel("English")
      .fill("Where we are");
    await added.getByLabel(words.fields.linkAddress).fill("/about-us");
    await checkPage(page, widths);
    await page.setViewportSize({ width, height: 800 });
    // Above the closing invitation.
    await button(formatMessage(content.order.up, { name: `Visit us ${width}` }, "en-US")).click();
    await button(content.save.now).click();
    await expect.poll(readHome).toContain(`A teacher who knows you ${width}`);
    const home = await readHome();
    expect(home).toContain(`Visit us ${width}`);
    expect(home).not.toContain(original);
    // Other texts of the page have the words of the closing one, but end before it.
    expect(home.indexOf(`Visit us ${width}`)).toBeLessThan(
      home.lastIndexOf(messages("en-US").home.closing.title),
    );
    expect(await readHome("vi-VN")).toContain(`Giáo viên hiểu bạn ${width}`);
    expect(await readHome("ko-KR")).toContain(messages("ko-KR").home.body["2"].title);

    await page.goto(`${site.address}/home`);
    await checkPage(page, widths);

    // Back to what came with the site, for the other width.
    await page.goto(`${site.address}/desk/content/record?kind=sitePage&id=${sitePages.home.id}`);
    const { version } = await deskCall(page, "content/read", { kind: "sitePage", id: sitePages.home.id });
    const reset = { kind: "sitePage", id: sitePages.home.id, version, fields: { sections: [] } } as const;
    await deskCall(page, "content/save", { ...reset, publish: "now" });
    await expect.poll(readHome).toContain(original);
  });

test("an article is on its page, in the list, feed, sitemap and help; a page of the school is in the menu", async ({
  page,
}) => {
  const read = async (path: string) => {
    const response = await page.request.get(site.address + path);
    return response.ok() ? response.text() : `status ${response.status()}`;
  };
  expect(await read("/news/open-day")).toBe("status 404");
  expect(await read("/sitemap.xml")).not.toContain("/news");
  await logIntoDesk(page, `${site.address}/desk/content?kind=article`);
  await page.goto(`${site.address}/desk/content/record?kind=article`);
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const { article: fields } = content.fields;
  const group = (name: string) => page.getByRole("group", { name });
  await page.getByLabel(fields.slug).fill("Open Day");
  await group(fields.title).getByLabel("English").fill("Open day in May");
  await group(fields.summary).getByLabel("English").fill("Come and meet our teachers.");
  await page.getByLabel(fields.publishedOn).fill("2026-11-20T09:00");
  const text = group(fields.body).getByLabel("English");
  await text.fill("Bring a friend");
  await text.selectText();
  await group(fields.body).getByLabel(content.markdown.bold).first().click();
  await expect(text).toHaveValue("**Bring a friend**");
  await text.fill("**Bring a friend** <script>alert(1)</script>\n\n- tea\n- calligraphy");
  await button(content.save.now).click();
  await expect(page.getByText(content.problems.notASlug)).toBeVisible();
  await page.getByLabel(fields.slug).fill("open-day");
  await checkPage(page, [360, 1280]);
  await button(content.save.now).click();
  await expect.poll(() => read("/news/open-day")).toContain("<strong>Bring a friend</strong>");
  const html = await read("/news/open-day");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/og\/en-US\/news\/open-day"/);
  // It exists in English only.
  expect(html.match(/<link rel="alternate" hrefLang="[^"]*"/g)).toHaveLength(2);
  expect((await page.request.get(`${site.address}/og/en-US/news/open-day`)).headers()["content-type"]).toBe(
    "image/png",
  );
  expect(await read("/news?locale=ko-KR")).toContain('lang="en-US"');
  expect(await read("/news/feed.xml")).toContain("<title><![CDATA[Open day in May]]></title>");
  await expect.poll(() => read("/sitemap.xml")).toContain("/news/open-day");
  await page.goto(`${site.address}/help`);
  await page.getByRole("searchbox").fill("meet our teachers");
  await expect(page.locator("#questions summary", { hasText: "Open day in May" })).toBeVisible();
  for (const path of ["/news/open-day", "/news"]) {
    await page.goto(site.address + path);
    await checkPage(page, [360, 1280]);
  }
  // Browsers on some systems have a share dialog of their own.
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "canShare"));
  await page.goto(`${site.address}/news/open-day?locale=en-US`);
  await expect(page.getByRole("button", { name: share.share, exact: true })).toBeHidden();
  await page.locator("summary", { hasText: share.share }).click();
  await expect(page.getByRole("link", { name: share.networks.whatsapp })).toHaveAttribute(
    "href",
    `https://wa.me/?text=Open%20day%20in%20May%20${encodeURIComponent(`${site.address}/news/open-day`)}`,
  );
  await checkPage(page, [360, 768]);

  // The address is taken now.
  await page.goto(`${site.address}/desk/content/record?kind=ownPage`);
  const heading = { "en-US": "Summer camp", "vi-VN": "Trại hè" };
  const shown = { hidden: false, shownFrom: null, shownUntil: null };
  const link = { linkText: {}, linkAddress: null };
  const item = { heading: { "en-US": "Day one" }, text: { "en-US": "Arrive" } };
  const sections = [
    {
      ...shown,
      id: "a",
      type: "hero",
      heading,
      text: heading,
      picture: "/art/body/2.svg",
      pictureAlt: {},
      ...link,
    },
    { ...shown, id: "b", type: "steps", heading, steps: [item, item] },
    {
      ...{ ...shown, id: "c", type: "questions", heading },
      questions: [{ question: { "en-US": "How old?" }, answer: { "en-US": "From *15*." } }],
    },
    { ...shown, id: "d", type: "facts", heading: {}, facts: [{ value: "12", label: heading }] },
    { ...shown, id: "e", type: "classes", heading, count: 3 },
    { ...shown, id: "f", type: "teachers", heading },
    { ...shown, id: "g", type: "partners", heading },
    {
      ...{ ...shown, id: "h", type: "textWithPicture", heading, text: heading },
      ...{ picture: "/art/body/2.svg", pictureAlt: {}, pictureSide: "left" },
    },
    { ...shown, id: "i", type: "richText", heading: {}, text: heading, hidden: true },
  ];
  const own = { slug: "summer-camp", title: heading, description: heading, sections };
  const save = { kind: "ownPage", version: 0, publish: "now", fields: own } as const;
  await deskCall(page, "content/save", save);
  await expect.poll(() => read("/pages/summer-camp")).toContain("Day one");
  const again = await postSave(page, save);
  expect(again).toMatchObject({ code: 4000, data: { issues: [{ path: "slug", message: "taken" }] } });
  const menu = { ...shown, id: "camp", type: "menuLink", text: heading, address: "/pages/summer-camp" };
  const tabs = { kind: "sitePage", id: sitePages.tabs.id, version: 0, fields: { sections: [menu] } } as const;
  await deskCall(page, "content/save", { ...tabs, publish: "now" });
  await expect.poll(() => read("/home")).toContain('href="/pages/summer-camp"');
  await page.goto(`${site.address}/pages/summer-camp`);
  await checkPage(page, [360, 1280]);
  expect(await read("/pages/summer-camp?locale=vi-VN")).toContain("Trại hè");
});

test("a text that breaks a message, a frame in a document and a section of a later version are handled", async ({
  page,
}) => {
  const id = sitePages.help.id;
  await logIntoDesk(page, `${site.address}/desk/content?kind=sitePage`);
  await page.goto(`${site.address}/desk/content/record?kind=sitePage&id=${id}`);
  const shown = { hidden: false, shownFrom: null, shownUntil: null };
  const call = (section: object) =>
    postSave(page, { kind: "sitePage", id, version: 0, publish: "now", fields: { sections: [section] } });
  const builtIn = { ...shown, id: "questions", type: "builtIn", texts: {}, document: {} };
  const wrong = { "help.more.text": { "en-US": "Write to {phone" } };
  expect((await call({ ...builtIn, texts: wrong })).data.issues?.[0]?.message).toBe("otherPlaceholders");
  const other = { "help.more.text": { "en-US": "Write to {secret}" } };
  expect((await call({ ...builtIn, texts: other })).data.issues?.[0]?.message).toBe("otherPlaceholders");
  const broken = { "en-US": "no front matter" };
  expect((await call({ ...builtIn, document: broken })).data.issues?.[0]?.message).toBe("notADocument");
  const long = { "en-US": "x".repeat(1_000_000) };
  expect((await call({ ...builtIn, document: long })).code).toBe(4000);
  expect(
    (await call({ ...shown, id: "link", type: "menuLink", text: { "en-US": "x" }, address: "javascript:x" }))
      .code,
  ).toBe(4000);
  const framed = {
    "en-US":
      "---\ntitle: Our help\n---\n\n## Money {#money}\n\n### Refunds {#refunds}\n\nAsk. <iframe src=https://example.com></iframe>",
  };
  expect((await call({ ...builtIn, document: framed })).code).toBe(0);
  const readHelp = async () => (await page.request.get(`${site.address}/help`)).text();
  await expect.poll(readHelp).toContain("Our help");
  expect(await readHelp()).not.toContain("<iframe");
  const later = { id: "map", type: "map", place: "Hanoi" };
  const { version } = await deskCall(page, "content/read", { kind: "sitePage", id });
  const { record } = await deskCall(page, "content/save", {
    ...{ kind: "sitePage", id, version, publish: "now" },
    fields: { sections: [later] },
  });
  const kept = (record?.published?.sections as { type: string; json?: string }[]).find(
    ({ type }) => type === "later",
  );
  expect(JSON.parse(kept?.json ?? "")).toEqual(later);
  expect((await page.request.get(`${site.address}/help`)).status()).toBe(200);
});
