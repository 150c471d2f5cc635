import { trackReturnedPages } from "./returned-pages";

test("returns the pages of new and returned classes in every language, and no others", () => {
  const pages = trackReturnedPages((id) => `/hot-sell/detail/${id}`);
  expect(pages([1, 2])).toEqual([]);
  expect(pages([1])).toEqual([]);
  const back = pages([1, 2]);
  expect(back).toHaveLength(7);
  expect(back).toContain("/ko-KR/hot-sell/detail/2");
  expect(pages([2, 1])).toEqual([]);
});
