import { classCheck, dependsOnClasses, isThere } from "./known-classes";

const known = { ids: [1, 12], pages: 2 };
const path = (id: number) => `/en-US/hot-sell/detail/${id}`;

test("only pages of classes and of the list depend on what there is", () => {
  expect(dependsOnClasses("/ko-KR/hot-sell/detail/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/hot-sell/page/2")).toBe(true);
  for (const other of ["/ko-KR/hot-sell", "/ko-KR/home", "/ko-KR/live/records"])
    expect(dependsOnClasses(other)).toBe(false);
});

test.each([
  [path(1), true],
  [path(12), true],
  [path(2), false],
  [path(999_999), false],
  ["/en-US/hot-sell/page/2", true],
  ["/en-US/hot-sell/page/3", false],
])("%s", (rewrite, expected) => {
  expect(isThere(rewrite, known)).toBe(expected);
});

describe("asking", () => {
  let now = 0;
  const load = jest.fn(async () => known as typeof known | undefined);
  beforeEach(() => {
    now = 0;
    load.mockReset().mockResolvedValue(known);
  });
  const start = () => classCheck(load, () => now);

  test("a known class is asked about once", async () => {
    const check = start();
    for (let time = 0; time < 10; time += 1) {
      now += 60_000;
      expect(await check(path(1))).toBe(true);
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a thousand unknown ones, at once and after, cost one question in five seconds", async () => {
    const check = start();
    const tries = Array.from({ length: 1000 }, (_, index) => check(path(100 + index)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([false]));
    now = 4_999;
    expect(await check(path(5))).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a new class is found five seconds later at most", async () => {
    const check = start();
    expect(await check(path(13))).toBe(false);
    load.mockResolvedValue({ ids: [1, 12, 13], pages: 2 });
    now = 5_000;
    expect(await check(path(13))).toBe(true);
  });

  test("while nobody can tell, all count as there, and nobody is pressed", async () => {
    load.mockRejectedValue(new Error("away"));
    const check = start();
    expect(await check(path(13))).toBe(true);
    expect(await check(path(14))).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(known);
    now = 5_000;
    expect(await check(path(14))).toBe(false);
  });
});
