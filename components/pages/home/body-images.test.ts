import { assignImagesToTexts } from "./body-images";

const images = (...orders: number[]) =>
  orders.map((order, index) => ({ id: index + 1, link: "/a.svg", alt: "", order }));
const placedOrders = (...orders: number[]) =>
  assignImagesToTexts(images(...orders), 6).map((image) => image?.order);

test.each([
  [[3, 1, 2, 6, 5, 4], [1, 2, 3, 4, 5, 6], "sorted by number"],
  [[1, 3, 4, 5, 6], [1, undefined, 3, 4, 5, 6], "a missing one leaves a gap"],
  [[20, 10, 30], [10, 20, 30], "other numbers"],
  [[2, 2, 1], [1, 2, 2], "numbered twice"],
  [[0, 1, 2], [0, 1, 2], "numbered from 0"],
])("%j are placed as %j: %s", (input, expected) => {
  expect(placedOrders(...input).slice(0, expected.length)).toEqual(expected);
});
