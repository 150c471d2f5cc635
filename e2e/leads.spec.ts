import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { regions } from "../lib/base/reference/campaign-regions";
import type { Lead } from "../lib/subjects/leads/lead";
import { isLongRun } from "../testing/long-run";
import { servers } from "./servers";
import {
  fillEnrolForm,
  enrolFormOf,
  uniquePhoneNumber,
  waitForOriginCookie,
  newApplicant,
} from "./support/campaign";
import { applyButton, chooseRegion } from "./support/apply";
import { hydratePage } from "./support/settled";
import { skipSpamDelay } from "./support/skip-spam-delay";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";
import { tickConsent } from "./support/consent";

/* Compares the output of `npm run leads` while the site runs with the input in the browser. */

async function leads(...parameters: string[]): Promise<string> {
  const command = ["--import", "tsx", "lib/app/operator/leads.ts", ...parameters];
  const DATA_DIR = testDataFolder(servers.embedded.port);
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "", API_HOST: "" };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, maxBuffer: 64e6 });
  return stdout;
}

/** The stored lead that is found by one of its fields. */
async function stored(column: "phone" | "name", value: string): Promise<Lead | undefined> {
  const all = JSON.parse(await leads("--format", "json")) as Lead[];
  const [found, ...more] = all.filter((lead) => lead[column] === value);
  expect(more).toEqual([]);
  return found;
}

test.beforeEach(({ page }) => page.clock.install());

const unusedAnswers = {
  ...{ class_id: null, region: null, suspect: null },
  ...{ company: null, company_size: null, company_goals: null, message: null },
};
/** The state of a lead that no one at the desk has edited. */
const untouched = {
  created_at_school: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/),
  class_name: null,
  state: "New",
  ...{ adviser: null, next_step: null, next_on: null, notes: null },
  // The box for the privacy policy, ticked in the language of the page.
  consents: expect.stringMatching(/^privacy \d{4}-\d\d-\d\d [a-z]{2}-[A-Z]{2} \d{4}-\d\d-\d\dT[\d:.]+Z$/),
};
const newly = {
  id: expect.any(Number),
  created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
};

for (const region of isLongRun ? regions : (["vn"] as const)) {
  test(`${region}: an enrolment is stored as entered, with the marketer's link`, async ({ page }) => {
    const typed = newApplicant();
    await page.goto(
      `/study-abroad/${region}-zalo-tet?utm_source=zalo&utm_medium=chat&utm_campaign=a%26t%E1%BA%BFt&utm_term=${"x".repeat(300)}`,
    );
    await page.getByRole("link", { name: campaignWords[region].register }).first().click();
    const form = enrolFormOf(page, region);
    await fillEnrolForm(page, region, { ...typed, name: "=Lan;Anh 🌉" });
    await form.code.fill("65");
    await form.code.press("Tab");
    await form.interest(2).check();
    await form.gpa.fill("3,5");
    await form.city.fill("Thâm Quyến");
    await form.university.fill("深圳大学");
    await form.major.fill("-1+1");
    await skipSpamDelay(page);
    await form.submit.click();
    const code = page.locator("output:visible").first();
    await expect(code).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    const phone = `65-${typed.number}`;
    expect(await stored("phone", phone)).toEqual({
      kind: "enrolment",
      ...newly,
      name: "=Lan;Anh 🌉",
      phone,
      email: typed.email,
      gpa_score: 3.5,
      intention_city: "Thâm Quyến",
      intention_university: "深圳大学",
      intention_major: "-1+1",
      season: "2021-01",
      source: { vn: "越南", id: "印尼", en: "国际" }[region],
      interest: "宣讲会;留学服务",
      activation_code: await code.textContent(),
      ...unusedAnswers,
      ...untouched,
      source_name: { vn: "Vietnam", id: "Indonesia", en: "International" }[region],
      interest_names: "Talks, Study-in-China service",
      segment: `${region}-zalo-tet`,
      utm_source: "zalo",
      utm_medium: "chat",
      utm_campaign: "a&tết",
      utm_term: "x".repeat(100),
      utm_content: null,
    });
    // By number, in any region.
    if (region !== "vn") return;
    expect(await leads("--erase", phone)).toContain("enrolments 1, enquiries 0");
    expect(await stored("phone", phone)).toBeUndefined();
  });
}

test("a visitor's enquiry is stored as entered", async ({ page }) => {
  const { visitor } = words("en-US").apply;
  const name = `Ngọc ${uniquePhoneNumber()}`;
  await page.goto("/study-abroad/en-tiktok");
  await waitForOriginCookie(page, "en");
  await openInLanguage(page, "en-US", "/hot-sell/detail/1");
  await hydratePage(page);
  await applyButton(page).click();
  const dialog = page.getByRole("dialog", { name: visitor.title });
  await dialog.getByLabel(visitor.nickname).fill(name);
  await chooseRegion(dialog, "vietnam");
  await dialog.getByLabel(visitor.phone).fill("+84 912 345 678");
  await tickConsent(dialog);
  await skipSpamDelay(page);
  await dialog.getByRole("button", { name: visitor.submit }).click();
  await expect(dialog).toBeHidden();
  expect(await stored("name", name)).toMatchObject({
    kind: "enquiry",
    ...newly,
    phone: "84-912345678",
    region: "VN",
    class_id: 1,
    email: null,
    activation_code: null,
    segment: "en-tiktok",
    utm_source: null,
  });
});
