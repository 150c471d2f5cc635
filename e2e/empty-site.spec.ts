import { rmSync } from "node:fs";
import { languages, type Language } from "../lib/base/i18n/languages";
import { createLetter } from "../lib/app/delivery/mail/letters";
import { noFacts, readSchoolFile } from "../lib/subjects/school/school-file";
import { setSchool } from "../lib/subjects/school/school";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { findDemoFacts } from "./support/demo-facts";
import { startInMode } from "./support/site-process";
import { expect, test } from "./support/test";
import { fixedAddresses } from "./support/walk";

/* An empty site of another school: nothing of the demo school is on any page. */

/** Regions that have no season, and files that do not exist without content. */
const absent = [
  ...["vn", "id", "en"].flatMap((region) => [
    `/study-abroad/${region}`,
    `/study-abroad/enroll/${region}`,
    `/study-abroad/hsk/${region}`,
    `/og/campaign/${region}`,
    `/calendar/campaign/${region}-1.ics`,
  ]),
  "/calendar/free-class.ics",
  "/mobile-download",
  "/prices",
  ...["android", "ios", "wechat", "zalo", "whatsapp"].map((name) => `/qr/${name}`),
];

test("an empty site of another school shows no fact of the demo school", async () => {
  const dataDir = testDataFolder(`empty-${process.pid}`);
  rmSync(dataDir, { recursive: true, force: true });
  const env = { DATA_DIR: dataDir, DEMO_CONTENT: "false", DEMO_SEASONS: "false", RATE_LIMIT_FACTOR: "1000" };
  const site = await startInMode("npm start", { env });
  const get = (path: string) => fetch(site.address + path, { redirect: "manual" });
  try {
    for (const path of absent) expect.soft([path, (await get(path)).status]).toEqual([path, 404]);

    const files = [
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/api/openapi.json",
      "/desk/login",
    ];
    for (const path of [...fixedAddresses, ...files, "/no-such-page"]) {
      const response = await get(path);
      const isOpenApi = path === "/api/openapi.json";
      // The examples of the contract are not the school's.
      const text = isOpenApi
        ? JSON.stringify(((await response.json()) as { info: unknown }).info)
        : await response.text();
      expect.soft({ path, facts: findDemoFacts(text, path) }).toEqual({ path, facts: [] });
      expect
        .soft({ path, gap: /\{\{\w|undefined[^:=;,)\]}&|?.]|[^\d.,]0\+/.exec(visible(text))?.[0] })
        .toEqual({ path, gap: undefined });
      expect
        .soft({ path, hasCampaign: text.includes("/study-abroad") && path !== "/robots.txt" })
        .toEqual({ path, hasCampaign: false });
    }
    const home = await (await get("/home?locale=en-US")).text();
    for (const part of [
      'id="free-class"',
      "/qr/app",
      "/qr/wechat",
      'data-part="video-card"',
      "mobile-download",
    ])
      expect.soft({ part, found: home.includes(part) }).toEqual({ part, found: false });
    expect(home).toContain("Chinese school");
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  // Mails are written by the same texts and facts in this process.
  setSchool({ ...noFacts(), name: { "en-US": "Lotus" }, email: "lotus@lotus.example" });
  for (const language of languages as readonly Language[]) {
    const reader = { language, name: "Li", address: "li@li.example", timeZone: "Asia/Shanghai", link: "" };
    const letter = createLetter(
      { kind: "password.changed", data: {}, audience: "person" } as never,
      reader as never,
    );
    expect(findDemoFacts(JSON.stringify(letter))).toEqual([]);
  }
  setSchool(readSchoolFile());
});

/** The text of a page without scripts and styles. */
const visible = (html: string) =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
