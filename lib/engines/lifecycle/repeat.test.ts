import { log } from "../../base/log/log";
import { shutdown } from "./shutdown";
import { repeat } from "./repeat";

const everyMs = 1_000;
const failed = "it failed";

let logError: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logError = jest.spyOn(log, "error").mockImplementation(() => undefined as never);
});
afterEach(async () => {
  const end = shutdown();
  await jest.advanceTimersByTimeAsync(everyMs);
  await end;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("work runs immediately, and again after the interval since its end", async () => {
  const work = jest.fn(() => new Promise((done) => setTimeout(done, 300)));
  repeat({ work, everyMs, failureMessage: failed });
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_299);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test("only the first of consecutive failures is logged, and work continues", async () => {
  const outcomes = [false, false, true, false];
  const work = jest.fn(async () => {
    if (!outcomes.shift()) throw new Error("away");
  });
  repeat({ work, everyMs, failureMessage: failed });
  await jest.advanceTimersByTimeAsync(0);
  expect(logError).toHaveBeenCalledTimes(1);
  expect(logError).toHaveBeenLastCalledWith(expect.anything(), failed);
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(logError).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(4);
  expect(logError).toHaveBeenCalledTimes(2);
});

test("shutdown waits for running work and starts no more", async () => {
  let finish: (value?: unknown) => void = () => undefined;
  const work = jest.fn(() => new Promise((done) => (finish = done)));
  repeat({ work, everyMs, failureMessage: failed });
  let closed = false;
  const end = shutdown().then(() => (closed = true));
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(closed).toBe(false);
  finish();
  await end;
  await jest.advanceTimersByTimeAsync(10 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
});
