import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../testing/copy-project.mjs";
import { checkOwnNames } from "./support/own-names";
import { developing } from "./support/site-process";
import { expect, openLanguages, test } from "./support/test";

test("a folder of messages and one line add a language to menus, pages, calls and the sitemap", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = copyProject();
  try {
    cpSync(path.join(folder, "messages/en-US"), path.join(folder, "messages/ja-JP"), { recursive: true });
    // Documents of the folder are optional: this one falls back to English.
    rmSync(path.join(folder, "messages/ja-JP/help.md"));
    edit(path.join(folder, "messages/ja-JP/site.json"), (text) => {
      const messages = JSON.parse(text) as { header: { register: string } };
      messages.header.register = "無料登録";
      return JSON.stringify(messages);
    });
    edit(path.join(folder, "messages/ja-JP/server.json"), (text) =>
      text.replace(/("invalidInput": )"[^"]*"/, '$1"入力内容をご確認ください。"'),
    );
    const line = '  "ja-JP": { name: "日本語", short: ["ja"], region: "JP", timeZone: "Asia/Tokyo" },\n';
    edit(path.join(folder, "lib/i18n/languages.ts"), (text) =>
      text.replace(/(?=^\} satisfies Record<string, LanguageFacts>)/m, line),
    );
    await developing(folder, async (port) => {
      const site = `http://localhost:${port}`;
      await page.goto(`${site}/help?locale=en-US`, { timeout: 150_000 });
      const banner = page.getByRole("banner");
      await openLanguages(page, "en-US");
      await banner.getByRole("link", { name: "日本語", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ja-JP", { timeout: 30_000 });
      await expect(banner.getByRole("link", { name: "無料登録" })).toBeVisible();
      await expect(page.locator("main [lang=en-US]").first()).toBeVisible();

      // A Japanese browser gets it without choosing, and calls reply in it.
      const japanese = { "Accept-Language": "ja,en;q=0.5" };
      const home = await fetch(`${site}/home`, { headers: japanese });
      expect(await home.text()).toContain('<html lang="ja-JP"');
      const refused = await fetch(`${site}/api/v1/activity/abroad/create`, {
        method: "POST",
        headers: { ...japanese, "Content-Type": "application/json", Origin: site },
        body: "{}",
      });
      expect(await refused.text()).toContain("入力内容をご確認ください。");
      const sitemap = await fetch(`${site}/sitemap.xml`);
      expect(await sitemap.text()).toContain('hreflang="ja-JP"');
      expect(await checkOwnNames(port)).toEqual(expect.arrayContaining(["localhost", "127.0.0.1"]));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}
