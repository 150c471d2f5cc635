import fc from "fast-check";
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from "rate-limiter-flexible";
import { MemoryCounter } from "./memory-counter";

const rule = { points: 3, duration: 60 };
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a counter's result, whether it refuses or not. */
async function toResult(answer: Promise<RateLimiterRes>) {
  const read = (refused: boolean) => (result: RateLimiterRes) => ({ refused, ...result.toJSON() });
  return answer.then(read(false), read(true));
}

test("counts like the library's memory limiter", async () => {
  const step = fc.oneof(
    fc.record({ key: fc.constantFrom("an", "bo", "chi"), points: fc.constantFrom(0, 1, -1) }),
    fc.record({ pauseMs: fc.constantFrom(1, 20_000, 59_999, 60_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const counters: RateLimiterAbstract[] = [new MemoryCounter(rule), new RateLimiterMemory(rule)];
      for (const step of steps) {
        if ("pauseMs" in step) {
          jest.advanceTimersByTime(step.pauseMs);
          continue;
        }
        const { key, points } = step;
        const ask = (counter: RateLimiterAbstract) =>
          toResult(points < 0 ? counter.reward(key) : counter.consume(key, points));
        const [own, library] = await Promise.all(counters.map(ask));
        expect(own).toEqual(library);
      }
    }),
  );
});

test("a key is removed after its window, without a timer", async () => {
  const counter = new MemoryCounter(rule);
  for (let key = 0; key < 100; key++) await counter.consume(`${key}`);
  expect(counter.size).toBe(100);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60_000);
  await counter.consume("another");
  expect(counter.size).toBe(1);
});

test("beyond the maximum the oldest key is dropped, even if it was counted again", async () => {
  const counter = new MemoryCounter(rule, 3);
  for (const key of ["first", "second", "third", "first", "first"]) await counter.consume(key);
  await expect(counter.consume("first")).rejects.toMatchObject({ consumedPoints: 4 });
  await counter.consume("fourth");
  expect(counter.size).toBe(3);
  await expect(counter.consume("second")).resolves.toMatchObject({ consumedPoints: 2 });
  await expect(counter.consume("first")).resolves.toMatchObject({ consumedPoints: 1 });
});
