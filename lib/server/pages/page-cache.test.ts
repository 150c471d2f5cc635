import { PageCache } from "./page-cache";

/** A cache whose renderings the test resolves one by one. */
function setUp() {
  const clock = { now: 0 };
  const asked: { name: string; before: unknown; answer: (value: object | Error) => void }[] = [];
  const store = new PageCache<object>(
    1000,
    (name, before) =>
      new Promise((resolve, reject) => {
        const answer = (value: object | Error) =>
          value instanceof Error ? reject(value) : resolve({ value, bytes: 10 });
        asked.push({ name, before, answer });
      }),
    () => clock.now,
  );
  return { clock, asked, store };
}

const first = { version: 1 };
const second = { version: 2 };

async function withFirst() {
  const all = setUp();
  const got = all.store.get("/home");
  all.asked[0]!.answer(first);
  await got;
  return all;
}

test("a thousand concurrent requests share one rendering", async () => {
  const { store, asked } = setUp();
  const all = Array.from({ length: 1000 }, () => store.get("/home"));
  expect(asked).toHaveLength(1);
  asked[0]!.answer(first);
  expect(new Set(await Promise.all(all))).toEqual(new Set([first]));
});

test("a page is fresh for a second; in the next second it is served stale and renewed in the background", async () => {
  const { store, asked, clock } = await withFirst();
  clock.now = 999;
  expect(await store.get("/home")).toBe(first);
  expect(asked).toHaveLength(1);
  clock.now = 1500;
  expect(await store.get("/home")).toBe(first);
  expect(await store.get("/home")).toBe(first);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.before).toBe(first);
  asked[1]!.answer(second);
  await new Promise(setImmediate);
  expect(await store.get("/home")).toBe(second);
});

test("a page older than two seconds is renewed before it is served", async () => {
  const { store, asked, clock } = await withFirst();
  clock.now = 2000;
  const got = store.get("/home");
  asked[1]!.answer(second);
  expect(await got).toBe(second);
});

test("while rendering fails, the old page is served, however old", async () => {
  const { store, asked, clock } = await withFirst();
  for (const [index, now] of [1500, 60_000].entries()) {
    clock.now = now;
    const got = store.get("/home");
    asked[index + 1]!.answer(new Error("down"));
    expect(await got).toBe(first);
    await new Promise(setImmediate);
  }
});

test("without an older page the request fails, and the next one renders again", async () => {
  const { store, asked } = setUp();
  const got = store.get("/home");
  asked[0]!.answer(new Error("down"));
  await expect(got).rejects.toThrow("down");
  void store.get("/home");
  expect(asked).toHaveLength(2);
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
  const { store, asked } = await withFirst();
  store.revalidate();
  const during = store.get("/home");
  store.revalidate();
  asked[1]!.answer(second);
  await during;
  void store.get("/home");
  expect(asked).toHaveLength(3);
});

test("the age of a page counts from the start of its rendering", async () => {
  const { store, asked, clock } = setUp();
  const got = store.get("/home");
  clock.now = 1500;
  asked[0]!.answer(first);
  await got;
  expect(await store.get("/home")).toBe(first);
  expect(asked).toHaveLength(2);
});
