import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { campaignWords } from "../lib/subjects/campaign/campaign-words";
import { readSeasonFiles } from "../lib/subjects/campaign/season-files";
import { writeSeason } from "../lib/subjects/campaign/season-file";
import type { Lead } from "../lib/subjects/leads/lead";
import { demoContent } from "../testing/demo-content";
import { schoolDay } from "../lib/subjects/school/school-time";
import { fillEnrolForm, enrolFormOf, newApplicant } from "./support/campaign";
import { checkPage } from "./support/page-checks";
import { startSite } from "./support/site-process";
import { expect, test } from "./support/test";

const { clock, sessions, vouchers, over, enrolled } = campaignWords.en;

test("a season runs in the demo; the next one is opened by a file, appears on the page within a minute, and collects leads of its own", async ({
  page,
}, info) => {
  const site = await startSite({ DEMO_SEASONS: "true", RATE_LIMIT_FACTOR: "1000" });
  const DATA_DIR = testDataFolder(site.port);
  const run = async (cli: string, ...parameters: string[]) => {
    const command = ["--import", "tsx", `lib/app/operator/${cli}.ts`, ...parameters];
    const env = { ...process.env, DATA_DIR, DATABASE_URL: "", API_HOST: "" };
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  };
  const typed = newApplicant();
  const enrol = async () => {
    await page.goto(`${site.address}/study-abroad/enroll/en`);
    await fillEnrolForm(page, "en", typed);
    await enrolFormOf(page, "en").submit.click();
    await expect(page.getByRole("dialog").locator("output")).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    return page.getByRole("dialog").locator("output").textContent();
  };
  try {
    await page.goto(`${site.address}/study-abroad/en`);
    const demo = demoContent().seasons.find(({ region }) => region === "en")!;
    await expect(page.getByText(demo.name).first()).toBeVisible();
    await expect(page.getByRole("region", { name: clock.title }).getByRole("timer")).toBeVisible();
    await expect(page.getByRole("link", { name: sessions.join })).toHaveCount(2);
    await expect(page.getByRole("link", { name: sessions.recording })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: vouchers.title, exact: true })).toBeVisible();
    await expect(page.getByText(enrolled.expired)).toHaveCount(0);
    // No other test covers what only a running season shows.
    await checkPage(page, [360]);
    const first = await enrol();

    const { body } = readSeasonFiles().find((season) => season.body.region === "en")!;
    const day = (days: number) => schoolDay(new Date(Date.now() + days * 86_400_000));
    const spring = {
      ...body,
      key: "spring",
      name: "Spring talks",
      from: day(-1),
      until: day(20),
      couponExpiry: day(-3),
    };
    const file = info.outputPath("en-spring.yaml");
    writeFileSync(file, writeSeason({ state: "published", body: spring }));
    expect(await run("campaign", "--import", file)).toContain("en spring");
    await site.passMinute();
    await expect(async () => {
      await page.goto(`${site.address}/study-abroad/en`);
      await expect(page.getByText("Spring talks").first()).toBeVisible({ timeout: 500 });
    }).toPass();
    // Its vouchers have expired: nothing is promised any more.
    await expect(page.getByRole("heading", { name: over.vouchers.title, exact: true })).toBeVisible();
    await expect(page.getByText(vouchers.title)).toHaveCount(0);
    await expect(page.getByText(body.offer)).toHaveCount(0);
    expect(await enrol()).not.toBe(first);
    const leads = JSON.parse(await run("leads", "--format", "json")) as Lead[];
    expect(leads.map(({ season, email }) => [season, email])).toEqual([
      ["demo", typed.email],
      ["spring", typed.email],
    ]);
    await run("campaign", "--export", info.outputPath("seasons"));
    const again = await run("campaign", "--import", info.outputPath("seasons", "en-spring.yaml"));
    expect(again).toContain(`until ${spring.until}`);
  } finally {
    await site.stop();
  }
});
