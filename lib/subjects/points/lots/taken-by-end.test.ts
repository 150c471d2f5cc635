import { takenByEnd } from "./taken-by-end";

const points = [
  { points: 40, last_day: "2027-03-03" },
  { points: 20, last_day: null },
];

test.each([
  [0, []],
  [40, [{ points: 40, last_day: "2027-03-03" }]],
  [
    48,
    [
      { points: 40, last_day: "2027-03-03" },
      { points: 8, last_day: null },
    ],
  ],
  [99, points],
])("a price of %i is taken from what ends first", (price, expected) => {
  expect(takenByEnd(points, price)).toEqual(expected);
});
