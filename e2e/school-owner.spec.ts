import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { formatMessage } from "../lib/base/i18n/format-message";
import { deskLanguageCookie, deskLanguages, type DeskLanguage } from "../lib/base/desk/language";
import type { DeskMessages } from "../lib/base/desk/messages";
import { sitePages } from "../lib/subjects/pages/site-pages";
import { isLongRun } from "../testing/long-run";
import { findDemoFacts } from "./support/demo-facts";
import { desk, deskTextsOf, logIntoDesk } from "./support/desk";
import { deskCall } from "./support/desk-people";
import { startSite } from "./support/site-process";
import { expect, test } from "./support/test";
import { fixedAddresses } from "./support/walk";
import { words } from "./support/words";

/* What the owner of a school changes first, on a site of its own. */

type Walk = { language: DeskLanguage; width: number };

/** In a quick run, what the other specs of the desk do not cover: Chinese, on a phone. */
const walks: Walk[] = isLongRun
  ? deskLanguages.flatMap((language) => [390, 1280].map((width) => ({ language, width })))
  : [{ language: "zh-CN", width: 390 }];

type Session = DeskMessages["session"];

/** Creates the invitation of the first owner, as the operator does. @returns its link */
function inviteOwner({ address, port }: { address: string; port: number }): string {
  const parameters = ["--import", "tsx", "lib/app/operator/accounts.ts", "--staff", "owner@lotus.example"];
  const env = { ...process.env, DATA_DIR: testDataFolder(String(port)), SITE_URL: address };
  const output = execFileSync(process.execPath, parameters, { env, encoding: "utf8" });
  return /http\S+/.exec(output)?.[0] ?? "";
}

/** Accepts an invitation with a second factor. */
async function acceptInvitation(page: Page, link: string, session: Session): Promise<void> {
  await page.goto(link);
  await page.getByLabel(session.invitation.name).fill("Nora");
  await page.getByLabel(session.login.password).fill("three words together");
  await page.getByRole("button", { name: session.invitation.submit, exact: true }).click();
  await expect(page.getByRole("img", { name: session.enrol.picture })).toBeVisible();
  const key = (await page.locator("figure code").innerText()).replaceAll(/\s/g, "");
  await page.getByLabel(session.enrol.code).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole("button", { name: session.enrol.submit, exact: true }).click();
  await page.getByRole("button", { name: session.enrol.kept, exact: true }).click();
}

