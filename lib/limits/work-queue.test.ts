import { keyedQueue, workQueue } from "./work-queue";

const refused = { name: "ProviderError", codeName: "tooManyRequests", retryAfter: 5 };

/** Work that ends when it is told to. */
function job() {
  let finish: () => void = () => undefined;
  let begun = false;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return {
    work: async () => {
      begun = true;
      await done;
    },
    begun: () => begun,
    finish,
  };
}
/** Lets everything happen that needs no clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("so many at once, the others in their order, and a failure frees its place", async () => {
  const run = workQueue({ concurrency: 2, maxWaiting: 10, maxWaitMs: 5000 });
  const failure = run(() => Promise.reject(new Error("no")));
  const [first, second, third] = [job(), job(), job()];
  const all = [first, second, third].map(({ work }) => run(work));
  await expect(failure).rejects.toThrow("no");
  await settle();
  expect([first, second, third].map(({ begun }) => begun())).toEqual([true, true, false]);
  second.finish();
  await settle();
  expect(third.begun()).toBe(true);
  first.finish();
  third.finish();
  await Promise.all(all);
});

test("one too many is refused at once, and who waits too long is refused then", async () => {
  const run = workQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const [stuck, later] = [job(), job()];
  const first = run(stuck.work);
  const waiting = expect(run(later.work)).rejects.toMatchObject(refused);
  await expect(run(job().work)).rejects.toMatchObject(refused);
  await jest.advanceTimersByTimeAsync(5000);
  await waiting;
  stuck.finish();
  await first;
  expect(later.begun()).toBe(false);
  // Nobody holds the place any more.
  await run(async () => undefined);
});

test("what is stuck under one key holds up no other", async () => {
  const run = keyedQueue<string>({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const [stuck, other] = [job(), job()];
  const first = run("a", stuck.work);
  const second = run("b", other.work);
  await settle();
  expect(other.begun()).toBe(true);
  stuck.finish();
  other.finish();
  await Promise.all([first, second]);
});
