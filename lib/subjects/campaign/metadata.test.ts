import { seasons } from "../../../testing/campaign/first-seasons";
import { couponsEnd } from "./dates";
import { campaignMetadata, campaignSitemap } from "./metadata";
import { regions } from "../../base/reference/campaign-regions";

const now = new Date("2021-01-01T00:00:00Z");
process.env.SITE_URL = "https://school.example";

const set = {
  vi: "https://school.example/study-abroad/vn",
  id: "https://school.example/study-abroad/id",
  en: "https://school.example/study-abroad/en",
  "x-default": "https://school.example/study-abroad/en",
};

test.each(regions)(
  "the home page of %s has its canonical address and those of the other regions",
  (region) => {
    const { alternates, openGraph, robots } = campaignMetadata("home", seasons[region], now, regions);
    expect(alternates).toEqual({
      canonical: `https://school.example/study-abroad/${region}`,
      languages: set,
    });
    expect(openGraph).toMatchObject({
      url: `https://school.example/study-abroad/${region}`,
      images: [{ url: `https://school.example/og/campaign/${region}`, width: 1200, height: 630 }],
    });
    expect(robots).toMatchObject({ index: true });
  },
);

test("the enrolled page is noindex", () => {
  const { alternates, robots } = campaignMetadata("enrolled", seasons.vn, now, regions);
  expect(robots).toMatchObject({ index: false });
  expect(alternates).toBeUndefined();
  expect(campaignSitemap(regions).map(({ url }) => url)).not.toContain(
    "https://school.example/study-abroad/enrolled/vn",
  );
});

test("the sitemap has each listed page of each region with its alternates", () => {
  const listed = campaignSitemap(regions);
  expect(listed.filter(({ url }) => url === set.vi)).toEqual([{ url: set.vi, languages: set }]);
  expect(listed.map(({ url }) => url)).toEqual(expect.arrayContaining([set.vi, set.id, set.en]));
});

test("a region without a season is in no alternates and not in the sitemap", () => {
  const { "x-default": _, en: __, ...others } = set;
  expect(campaignMetadata("home", seasons.vn, now, ["vn", "id"]).alternates?.languages).toEqual(others);
  expect(campaignSitemap(["id"]).map(({ url }) => url)).not.toContain(set.vi);
  expect(campaignSitemap([])).toEqual([]);
});

test("the description mentions vouchers until they end", () => {
  const end = couponsEnd(seasons.vn);
  const promise = (at: Date) => campaignMetadata("home", seasons.vn, at, regions).description;
  const last = promise(new Date(end.getTime() - 1));
  expect(last).toMatch(/voucher|ưu đãi/i);
  expect(promise(end)).not.toBe(last);
  expect(promise(end)).not.toMatch(/voucher|ưu đãi/i);
});
