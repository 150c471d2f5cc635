import { faults, startFaultyHost, type FaultyHost } from "../testing/gateway/faulty-host";
import type { Language } from "../lib/base/i18n/languages";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test.describe.configure({ mode: "serial" });

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

test.describe("pages that were rendered before", () => {
  /** Every page with data of the provider, and a text that comes only from the provider. */
  const pages: Record<string, string> = {
    "/home": "Lin Yue",
    "/class": "/media/banners/trial.svg",
    "/live": "Tones by ear",
    "/live?tab=records": "Ordering tea",
    "/hot-sell": "HSK 4 intensive",
    "/hot-sell/detail/1": "HSK 4 intensive",
    "/mobile-download": "https://apps.example.com/ios",
  };

  test("contain the provider's data", async () => {
    for (const [path, content] of Object.entries(pages)) {
      const { status, html } = await get(path, "en-US");
      expect([path, status, html.includes(content)]).toEqual([path, 200, true]);
    }
  });

  /** The first request starts the revalidation; the page is ready when it is fresh again. */
  async function keepTheirs() {
    await site.passMinute();
    await Promise.all(
      Object.entries(pages).map(([path, content]) =>
        expect
          .poll(
            async () => {
              const { status, html, cache } = await get(path, "en-US");
              expect([path, status, html.includes(content)]).toEqual([path, 200, true]);
              return cache;
            },
            { intervals: [100] },
          )
          .toBe("HIT"),
      ),
    );
  }

  test("keep their data while revalidation finds the provider down", async () => {
    await host.fail("refused");
    await keepTheirs();
    await host.fail(undefined);
  });

  test("keep their data while every call of the revalidation fails in another way", async () => {
    const failedCalls = await host.cycleFaults();
    for (let round = 0; round < 3; round += 1) await keepTheirs();
    expect([...failedCalls].sort()).toEqual(faults.filter((fault) => fault !== "refused").sort());
    await host.fail(undefined);
  });

  test("the operator's log has every failed call", () => {
    const calls = new Set(site.log().map((line) => (line as { call?: string }).call));
    expect([...calls]).toEqual(
      expect.arrayContaining(["homePage", "recommendedTeachers", "partners", "preSales", "readyLives"]),
    );
  });
});

test.describe("pages that were never rendered", () => {
  const all = [
    "/home",
    "/live",
    "/hot-sell/detail/1",
    "/hot-sell",
    "/class",
    "/mobile-download",
    "/live?tab=records",
  ];

  async function expectFriendlyErrors(language: Language) {
    const { notice, error } = words(language);
    const responses = await Promise.all(all.map((path) => get(path, language)));
    for (const [index, { status, html }] of responses.entries()) {
      expect([all[index], status]).toEqual([all[index], 200]);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toMatch(/<h1[^>]*>[^<]/);
      const hasNoCalls = ["/class", "/mobile-download"].includes(all[index] ?? "");
      if (!hasNoCalls) expect(html.includes(notice.failed) || html.includes(error.text)).toBe(true);
    }
  }

  // Each check uses other languages: a rendered page is cached.
  test("show a friendly error while the provider is down", async () => {
    await site.passMinute();
    await host.fail("refused");
    await expectFriendlyErrors("ko-KR");
    await host.fail(undefined);
  });

  test("show a friendly error when every call fails in another way", async () => {
    const failedCalls = await host.cycleFaults();
    // Calls that are made at the same time share their response, so one round may not use every fault.
    const expected = faults.filter((fault) => fault !== "refused");
    for (let round = 0; round < 4 && failedCalls.size < expected.length; round += 1) {
      await site.passMinute();
      await Promise.all((["zh-CN", "zh-HK", "zh-TW", "id-ID"] as const).map(expectFriendlyErrors));
    }
    expect([...failedCalls].sort()).toEqual(expected.sort());
    await host.fail(undefined);
  });

  test("are complete except for the failing section once the rest is back", async () => {
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
