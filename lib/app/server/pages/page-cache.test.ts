import { PageCache } from "./page-cache";

/** A cache whose renderings the test resolves one by one. */
function setUp() {
  const clock = { now: 0 };
  const renders: { name: string; before: unknown; settle: (value: object | Error) => void }[] = [];
  const store = new PageCache<object>(
    1000,
    (name, before) =>
      new Promise((resolve, reject) => {
        const settle = (value: object | Error) =>
          value instanceof Error ? reject(value) : resolve({ value, bytes: 10 });
        renders.push({ name, before, settle });
      }),
    () => clock.now,
  );
  return { clock, asked: renders, store };
}

const first = { version: 1 };
const second = { version: 2 };

async function withFirst() {
  const all = setUp();
  const got = all.store.get("/home");
  all.asked[0]!.settle(first);
  await got;
  return all;
}

test("a thousand concurrent requests share one rendering", async () => {
  const { store, asked: renders } = setUp();
  const all = Array.from({ length: 1000 }, () => store.get("/home"));
  expect(renders).toHaveLength(1);
  renders[0]!.settle(first);
  expect(new Set(await Promise.all(all))).toEqual(new Set([first]));
});

test("a page is fresh for a second; in the next second it is served stale and renewed in the background", async () => {
  const { store, asked: renders, clock } = await withFirst();
  clock.now = 999;
  expect(await store.get("/home")).toBe(first);
  expect(renders).toHaveLength(1);
  clock.now = 1500;
  expect(await store.get("/home")).toBe(first);
  expect(await store.get("/home")).toBe(first);
  expect(renders).toHaveLength(2);
  expect(renders[1]!.before).toBe(first);
  renders[1]!.settle(second);
  await new Promise(setImmediate);
  expect(await store.get("/home")).toBe(second);
});

test("a page older than two seconds is renewed before it is served", async () => {
  const { store, asked: renders, clock } = await withFirst();
  clock.now = 2000;
  const got = store.get("/home");
  renders[1]!.settle(second);
  expect(await got).toBe(second);
});

test("while rendering fails, the old page is served, however old", async () => {
  const { store, asked: renders, clock } = await withFirst();
  for (const [index, now] of [1500, 60_000].entries()) {
    clock.now = now;
    const got = store.get("/home");
    renders[index + 1]!.settle(new Error("down"));
    expect(await got).toBe(first);
    await new Promise(setImmediate);
  }
});

test("without an older page the request fails, and the next one renders again", async () => {
  const { store, asked: renders } = setUp();
  const got = store.get("/home");
  renders[0]!.settle(new Error("down"));
  await expect(got).rejects.toThrow("down");
  void store.get("/home");
  expect(renders).toHaveLength(2);
});

test("an uncached value is not stored", async () => {
  const store = new PageCache<object>(1000, () => Promise.resolve({ uncached: first }));
  expect(await store.get("/nowhere")).toBe(first);
  expect(store.size).toBe(0);
});

test("ten thousand entries stay within the limit in bytes", async () => {
  const store = new PageCache<object>(64_000, (name) => Promise.resolve({ value: { name }, bytes: 1000 }));
  for (let index = 0; index < 10_000; index += 1) await store.get(`/${index}`);
  expect(store.bytes).toBe(64_000);
  expect(store.size).toBe(64);
});

test("a rendering that started before a revalidation is not fresh", async () => {
  const { store, asked: renders } = await withFirst();
  store.revalidate();
  const during = store.get("/home");
  store.revalidate();
  renders[1]!.settle(second);
  await during;
  void store.get("/home");
  expect(renders).toHaveLength(3);
});

test("the age of a page counts from the start of its rendering", async () => {
  const { store, asked: renders, clock } = setUp();
  const got = store.get("/home");
  clock.now = 1500;
  renders[0]!.settle(first);
  await got;
  expect(await store.get("/home")).toBe(first);
  expect(renders).toHaveLength(2);
});
