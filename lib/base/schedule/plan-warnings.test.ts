import { findClashes, newWarnings, type BusyTime } from "./plan-warnings";

const period = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const [first, second] = [
  period("2027-02-01T11:00:00.000Z", "2027-02-01T12:00:00.000Z"),
  period("2027-02-03T11:00:00.000Z", "2027-02-03T12:00:00.000Z"),
];

test("each other class is one clash; lessons that touch do not clash, and names do not matter", () => {
  const other = (id: number, startsAt: string, endsAt: string): BusyTime => ({
    ...{ of: "series", id, name: { "en-US": "HSK 1" } },
    ...period(startsAt, endsAt),
  });
  expect(
    findClashes(
      [first, second],
      [
        other(1, "2027-02-03T11:30:00.000Z", "2027-02-03T13:00:00.000Z"),
        other(2, first.startsAt, first.endsAt),
        other(2, second.startsAt, second.endsAt),
        other(3, first.endsAt, "2027-02-01T13:00:00.000Z"),
        other(4, "2027-02-01T10:00:00.000Z", first.startsAt),
        { ...other(2, first.startsAt, first.endsAt), of: "live" },
      ],
    ),
  ).toMatchObject([
    { of: "series", id: 2, count: 2, at: first.startsAt },
    { of: "live", id: 2, count: 1, at: first.startsAt },
    { of: "series", id: 1, count: 1, at: second.startsAt },
  ]);
});

test("a lesson across midnight clashes on both days", () => {
  const night = period("2027-02-01T15:30:00.000Z", "2027-02-01T16:30:00.000Z");
  const at = (startsAt: string, endsAt: string): BusyTime => ({
    ...{ of: "live", id: 1, name: {} },
    ...period(startsAt, endsAt),
  });
  // Midnight in Beijing is 16:00 in UTC.
  expect(findClashes([night], [at("2027-02-01T15:00:00.000Z", "2027-02-01T15:31:00.000Z")])).toHaveLength(1);
  expect(findClashes([night], [at("2027-02-01T16:29:00.000Z", "2027-02-01T17:00:00.000Z")])).toHaveLength(1);
});

test("what the saved version has too is no news", () => {
  const [free, seats] = [{ code: "free" }, { code: "groupSeats", count: 7 }];
  expect(newWarnings([free, seats], [free, { ...seats, count: 8 }])).toEqual([seats]);
});
