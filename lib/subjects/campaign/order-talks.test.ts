import { seasons } from "../../../testing/campaign/first-seasons";
import { orderTalks } from "./order-talks";

const orderAt = (now: string, season = seasons.vn) =>
  orderTalks(season, Date.parse(now)).map(({ index, isPast }) => (isPast ? -index : index));

test.each([
  ["before the season", "2021-01-01T00:00:00Z", [0, 1, 2, 3, 4]],
  ["during the first talk", "2021-01-11T13:29:59Z", [0, 1, 2, 3, 4]],
  ["when the second has ended", "2021-01-14T13:30:00Z", [2, 3, 4, -0, -1]],
  ["during the last", "2021-01-25T12:30:00Z", [4, -0, -1, -2, -3]],
  ["after the last", "2021-01-25T13:30:00Z", [0, 1, 2, 3, 4]],
])("%s", (_, now, expected) => {
  expect(orderAt(now)).toEqual(expected);
});

test("recordings without a date keep their order", () => {
  expect(orderAt("2026-11-28T00:00:00Z", seasons.en)).toEqual(seasons.en.sessions.map((_, index) => index));
});
