import { seasons } from "../../../testing/campaign/first-seasons";
import { chooseSeason, type SeasonSpan } from "./choose-season";

const { region, zone } = seasons.vn;
const span = (key: string, from: string, until: string): SeasonSpan => ({ region, key, zone, from, until });
const first = span("first", "2021-01-01", "2021-04-02");
const second = span("second", "2026-03-01", "2026-05-01");
const inside = span("inside", "2026-04-01", "2026-04-11");
const all = [first, second, inside];
const chosen = (seasons: SeasonSpan[], now: string) => chooseSeason(seasons, new Date(now))?.key;

test.each([
  ["before all seasons, the one that starts first", "2020-06-01T00:00:00Z", "first"],
  ["at midnight in the region when it starts", "2020-12-31T17:00:00Z", "first"],
  ["after its end, the one that ended last", "2021-04-01T17:00:00Z", "first"],
  ["a second before the next starts", "2026-02-28T16:59:59Z", "first"],
  ["when the next starts", "2026-02-28T17:00:00Z", "second"],
  ["of two running seasons, the one that started last", "2026-04-05T00:00:00Z", "inside"],
  ["when that ends, the other running one", "2026-04-10T17:00:00Z", "second"],
  ["after all seasons, the one that ended last", "2026-06-01T00:00:00Z", "second"],
])("%s", (_title, now, key) => {
  expect(chosen(all, now)).toBe(key);
  expect(chosen([...all].reverse(), now)).toBe(key);
});

test("without seasons the result is undefined", () =>
  expect(chosen([], "2026-01-01T00:00:00Z")).toBeUndefined());
