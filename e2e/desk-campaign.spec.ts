import { formatMessage } from "../lib/base/i18n/format-message";
import { desk, logIntoDesk, deskTextsOf } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { checkPage } from "./support/page-checks";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";

/* A season edited by two editors, restored from its history and discarded, on a site of its own. */

const content = deskTextsOf("content");
const seasons = deskTextsOf("campaign");
const { links, shell } = desk;
const name = { region: "en", key: "2021-01" } as const;
const called = formatMessage(seasons.called, { region: links.regions.en, key: name.key }, "en-US");

// All tests share one site, in one worker.
test.describe.configure({ mode: "default" });
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ DEMO_SEASONS: "false", RATE_LIMIT_FACTOR: "1000" });
});
test.afterAll(() => site?.stop());

test("two editors' changes are merged, an unpublished season is restored, a draft is discarded", async ({
  page,
}) => {
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  // Talks and courses also have titles and introductions.
  const top = page.getByRole("group", { name: seasons.sections.page });
  const title = top.getByLabel(seasons.fields.title);
  const dialog = page.getByRole("dialog");
  const history = page.getByRole("region", { name: content.history.title });
  const readPublicPage = async () => (await page.request.get(`${site.address}/study-abroad/en`)).text();
  await logIntoDesk(page, `${site.address}/desk/campaign`);
  await page.goto(`${site.address}/desk/campaign?region=${name.region}&key=${name.key}`);
  await title.fill("My title");
  await field(seasons.fields.name).fill("My name");

  // Another editor saves meanwhile.
  const listed = await deskCall(page, "campaign/list", {});
  const id = listed.seasons.find(({ region, key }) => region === name.region && key === name.key)?.id ?? 0;
  const ref = { kind: "season", id } as const;
  const { published } = await deskCall(page, "content/read", ref);
  const fields = { ...published, name: "Their name", lead: "Their introduction" };
  await deskCall(page, "content/save", { ...ref, version: 0, fields, publish: "no" });
  await button(content.save.draft).click();
  const conflict = page.getByRole("alert", { name: content.conflict.title });
  await expect(conflict).toContainText(
    formatMessage(content.conflict.taken, { fields: seasons.fields.lead }, "en-US"),
  );
  await expect(conflict).toContainText("Their name");
  await checkPage(page, [360, 1280]);
  await page.reload();
  await conflict.getByRole("radio", { name: /My name/ }).check();
  await conflict.getByRole("button", { name: content.conflict.goOn }).click();
  await expect(top.getByLabel(seasons.fields.lead)).toHaveValue("Their introduction");
  await button(content.save.now).click();
  await expect.poll(readPublicPage).toContain("Their introduction");
  expect(await readPublicPage()).toContain("My title");

  // The text is a second editor of the same draft: a mistake is shown, and saving stays in the text.
  await button(seasons.asText).click();
  const text = page.getByLabel(seasons.text);
  const readable = await text.inputValue();
  await text.fill(readable.replace(/^eventTime:.*$/m, "eventTime: 7 pm"));
  await button(content.save.draft).click();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await text.fill(readable.replace("My title", "Typed as text"));
  await button(content.save.draft).click();
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await expect(text).toHaveValue(/Typed as text/);
  await button(seasons.asForm).click();
  await expect(title).toHaveValue("Typed as text");

  // Unpublishing a season with a draft keeps the draft, and visitors still see what they saw.
  await page.goto(`${site.address}/desk/campaign`);
  await button(formatMessage(seasons.takeBack.of, { name: called }, "en-US")).click();
  await expect(dialog).toContainText(seasons.takeBack.sureDraft);
  await checkPage(page, [360]);
  await dialog.getByRole("button", { name: shell.cancel }).click();
  expect(await readPublicPage()).toContain("My title");
  await button(formatMessage(seasons.takeBack.of, { name: called }, "en-US")).click();
  await dialog.getByRole("button", { name: seasons.takeBack.submit }).click();
  await expect(page.getByText(seasons.takeBack.besideDraft)).toBeVisible();
  await expect.poll(readPublicPage).not.toContain("My title");
  await page.getByRole("link", { name: formatMessage(seasons.openOf, { name: called }, "en-US") }).click();
  await expect(title).toHaveValue("Typed as text");
  await expect(history.getByRole("listitem").first()).toContainText(content.history.actions.unpublish);
  await history.getByRole("button", { name: content.history.before }).first().click();
  await expect(title).toHaveValue("My title");
  await checkPage(page, [360, 1280]);
  await button(content.save.now).click();
  await expect.poll(readPublicPage).toContain("My title");

  await title.fill("Not wanted");
  await button(content.save.draft).click();
  await button(content.save.discard).click();
  await expect(dialog).toContainText(content.save.sureDiscard);
  await dialog.getByRole("button", { name: content.save.discard }).click();
  await expect(title).toHaveValue("My title");
  expect(await readPublicPage()).toContain("My title");
});

test("the input of a new season survives a reload; after discarding, it can be brought back", async ({
  page,
}) => {
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const called = formatMessage(seasons.called, { region: links.regions.en, key: "spring" }, "en-US");
  const row = page.getByRole("row").filter({ hasText: called });
  const history = page.getByRole("region", { name: content.history.title });
  await logIntoDesk(page, `${site.address}/desk/campaign`);
  const first = formatMessage(seasons.called, { region: links.regions.en, key: "2021-01" }, "en-US");
  await button(formatMessage(seasons.nextOf, { name: first }, "en-US")).click();
  await field(seasons.fields.name).fill("Spring talks");
  await field(seasons.fields.key).fill("spring");
  await page.reload();
  await expect(field(seasons.fields.name)).toHaveValue("Spring talks");
  await expect(field(seasons.fields.key)).toHaveValue("spring");
  await button(seasons.begin.submit).click();
  await button(content.save.draft).click();
  await expect(history).toBeVisible();
  await button(content.save.discard).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(seasons.discard.never);
  await dialog.getByRole("button", { name: content.save.discard }).click();
  await expect(page.getByRole("heading", { name: content.removed.isRemoved, exact: true })).toBeVisible();
  await page.goto(`${site.address}/desk/campaign`);
  await expect(row).toHaveCount(0);
  await page.getByText(formatMessage(content.removed.title, { count: 1 }, "en-US")).click();
  await checkPage(page, [360, 1280]);
  await button(formatMessage(content.removed.bringBackNamed, { name: "Spring talks" }, "en-US")).click();
  await expect(page.getByText(content.removed.back)).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});
