import { seasons } from "../../testing/campaign/first-seasons";
import { campaignPicture, pictureDate } from "./picture";
import { regions } from "./region";

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

test.each(regions)("the picture of %s has its art and fonts for its words", async (region) => {
  const picture = await campaignPicture(seasons[region], at("2021-01-01T00:00:00Z"));
  expect(picture.art).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(picture.title.length).toBeLessThanOrEqual(4);
  expect(picture.fonts.length).toBeGreaterThan(1);
});
