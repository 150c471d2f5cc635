import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { copyProject } from "../testing/copy-project.mjs";
import { isLongRun } from "../testing/long-run";
import { startInMode } from "./support/site-process";
import { expect, openLanguages, test } from "./support/test";

/* What the README promises of a new language: its file, listed, and a folder of messages, even an incomplete one. */

const japanese = `import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "日本語",
  short: ["ja"],
  alsoKnownAs: ["jpn"],
  region: "JP",
  timeZone: "Asia/Tokyo",
  related: [],
  isTraditional: false,
  isFullWidth: true,
  times: {
    hour: "numeric",
    weekday: "short",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, " "],
    isClockFirst: false,
    rangeSeparator: "～",
    hasIntlRanges: false,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "JPY",
  currencyStyle: "name",
  hasCurrencySymbols: false,
  shareNetworks: ["line", "facebook"],
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: true,
  hasLowerCaseZones: false,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-sc"],
};
`;

test("a file and a folder of messages add a language that is type-checked, built and served", async ({
  page,
}) => {
  test.skip(!isLongRun, "long runs only: a copy of the project is type-checked and built");
  test.setTimeout(1_800_000);
  const folder = copyProject();
  try {
    addJapanese(folder);
    leaveOutBuildCache(folder);
    run(folder, ["node_modules/next/dist/bin/next", "typegen"]);
    run(folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);

    const missing = run(folder, ["--import", "tsx", "scripts/messages.ts", "ja-JP"]);
    expect(missing).toMatch(/^ja-JP: \d{3,} missing\n/);
    expect(missing).toContain("\n  site.json header.login\n");
    expect(missing).toContain("\n  notifications.json ");
    expect(missing).toContain("\n  help.md\n");
    expect(missing).not.toContain("header.register\n");

    run(folder, ["scripts/build.mjs"]);
    const env = { DATA_DIR: testDataFolder(`new-language-${process.pid}`) };
    const site = await startInMode("npm start", { folder: folder, env, host: "localhost" });
    try {
      await page.goto(`${site.address}/help?locale=en-US`);
      const banner = page.getByRole("banner");
      await openLanguages(page, "en-US");
      await banner.getByRole("link", { name: "日本語", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP");
      await expect(banner.getByRole("link", { name: "無料登録" })).toBeVisible();
      // A message and a document that the folder lacks are in English.
      await expect(banner.getByRole("link", { name: "Log in" })).toBeVisible();
      await expect(page.locator("main [lang=en-US]").first()).toBeVisible();

      // A Japanese browser gets it without choosing, and calls reply in it.
      const headers = { "Accept-Language": "ja,en;q=0.5" };
      for (const address of ["/home", "/live", "/class", "/prices", "/try", "/privacy"]) {
        const response = await fetch(site.address + address, { headers });
        expect.soft([address, response.status]).toEqual([address, 200]);
        const html = await response.text();
        expect.soft(html, address).toContain('<html lang="ja-JP"');
        expect.soft(html, address).toContain("無料登録");
      }
      const call = { method: "POST", body: "{}" };
      const type = { "Content-Type": "application/json", Origin: site.address };
      const refused = await fetch(`${site.address}/api/v1/activity/abroad/create`, {
        ...call,
        headers: { ...headers, ...type },
      });
      expect(await refused.text()).toContain("入力内容をご確認ください。");
      expect((await fetch(`${site.address}/og/ja-JP/home`)).headers.get("content-type")).toBe("image/png");
      const sitemap = await fetch(`${site.address}/sitemap.xml`);
      expect(await sitemap.text()).toContain('hreflang="ja-JP"');
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Adds a language as lib/base/i18n/languages says, with two messages. */
function addJapanese(folder: string): void {
  writeFileSync(path.join(folder, "lib/base/i18n/languages/ja-JP.ts"), japanese);
  for (const [list, name] of [
    ["index.ts", "facts"],
    ["server.ts", "serverFacts"],
  ] as const)
    edit(path.join(folder, "lib/base/i18n/languages", list), (text) =>
      text
        .replace(/(?=\n\n)/, `\nimport { ${name} as jaJP } from "./ja-JP";`)
        .replace(/(?<=^ {2}"ko-KR": koKR,\n)/m, '  "ja-JP": jaJP,\n'),
    );
  mkdirSync(path.join(folder, "messages/ja-JP"));
  writeMessages(folder, "site.json", { header: { register: "無料登録" } });
  writeMessages(folder, "server.json", { errors: { invalidInput: "入力内容をご確認ください。" } });
}

/** Saves the time to store the build for a second one, a fifth of it. */
function leaveOutBuildCache(folder: string): void {
  edit(path.join(folder, "next.config.mjs"), (text) =>
    text.replace("experimental: {", "experimental: { turbopackFileSystemCacheForBuild: false,"),
  );
}

function writeMessages(folder: string, name: string, messages: object): void {
  writeFileSync(path.join(folder, "messages/ja-JP", name), JSON.stringify(messages));
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

/** Runs a Node script in a folder. @returns its output */
function run(folder: string, parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "" },
  });
  expect([parameters, status, status === 0 ? "" : stdout + stderr]).toEqual([parameters, 0, ""]);
  return stdout;
}
