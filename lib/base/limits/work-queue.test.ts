import { createKeyedQueue, createWorkQueue } from "./work-queue";

const refused = { name: "ProviderError", codeName: "tooManyRequests", retryAfter: 5 };

/** A task that ends when `finish` is called. */
function job() {
  let finish: () => void = () => undefined;
  let hasStarted = false;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return {
    work: async () => {
      hasStarted = true;
      await done;
    },
    hasStarted: () => hasStarted,
    finish,
  };
}
/** Runs all pending microtasks. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

test("runs a limited number at once, the others in order, and a failure frees its slot", async () => {
  const run = createWorkQueue({ concurrency: 2, maxWaiting: 10, maxWaitMs: 5000 });
  const failure = run(() => Promise.reject(new Error("no")));
  const [first, second, third] = [job(), job(), job()];
  const all = [first, second, third].map(({ work }) => run(work));
  await expect(failure).rejects.toThrow("no");
  await settle();
  expect([first, second, third].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
  second.finish();
  await settle();
  expect(third.hasStarted()).toBe(true);
  first.finish();
  third.finish();
  await Promise.all(all);
});

test("refuses a task immediately if the queue is full, and a waiting one after the maximum wait", async () => {
  const run = createWorkQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const [stuck, later] = [job(), job()];
  const first = run(stuck.work);
  const waiting = expect(run(later.work)).rejects.toMatchObject(refused);
  await expect(run(job().work)).rejects.toMatchObject(refused);
  await jest.advanceTimersByTimeAsync(5000);
  await waiting;
  stuck.finish();
  await first;
  expect(later.hasStarted()).toBe(false);
  // The slot is free again.
  await run(async () => undefined);
});

test("a slow task delays only tasks with the same key", async () => {
  const run = createKeyedQueue<string>({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const [stuck, other] = [job(), job()];
  const first = run("a", stuck.work);
  const second = run("b", other.work);
  await settle();
  expect(other.hasStarted()).toBe(true);
  stuck.finish();
  other.finish();
  await Promise.all([first, second]);
});
