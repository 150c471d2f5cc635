import { routes, type Route } from "../lib/base/routes";
import { servers } from "./servers";
import { expect, test } from "./support/test";
import { oncePerPage, visits } from "./support/walk";

const { address: origin } = servers.embedded;
const indexed = visits.filter(({ name }) => name !== "missing" && (routes[name] as Route).indexed);

test("the picture of every shared link is a small PNG of 1200 by 630 pixels", async ({ request }) => {
  test.slow();
  for (const { address } of oncePerPage.filter((visit) => indexed.includes(visit))) {
    const html = await (await request.get(address)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const response = await request.get((picture ?? "").replaceAll("&amp;", "&"));
    expect.soft(response.headers()["content-type"], address).toBe("image/png");
    const bytes = await response.body();
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
    expect.soft(bytes.length, address).toBeLessThan(120_000);
  }
});

test("the sitemap holds every indexed page, robots.txt names it, and the manifest has its icons", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of indexed.filter(({ path }) => !path.includes("/study-abroad/"))) {
    if (!Object.values(routes).some((route) => route.path === path)) continue;
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("pages in Vietnamese load the font subset that only they need at once, and other pages do not", async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const preloaded = (html: string) =>
    [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" crossorigin=""/g)].map(
      ([, href = ""]) => new URL(href, origin).pathname,
    );
  const [vietnamese, english] = await Promise.all([text("/class?locale=vi-VN"), text("/class?locale=en-US")]);
  const [both, own, ...more] = preloaded(vietnamese);
  expect(more).toEqual([]);
  expect(preloaded(english)).toEqual([both]);
  // Home also shows a character as large as its board.
  const ofHome = preloaded(await text("/home?locale=en-US"));
  expect(ofHome.filter((file) => file !== both)).toEqual([expect.stringContaining("/heroes.")]);
  const sheets = [...vietnamese.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const faces = await Promise.all(
    sheets.map(async (sheet) =>
      [...(await text(sheet)).matchAll(/@font-face\{[^}]*\}/g)]
        .map(([rule]) => rule)
        // Faces of characters and pinyin are loaded where they are used.
        .filter((rule) => rule.includes("Plus Jakarta Sans") && rule.includes("unicode-range"))
        .map((rule) => new URL(/url\(([^)]+)\)/.exec(rule)?.[1] ?? "", origin + sheet).pathname),
    ),
  );
  expect(faces.flat()).toEqual([both, own]);
});
