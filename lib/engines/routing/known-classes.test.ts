import { classCheck, dependsOnClasses, pathExists, type KnownClasses } from "./known-classes";

const known: KnownClasses = {
  ids: [1, 12],
  pages: 2,
  courses: [3],
  lives: [5],
  teachers: [6],
  ownPages: ["summer-camp"],
  articles: ["open-day"],
  newsPages: 2,
  prices: true,
};
const path = (id: number) => `/en-US/hot-sell/detail/${id}`;

test("only pages of a class, course, live class, teacher or list page depend on the known classes", () => {
  expect(dependsOnClasses("/ko-KR/hot-sell/detail/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/hot-sell/page/2")).toBe(true);
  expect(dependsOnClasses("/ko-KR/account/course/list/detail/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/live/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/teachers/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/pages/summer-camp")).toBe(true);
  expect(dependsOnClasses("/ko-KR/news/open-day")).toBe(true);
  expect(dependsOnClasses("/ko-KR/news/page/2")).toBe(true);
  expect(dependsOnClasses("/ko-KR/prices")).toBe(true);
  for (const other of [
    "/ko-KR/live",
    "/ko-KR/account/live-detail",
    "/ko-KR/hot-sell",
    "/ko-KR/home",
    "/ko-KR/live/records",
    "/ko-KR/account/course",
    "/ko-KR/news",
  ])
    expect(dependsOnClasses(other)).toBe(false);
});

test.each([
  [path(1), true],
  [path(12), true],
  [path(2), false],
  [path(999_999), false],
  ["/en-US/hot-sell/page/2", true],
  ["/en-US/hot-sell/page/3", false],
  ["/en-US/account/course/list/detail/3", true],
  ["/en-US/account/course/list/detail/1", false],
  ["/en-US/live/5", true],
  ["/en-US/live/6", false],
  ["/en-US/teachers/6", true],
  ["/en-US/teachers/5", false],
  ["/en-US/pages/summer-camp", true],
  ["/en-US/pages/open-day", false],
  ["/en-US/news/open-day", true],
  ["/en-US/news/summer-camp", false],
  ["/en-US/news/page/2", true],
  ["/en-US/news/page/3", false],
])("%s", (rewrite, expected) => {
  expect(pathExists(rewrite, known)).toBe(expected);
});

test("live classes or teachers that cannot be listed count as existing, the rest is checked", () => {
  const partly = { ...known, lives: null, teachers: null };
  expect(pathExists("/en-US/live/77", partly)).toBe(true);
  expect(pathExists("/en-US/teachers/77", partly)).toBe(true);
  expect(pathExists(path(77), partly)).toBe(false);
});

describe("the check", () => {
  let now = 0;
  const load = jest.fn(async (): Promise<KnownClasses | undefined> => known);
  beforeEach(() => {
    now = 0;
    load.mockReset().mockResolvedValue(known);
  });
  const start = () => classCheck(load, () => now);

  test("a known class causes one load in five seconds and does not wait for it", async () => {
    const { check } = start();
    expect(await check(path(1))).toBe(true);
    for (const at of [1_000, 4_999]) {
      now = at;
      expect(await check(path(1))).toBe(true);
    }
    expect(load).toHaveBeenCalledTimes(1);
    now = 5_000;
    let answer: (answered: typeof known) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    expect(await check(path(1))).toBe(true);
    expect(await check(path(12))).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    answer(known);
  });

  test("a deleted class is gone from the second request after five seconds, and found when it is back", async () => {
    const { check } = start();
    expect(await check(path(12))).toBe(true);
    load.mockResolvedValue({ ...known, ids: [1] });
    now = 5_000;
    expect(await check(path(12))).toBe(true);
    await new Promise(setImmediate);
    expect(await check(path(12))).toBe(false);
    load.mockResolvedValue(known);
    now = 10_000;
    expect(await check(path(12))).toBe(true);
  });

  test("a thousand unknown classes cause one load in five seconds", async () => {
    const { check } = start();
    const tries = Array.from({ length: 1000 }, (_, index) => check(path(100 + index)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([false]));
    now = 4_999;
    expect(await check(path(5))).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a new class is found after at most five seconds", async () => {
    const { check } = start();
    expect(await check(path(13))).toBe(false);
    load.mockResolvedValue({ ...known, ids: [1, 12, 13] });
    now = 5_000;
    expect(await check(path(13))).toBe(true);
  });

  test("after a reset, new and deleted classes are noticed immediately", async () => {
    const { check, reset } = start();
    expect([await check(path(12)), await check(path(13))]).toEqual([true, false]);
    load.mockResolvedValue({ ...known, ids: [1, 13] });
    reset();
    expect([await check(path(12)), await check(path(13))]).toEqual([false, true]);
  });

  test("while loading fails, every class counts as existing, and loads are limited", async () => {
    load.mockRejectedValue(new Error("away"));
    const { check } = start();
    expect(await check(path(13))).toBe(true);
    expect(await check(path(14))).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(known);
    now = 5_000;
    expect(await check(path(14))).toBe(false);
  });
});
