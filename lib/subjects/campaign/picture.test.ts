import { readFileSync } from "node:fs";
import { seasons } from "../../../testing/campaign/first-seasons";
import { couponsEnd } from "./dates";
import { campaignPicture, pictureDate } from "./picture";
import { regions } from "../../base/reference/campaign-regions";

const at = (instant: string) => new Date(instant);

test.each([
  ["vn", "2021-01-01T00:00:00Z", "2021/01/11", /^19:00 giờ Việt Nam$/],
  ["vn", "2021-01-12T00:00:00Z", "2021/01/14", /^19:00/],
  ["vn", "2021-01-14T12:30:00Z", "2021/01/14", /^Đang diễn ra · 19:00/],
  ["id", "2021-01-19T00:00:00Z", "21 Jan 2021", /^19\.00 WIB$/],
  ["id", "2026-11-21T00:00:00Z", "", /2021/],
  ["en", "2021-01-01T00:00:00Z", "", /2021/],
] as const)("%s at %s", (region, now, date, line) => {
  expect(pictureDate(seasons[region], at(now))).toEqual({ date, line: expect.stringMatching(line) });
});

test.each(regions)("the picture of %s has its art, its texts and their fonts", async (region) => {
  const season = seasons[region];
  const picture = await campaignPicture(season, at("2021-01-01T00:00:00Z"));
  const art = readFileSync(`public${season.art}`, "base64");
  expect(picture.art).toBe(`data:image/svg+xml;base64,${art}`);
  expect(picture.title.length).toBeLessThanOrEqual(4);
  expect(picture.title.join(" ")).toBe(season.title.replaceAll("\u00a0", " "));
  const families = new Set(picture.fonts.map(({ name }) => name));
  expect(Object.values(picture.family).flatMap((names) => names.split(", "))).toEqual(
    expect.arrayContaining([...families]),
  );
  expect(picture.fonts.length).toBeGreaterThan(1);
});

test("the vouchers are shown until they end", async () => {
  const end = couponsEnd(seasons.id);
  const vouchersAt = async (time: number) => (await campaignPicture(seasons.id, new Date(time))).vouchers;
  expect(await vouchersAt(end.getTime() - 1)).toEqual(["Rp 2.000.000", "Rp 1.000.000"]);
  expect(await vouchersAt(end.getTime())).toEqual([]);
});
