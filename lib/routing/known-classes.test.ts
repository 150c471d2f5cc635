import { classCheck, dependsOnClasses, exists, type KnownClasses } from "./known-classes";

const known: KnownClasses = { ids: [1, 12], pages: 2, courses: [3], lives: [5], teachers: [6] };
const path = (id: number) => `/en-US/hot-sell/detail/${id}`;

test("only pages of one class, course, live class or teacher and of the list depend on what exists", () => {
  expect(dependsOnClasses("/ko-KR/hot-sell/detail/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/hot-sell/page/2")).toBe(true);
  expect(dependsOnClasses("/ko-KR/account/course/list/detail/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/live/7")).toBe(true);
  expect(dependsOnClasses("/ko-KR/teachers/7")).toBe(true);
  for (const other of [
    "/ko-KR/live",
    "/ko-KR/account/live-detail",
    "/ko-KR/hot-sell",
    "/ko-KR/home",
    "/ko-KR/live/records",
    "/ko-KR/account/course",
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
])("%s", (rewrite, expected) => {
  expect(exists(rewrite, known)).toBe(expected);
});

test("while live classes or teachers cannot be listed, each counts as existing, and the rest is checked", () => {
  const partly = { ...known, lives: null, teachers: null };
  expect(exists("/en-US/live/77", partly)).toBe(true);
  expect(exists("/en-US/teachers/77", partly)).toBe(true);
  expect(exists(path(77), partly)).toBe(false);
});

describe("asking", () => {
  let now = 0;
  const load = jest.fn(async (): Promise<KnownClasses | undefined> => known);
  beforeEach(() => {
    now = 0;
    load.mockReset().mockResolvedValue(known);
  });
  const start = () => classCheck(load, () => now);

  test("a known class, however often it is looked at, costs one question in five seconds, and no wait", async () => {
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

  test("a class that was deleted is gone five seconds later, for the second who looks, and found when it is back", async () => {
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

  test("a thousand unknown ones, at once and after, cost one question in five seconds", async () => {
    const { check } = start();
    const tries = Array.from({ length: 1000 }, (_, index) => check(path(100 + index)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([false]));
    now = 4_999;
    expect(await check(path(5))).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a new class is found five seconds later at most", async () => {
    const { check } = start();
    expect(await check(path(13))).toBe(false);
    load.mockResolvedValue({ ...known, ids: [1, 12, 13] });
    now = 5_000;
    expect(await check(path(13))).toBe(true);
  });

  test("when the school has changed something, a new class is found and a closed one gone at once", async () => {
    const { check, reset } = start();
    expect([await check(path(12)), await check(path(13))]).toEqual([true, false]);
    load.mockResolvedValue({ ...known, ids: [1, 13] });
    reset();
    expect([await check(path(12)), await check(path(13))]).toEqual([false, true]);
  });

  test("while nobody can tell, all count as there, and nobody is pressed", async () => {
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
