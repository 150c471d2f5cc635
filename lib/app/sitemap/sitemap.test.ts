import { resolveSitemap } from "next/dist/build/webpack/loaders/metadata/resolve-route-data";
import { languages } from "../../base/i18n/languages";
import { routes, type Route } from "../../base/routes";
import { sitemapEntries } from "./sitemap";

process.env.SITE_URL = "https://school.example/a&b";

const listed = Object.values<Route>(routes).filter(
  ({ path, indexed, embeddedOnly }) => indexed && !embeddedOnly && !path.includes("{"),
);
const items = [
  { path: "/hot-sell/detail/7", lastModified: "2026-11-20T10:00:00.000Z" },
  { path: "/teachers/3" },
];
const entries = sitemapEntries(items, ["vn", "id", "en"]);

const campaign = entries.filter(({ url }) => url.includes("/study-abroad/"));
const perLanguage = entries.filter((entry) => !campaign.includes(entry));

test("every indexed page is listed once in every language", () => {
  expect(perLanguage).toHaveLength((listed.length + items.length) * languages.length);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("indexed campaign pages are listed once for each region, at their plain address", () => {
  const pages = ["", "enroll/", "hsk/"].flatMap((page) =>
    ["vn", "id", "en"].map((region) => `https://school.example/a&amp;b/study-abroad/${page}${region}`),
  );
  expect(campaign.map(({ url }) => url).sort()).toEqual(pages.sort());
});

test("pages of a class or teacher have their last change, if it is known", () => {
  const of = (path: string) => entries.filter(({ url }) => url.includes(path));
  expect(of("/hot-sell/detail/7")).toHaveLength(languages.length);
  for (const { lastModified } of of("/hot-sell/detail/7")) expect(lastModified).toBe(items[0]?.lastModified);
  for (const entry of of("/teachers/3")) expect(entry).not.toHaveProperty("lastModified");
  expect(resolveSitemap(entries)).toContain("<lastmod>2026-11-20T10:00:00.000Z</lastmod>");
});

test("each entry lists all its languages, including its own", () => {
  for (const { url, alternates } of entries) {
    const set = alternates?.languages ?? {};
    expect(Object.keys(set)).toHaveLength(
      campaign.some((entry) => entry.url === url) ? 4 : languages.length + 1,
    );
    expect(Object.keys(set)).toContain("x-default");
    expect(Object.values(set)).toContain(url);
    for (const member of Object.values(set)) {
      expect(entries.find((entry) => entry.url === member)?.alternates?.languages).toEqual(set);
    }
  }
});

test("an article is listed in the languages in which it exists", () => {
  const article = { path: "/news/open-day", languages: ["vi-VN", "ko-KR"] as const };
  const own = sitemapEntries([article], []).filter(({ url }) => url.includes("/news/"));
  expect(own).toHaveLength(2);
  for (const { alternates } of own)
    expect(Object.keys(alternates?.languages ?? {})).toEqual(["vi-VN", "ko-KR", "x-default"]);
});

test("pages that are not indexed are not listed", () => {
  const xml = resolveSitemap(entries);
  for (const { path, indexed } of Object.values<Route>(routes)) {
    if (!indexed) expect(xml).not.toContain(`${path}<`);
  }
});

test("an ampersand in an address is escaped in the XML", () => {
  const xml = resolveSitemap(entries);
  expect(xml).toContain("<loc>https://school.example/a&amp;b/home</loc>");
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
});
