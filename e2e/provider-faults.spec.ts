import { faults, startFaultyHost, type Fault, type FaultyHost } from "../testing/gateway/faulty-host";
import { languages, type Language } from "../lib/i18n/languages";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let host: FaultyHost;
let site: Site;
test.beforeAll(async () => {
  host = await startFaultyHost();
  site = await startSite({ API_HOST: host.address, LOG_LEVEL: "error" });
});
test.afterAll(async () => {
  await site?.stop();
  await host?.close();
});

async function get(path: string, language: Language) {
  const url = new URL(path, site.address);
  url.searchParams.set("locale", language);
  const response = await fetch(url);
  return {
    status: response.status,
    html: (await response.text()).replaceAll("&#x27;", "'"),
    cache: response.headers.get("x-nextjs-cache"),
  };
}

test.describe("pages that were made before", () => {
  /** Every page that shows what the provider has, and something that only the provider knows. */
  const pages: Record<string, string> = {
    "/home": "Lin Yue",
    "/class": "/media/banners/trial.svg",
    "/live": "Tones by ear",
    "/live?tab=records": "Ordering tea",
    "/hot-sell": "HSK 4 intensive",
    "/hot-sell/detail/1": "HSK 4 intensive",
    "/mobile-download": "https://apps.example.com/ios",
  };

  test("have what the provider said", async () => {
    for (const [path, content] of Object.entries(pages)) {
      const { status, html } = await get(path, "en-US");
      expect([path, status, html.includes(content)]).toEqual([path, 200, true]);
    }
  });

  for (const fault of faults) {
    test(`keep it while they are made anew: ${fault}`, async () => {
      await host.fail(fault);
      await site.passMinute();
      await Promise.all(
        Object.entries(pages).map(async ([path, content]) => {
          // The first answer starts the making; the page has been made when it is fresh again.
          await expect
            .poll(async () => {
              const { status, html, cache } = await get(path, "en-US");
              expect([path, status, html.includes(content)]).toEqual([path, 200, true]);
              return cache;
            })
            .toBe("HIT");
        }),
      );
      await host.fail(undefined);
    });
  }

  test("the operator heard of every call that failed", () => {
    const calls = new Set(site.log().map((line) => (line as { call?: string }).call));
    expect([...calls]).toEqual(
      expect.arrayContaining(["homePage", "recommendedTeachers", "partners", "preSales", "readyLives"]),
    );
  });
});

test.describe("pages that were never made", () => {
  // Each in a language of its own: what was once made is kept.
  const sets = [
    ["/home", "/live", "/hot-sell/detail/1"],
    ["/hot-sell", "/class", "/mobile-download", "/live?tab=records"],
  ];
  const cases = faults.map((fault, index): [Fault, string[], Language] => [
    fault,
    sets[Math.floor(index / (languages.length - 1))] ?? [],
    languages.filter((language) => language !== "en-US")[index % (languages.length - 1)] ?? "ko-KR",
  ]);

  for (const [fault, paths, language] of cases) {
    test(`say so kindly: ${fault}, ${language}`, async () => {
      await site.passMinute();
      await host.fail(fault);
      const { notice, error } = words(language);
      const answers = await Promise.all(paths.map((path) => get(path, language)));
      await host.fail(undefined);
      for (const [index, { status, html }] of answers.entries()) {
        expect([paths[index], status]).toEqual([paths[index], 200]);
        expect(html).toContain(`lang="${language}"`);
        expect(html).toMatch(/<h1[^>]*>[^<]/);
        const silent = ["/class", "/mobile-download"].includes(paths[index] ?? "");
        if (!silent) expect(html.includes(notice.failed) || html.includes(error.text)).toBe(true);
      }
    });
  }

  test("are whole but for the section that fails, as soon as the rest is back", async () => {
    const language = "vi-VN";
    await host.fail("500", (call) => call === "recommendedTeachers");
    await site.passMinute();
    await expect.poll(async () => (await get("/home", language)).html).toContain("/media/banners/trial.svg");
    const { status, html } = await get("/home", language);
    expect(status).toBe(200);
    expect(html).toContain("/media/partners/1.svg");
    expect(html).toContain(words(language).notice.failed);
    expect(html).not.toContain("Lin Yue");
    await host.fail(undefined);
    await site.passMinute();
    await expect.poll(async () => (await get("/home", language)).html).toContain("Lin Yue");
  });
});
