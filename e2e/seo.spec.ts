import { languages } from "../lib/base/i18n/languages";
import { routes, type Route } from "../lib/base/routes";
import { servers } from "./servers";
import { expect, test } from "./support/test";
import { oncePerPage, visits, type Visit } from "./support/walk";

const { address: origin } = servers.embedded;
const indexed = visits.filter(({ name }) => name !== "missing" && (routes[name] as Route).indexed);

/** Links without a descriptive text, by the rule and the word list of Lighthouse. */
async function vagueLinks(html: string, language: string, address: string) {
  const { default: rule } = await import("lighthouse/core/audits/seo/link-text.js");
  const AnchorElements = [...html.matchAll(/<a\b([^>]*\bhref="([^"]+)"[^>]*)>(.*?)<\/a>/gs)].map(
    ([, attributes = "", href = "", inner = ""]) => ({
      href: new URL(href.replaceAll("&amp;", "&"), origin).href,
      rel: /\brel="([^"]*)"/.exec(attributes)?.[1] ?? "",
      text: inner.replace(/<[^>]*>/g, ""),
      textLang: language,
    }),
  );
  expect(AnchorElements.length).toBeGreaterThan(5);
  const { details } = rule.audit({
    AnchorElements,
    URL: { finalDisplayedUrl: origin + address },
  } as unknown as Parameters<typeof rule.audit>[0]);
  return (details as unknown as { items: { text: string }[] }).items.map(({ text }) => text);
}

/** Runs a check for every indexed page among some visits, in its languages at once. */
async function forEachIndexed(among: Visit[], check: (visit: Visit) => Promise<void>): Promise<void> {
  const checked = among.filter((visit) => indexed.includes(visit));
  for (const name of new Set(checked.map((visit) => visit.name)))
    await Promise.all(checked.filter((visit) => visit.name === name).map(check));
}

test("the head of every indexed page, its structured data and its links", async ({ request }) => {
  test.slow();
  await forEachIndexed(visits, async ({ language, path, address }) => {
    const html = await (await request.get(address)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect.soft(head, address).toMatch(/<title>[^<]{5,}<\/title>/);
    expect.soft(head, address).toMatch(/<meta name="description" content="[^"]{30,}"/);
    const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    const set = Object.fromEntries(links.map(([, code, href]) => [code, href]));
    if (Object.keys(set).length > 4) {
      expect.soft(head, address).toContain(`<link rel="canonical" href="${set[language]}"/>`);
      const byLanguage = languages.map((code) => [
        code,
        code === "en-US" ? origin + path : `${origin}${path}?locale=${code}`,
      ]);
      expect.soft(set, address).toEqual({ ...Object.fromEntries(byLanguage), "x-default": origin + path });
    } else {
      // A campaign page has one language, that of its region.
      expect.soft(path).toContain("/study-abroad/");
    }
    for (const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(() => JSON.parse(data), address).not.toThrow();
    expect.soft(await vagueLinks(html, language, address), address).toEqual([]);
  });
});

test("the picture of every shared link is a small PNG of 1200 by 630 pixels", async ({ request }) => {
  test.slow();
  await forEachIndexed(oncePerPage, async ({ address }) => {
    const html = await (await request.get(address)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const response = await request.get((picture ?? "").replaceAll("&amp;", "&"));
    expect.soft(response.headers()["content-type"], address).toBe("image/png");
    const bytes = await response.body();
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
    expect.soft(bytes.length, address).toBeLessThan(120_000);
  });
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