for (const { language, width } of walks)
  test(`${language} at ${width} px: an empty site is ready for visitors when the list of first steps is`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const content = deskTextsOf("content", language);
    const seasons = deskTextsOf("campaign", language);
    const links = deskTextsOf("links", language);
    const { setup } = deskTextsOf("today", language);
    const env = { DEMO_CONTENT: "false", DEMO_SEASONS: "false", RATE_LIMIT_FACTOR: "1000" };
    const site = await startSite(env);
    const read = async (path: string) => (await page.request.get(site.address + path)).text();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const english = (label: string) => page.getByRole("group", { name: label }).getByLabel("English").first();
    const publish = () => page.getByRole("button", { name: content.save.now, exact: true }).click();
    const openStep = async (step: keyof typeof setup.steps) => {
      await page.goto(`${site.address}/desk`);
      await page.getByRole("link", { name: setup.steps[step].title }).click();
    };
    const stepCount = (done: number) =>
      expect(page.getByText(formatMessage(setup.text, { done, total: 11 }, "en-US"))).toBeVisible();
    try {
      await context.addCookies([{ name: deskLanguageCookie, value: language, url: site.address }]);
      await acceptInvitation(page, inviteOwner(site), deskTextsOf("session", language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await stepCount(0);

      await openStep("school");
      await page.locator("#field-name-en-US").fill("Lotus Chinese");
      await field(content.fields.school.email).fill("hello@lotus.example");
      await field(content.fields.school.timeZone).fill("Asia/Shanghai");
      await field(content.fields.school.email).click();
      await publish();
      await expect.poll(() => read("/home?locale=en-US")).toContain("Lotus Chinese");

      await openStep("teacher");
      const { teacher, series } = content.fields;
      await english(teacher.nickname).fill("Ms. Wu");
      await page.getByRole("textbox", { name: teacher.avatar, exact: true }).fill("/icons/icon-192.png");
      await field(teacher.country).selectOption("CN");
      await english(teacher.description).fill("Patient, and glad of questions.");
      await publish();
      await page.waitForURL(/kind=teacher&id=\d+$/);

      await openStep("class");
      await field(series.list).selectOption("preSale");
      await english(series.comboName).fill("First tones");
      await english(series.description).fill("From the first tone to a talk.");
      await field(series.courseMode).selectOption("one-to-many");
      await field(series.level).fill("HSK 1");
      await field(series.teacherId).selectOption({ label: "Ms. Wu" });
      await field(series.classPoint).fill("20");
      await field(series.length).fill("60");
      await field(series.capacity).fill("6");
      const { lessons } = content;
      await field(lessons.from).fill("2099-01-05");
      await field(lessons.number).fill("4");
      await field(lessons.days[1]).check();
      await page.getByRole("button", { name: lessons.layOut, exact: true }).click();
      await publish();
      await page.waitForURL(/kind=series&id=\d+$/);
      await expect.poll(() => read("/hot-sell?locale=en-US")).toContain("First tones");

      await openStep("home");
      const hero = page.locator("[data-part=sections] > li", {
        has: page.locator("summary", { hasText: content.sections.names.hero }),
      });
      await hero.locator("summary").first().click();
      await hero.getByRole("button", { name: words(language).home.hero.title, exact: true }).click();
      await hero.getByLabel("English").first().fill("Chinese by the lotus pond");
      await publish();
      await expect.poll(() => read("/home?locale=en-US")).toContain("Chinese by the lotus pond");

      const { voice } = content.fields;
      // As it is in HTML.
      const voicesTitle = words("en-US").home.voices.story.replaceAll("'", "&#x27;");
      expect(await read("/home?locale=en-US")).not.toContain(voicesTitle);
      await page.goto(`${site.address}/desk/content/record?kind=voice`);
      await field(voice.name).fill("Anh");
      await field(voice.country).selectOption("VN");
      await english(voice.quote).fill("I order tea in Chinese now.");
      await publish();
      await expect(field(voice.consent)).toHaveAccessibleDescription(content.problems.required);
      await field(voice.consent).fill("Letter of 3 Nov 2026");
      await publish();
      await expect.poll(() => read("/home?locale=ko-KR")).toContain("I order tea in Chinese now.");
      const home = await read("/home?locale=en-US");
      expect(home).toContain(voicesTitle);
      expect(home).not.toContain("Letter of 3 Nov");
      await page.getByRole("button", { name: content.save.remove, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: content.save.remove, exact: true }).click();
      await expect.poll(() => read("/home?locale=en-US")).not.toContain(voicesTitle);

      await page.goto(`${site.address}/desk`);
      await stepCount(4);
      for (const step of ["languages", "brand", "home", "legal", "seasons"] as const) {
        const mark = page.getByLabel(formatMessage(setup.mark, { step: setup.steps[step].title }, "en-US"));
        await mark.click();
        await expect(mark).toBeChecked();
      }
      // The public address and mail are the operator's.
      await stepCount(9);

      await page.goto(`${site.address}/desk/links`);
      await expect(page.getByText(links.noPages)).toBeVisible();
      await expect(page.getByRole("button", { name: links.make })).toHaveCount(0);
      await page.goto(`${site.address}/desk/campaign`);
      const region = { region: links.regions.id };
      await page.getByRole("button", { name: formatMessage(seasons.first.submit, region, "en-US") }).click();
      await expect(
        page.getByRole("heading", {
          name: formatMessage(seasons.begin.firstTitle, region, "en-US"),
          exact: true,
        }),
      ).toBeFocused();
      await field(seasons.fields.name).fill("Lotus in spring");
      await field(seasons.fields.from).fill("2031-02-01");
      await page.getByRole("button", { name: seasons.begin.submit, exact: true }).click();
      await expect(page.getByText(seasons.isNew)).toBeVisible();
      await expect(field(seasons.fields.from)).toHaveValue("2031-02-01");
      // What only the school knows is empty and marked, also in the collapsed parts.
      const missing = page.locator("form[data-part=record] [aria-invalid=true]");
      const count = await missing.count();
      const missingText = (left: number) =>
        page.getByText(formatMessage(seasons.missing, { count: left }, "en-US"));
      await expect(missingText(count)).toBeVisible();
      await field(seasons.fields.prizeWorth).fill("Rp 500.000");
      await expect(missingText(count - 1)).toBeVisible();
      await page.reload();
      await expect(field(seasons.fields.prizeWorth)).toHaveValue("Rp 500.000");
      await expect(missingText(count - 1)).toBeVisible();
      await page.getByRole("button", { name: seasons.asText, exact: true }).click();
      const text = page.getByRole("textbox", { name: seasons.text });
      await expect(text).toHaveValue(/^name: Lotus in spring$/m);
      await page.getByRole("button", { name: seasons.asForm, exact: true }).click();
      await expect(missing).toHaveCount(count - 1);

      // In other languages they are shared by WhatsApp, which is also a contact of the demo school.
      const shared = ["/hot-sell/detail/1?locale=ko-KR", "/teachers/1?locale=ko-KR"];
      for (const path of [...fixedAddresses, ...shared, "/sitemap.xml", "/desk/login"]) {
        const text = await read(path);
        expect.soft({ path, facts: findDemoFacts(text, path) }).toEqual({ path, facts: [] });
      }
    } finally {
      await site.stop();
    }
  });

test("the Vietnamese campaign is taken down, and the Hong Kong office leaves the terms", async ({ page }) => {
  const content = deskTextsOf("content");
  const seasons = deskTextsOf("campaign");
  const site = await startSite({ DEMO_SEASONS: "false", RATE_LIMIT_FACTOR: "1000" });
  const read = async (path: string) => (await page.request.get(site.address + path)).text();
  const statusOf = async (path: string) => (await page.request.get(site.address + path)).status();
  try {
    const study = page.getByRole("contentinfo").getByRole("link", { name: words("vi-VN").header.study });
    await page.goto(`${site.address}/home?locale=vi-VN`);
    await expect(study).toBeVisible();
    expect(await read("/user-agreement?locale=en-US")).toContain("Hong Kong");
    await logIntoDesk(page, `${site.address}/desk/campaign`);
    const name = formatMessage(seasons.called, { region: desk.links.regions.vn, key: "2021-01" }, "en-US");
    await page.getByRole("button", { name: formatMessage(seasons.takeBack.of, { name }, "en-US") }).click();
    await page.getByRole("dialog").getByRole("button", { name: seasons.takeBack.submit }).click();
    await expect.poll(() => statusOf("/study-abroad/vn")).toBe(404);
    await expect(async () => {
      await page.goto(`${site.address}/home?locale=vi-VN`);
      await expect(study).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    expect(await statusOf("/study-abroad/id")).toBe(200);

    await page.goto(`${site.address}/desk/content?kind=sitePage`);
    const { published, version } = await deskCall(page, "content/read", { kind: "school", id: 1 });
    const facts = published as { offices: { country: string }[] };
    await deskCall(page, "content/save", {
      ...{ kind: "school", id: 1, version, publish: "now" },
      fields: {
        ...facts,
        ...{
          offices: facts.offices.filter(({ country }) => country !== "HK"),
          companies: {},
          officesText: {},
        },
      },
    });
    await expect.poll(() => read("/user-agreement?locale=en-US")).not.toContain("(Hong Kong) Limited");
    expect(await read("/about-us?locale=en-US")).not.toContain("Sheung Wan");

    // The terms are the school's own words.
    await page.goto(`${site.address}/desk/content/record?kind=sitePage&id=${sitePages.terms.id}`);
    await page.locator("summary", { hasText: content.sections.names.document }).click();
    await page.getByRole("button", { name: content.sections.startDocument }).first().click();
    const english = page
      .getByRole("group", { name: content.sections.fields.document })
      .first()
      .getByLabel("English");
    const text = await english.inputValue();
    await english.fill(text.replace(/^title: .*$/m, "title: Our terms"));
    await page.getByRole("button", { name: content.save.now, exact: true }).click();
    await expect.poll(() => read("/user-agreement?locale=en-US")).toContain("Our terms");
  } finally {
    await site.stop();
  }
});
