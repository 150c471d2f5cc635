import { readdirSync } from "node:fs";
import { routes } from "../lib/base/routes";
import { languages } from "../lib/base/i18n/languages";
import { servers } from "./servers";
import { expect, test } from "./support/test";
import { visits } from "./support/walk";
import { words } from "./support/words";

const port = servers.embedded.port;

test("the root redirects to /home and keeps the query", async ({ request }) => {
  const response = await request.get("/?utm_source=x", { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe("/home?utm_source=x");
});

test("every page responds on both names of this machine", async ({ request }) => {
  for (const name of ["localhost", "127.0.0.1"])
    for (const { name: route, path, status } of visits.filter(({ language }) => language === "en-US")) {
      const response = await request.get(`http://${name}:${port}${path}`, { maxRedirects: 0 });
      // Guests are redirected from some member pages to their public versions.
      const leadsOn = route !== "missing" && "guestPath" in routes[route];
      expect.soft(`${name}${path} ${response.status()}`).toBe(`${name}${path} ${leadsOn ? 307 : status}`);
    }
});

test("every page is rendered once and cached, not rendered per request", async ({ request }) => {
  for (const { path, status } of visits.filter(({ language }) => language === "en-US")) {
    const found = await request.get(path);
    expect([path, found.status()]).toEqual([path, status]);
    // The accelerator revalidates with Next after a second.
    const again = async () => (await request.get(path)).headers()["x-nextjs-cache"];
    await expect.poll(again, path).toMatch(/^(?:HIT|STALE)$/);
  }
  // In memory, so that no request of a visitor grows the disk.
  const files = readdirSync(".next/server/app", { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /hot-sell[\\/]detail[\\/][^[]*\.(html|rsc)$/.test(file))).toEqual([]);
});

test("no query of one visitor remains in the page that others get", async ({ request }) => {
  for (const { path } of visits.filter(({ language }) => language === "ko-KR")) {
    for (const query of ["?locale=ko-KR&email=left-behind", "?locale=ko-KR"]) {
      expect([path, (await (await request.get(path + query)).text()).includes("left-behind")]).toEqual([
        path,
        false,
      ]);
    }
  }
});

test.describe("the language of a response", () => {
  const rows: [title: string, path: string, headers: Record<string, string>, language: string][] = [
    ["English for a stranger", "/home", { "accept-language": "fr" }, "en-US"],
    ["the browser's", "/home", { "accept-language": "ko,en;q=0.5" }, "ko-KR"],
    [
      "the cookie's before the browser's",
      "/home",
      { cookie: "locale=zh-HK", "accept-language": "ko" },
      "zh-HK",
    ],
    ["the query's before the cookie's", "/home?locale=VN", { cookie: "locale=zh-HK" }, "vi-VN"],
    ["the cookie's for an unknown query", "/home?locale=xx", { cookie: "locale=id-ID" }, "id-ID"],
  ];
  test("comes from the query, the cookie, the browser, or is English", async ({ request }) => {
    for (const [title, path, headers, language] of rows) {
      const response = await request.get(path, { headers });
      expect.soft(await response.text(), title).toContain(`<html lang="${language}"`);
      expect.soft(response.headers()["cache-control"], title).toContain("private");
    }
  });

  test("is stored only when a query chose it", async ({ request }) => {
    const plain = await request.get("/home", { headers: { "accept-language": "ko" } });
    expect(plain.headers()["set-cookie"]).toBeUndefined();
    const chosen = await request.get("/home?locale=ko");
    expect(chosen.headers()["set-cookie"]).toMatch(/^locale=ko-KR; Path=\/; .*Max-Age=31536000/i);
  });
});

test.describe("an unknown address", () => {
  const addresses = [
    "/nowhere",
    "/ko-KR/home",
    "/missing",
    "/home/",
    "/HOME",
    "/home/x",
    "/%2e%2e/etc/passwd",
    "/a.php",
  ];
  test("is the 404 page", async ({ request }) => {
    for (const address of addresses) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft([308, 404], address).toContain(response.status());
      if (response.status() === 404)
        expect
          .soft((await response.text()).replaceAll("&#x27;", "'"), address)
          .toContain(words("en-US").notFound.title);
    }
  });

  test("speaks each language and leads home", async ({ page }) => {
    for (const language of languages) {
      const response = await page.goto(`/nowhere?locale=${language}`);
      expect(response?.status()).toBe(404);
      const { notFound } = words(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
      await page.getByRole("main").getByRole("link", { name: notFound.home }).click();
      await expect(page).toHaveURL(/\/home$/);
    }
  });
});

test.describe("the Vietnamese site", () => {
  const { address } = servers.down;
  const vietnam = "https://vn.yuqiao.example";
  const vietnamese: Record<string, string>[] = [
    { cookie: "locale=vi-VN" },
    { "accept-language": "vi-VN,vi;q=0.9" },
  ];

  test("serves Vietnamese to its readers, by cookie or by browser, and its redirect is not cached", async ({
    request,
  }) => {
    for (const headers of vietnamese) {
      const response = await request.get(`${address}/home?utm_source=x`, { headers, maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`${vietnam}/home?utm_source=x`);
      expect(response.headers()["cache-control"]).toBe("private, no-store");
    }
  });

  test("does not redirect visitors who chose another language, calls, pictures, the campaign or a locale query", async ({
    request,
  }) => {
    const browser = { "accept-language": "vi" };
    const notRedirected: [string, Record<string, string>][] = [
      [`${address}/home`, { ...browser, cookie: "locale=en-US" }],
      [`${address}/home?locale=vi`, browser],
      [`${address}/study-abroad/vn`, browser],
      [`${address}/api/openapi.json`, browser],
      [`${address}/art/empty.svg`, browser],
    ];
    for (const [url, headers] of notRedirected) {
      const response = await request.get(url, { headers, maxRedirects: 0 });
      expect(`${url} ${response.status() === 307}`).toBe(`${url} false`);
    }
  });
});
