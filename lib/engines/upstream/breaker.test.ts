import { log } from "../../base/log/log";
import { ProviderError } from "../../base/contract/provider-error";
import { circuitStates, withCircuitBreaker } from "./breaker";
import { processState } from "../../base/process-state";

type Circuit = Parameters<typeof withCircuitBreaker>[0];

const circuit: Circuit = { host: "https://one.example", call: "preSales", asker: "page" };

const succeed = () => Promise.resolve("an answer");
const fail = () => Promise.reject(new Error("no answer"));
const isFailure = (answer: string) => answer === "bad";
const run = (work: () => Promise<string>, more: Partial<Circuit> = {}) =>
  withCircuitBreaker({ ...circuit, ...more }, work, isFailure);
/** Calls `times` times and ignores errors. */
async function runRepeatedly(times: number, work: () => Promise<string>) {
  for (let time = 0; time < times; time += 1) await run(work).catch(() => undefined);
}
const notTried = new ProviderError("upstreamUnreachable", "", undefined, 5);

beforeEach(() => {
  processState("circuits").value = undefined;
  jest.useFakeTimers();
  jest.spyOn(log, "error").mockImplementation();
  jest.spyOn(log, "warn").mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("four failures pass through; after five the call is rejected for five seconds", async () => {
  await runRepeatedly(4, fail);
  await expect(run(fail)).rejects.toThrow("no answer");
  const work = jest.fn(succeed);
  await expect(run(work)).rejects.toMatchObject({ ...notTried });
  jest.advanceTimersByTime(4_999);
  await expect(run(work)).rejects.toMatchObject({ ...notTried });
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(await run(work)).toBe("an answer");
});

test("a success between failures resets the count", async () => {
  await runRepeatedly(4, fail);
  await run(succeed);
  await runRepeatedly(4, fail);
  expect(await run(succeed)).toBe("an answer");
});

test("a response that reports a failure counts as one and is still returned", async () => {
  for (let time = 0; time < 5; time += 1) expect(await run(() => Promise.resolve("bad"))).toBe("bad");
  await expect(run(succeed)).rejects.toMatchObject({ ...notTried });
});

test("one request tests whether the provider recovered; others are rejected without waiting", async () => {
  await runRepeatedly(5, fail);
  jest.advanceTimersByTime(5_000);
  let answer = (_: string) => {};
  const probe = run(() => new Promise((resolve) => (answer = resolve)));
  expect(circuitStates()).toEqual([{ call: "preSales", asker: "page", open: 0.5 }]);
  await expect(run(succeed)).rejects.toMatchObject({ ...notTried });
  answer("back");
  expect(await probe).toBe("back");
  expect(await run(succeed)).toBe("an answer");
  expect(log.warn).toHaveBeenCalledWith(
    { call: "preSales", asker: "page" },
    "circuit closed: call works again",
  );
});

test("the circuit opens again when the test request fails", async () => {
  await runRepeatedly(5, fail);
  jest.advanceTimersByTime(5_000);
  await expect(run(fail)).rejects.toThrow("no answer");
  await expect(run(succeed)).rejects.toMatchObject({ ...notTried });
});

test("other calls, askers and hosts are unaffected, and forms always pass", async () => {
  await runRepeatedly(5, fail);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    { call: "preSales", asker: "page" },
    expect.stringContaining("keeps failing"),
  );
  const others: Partial<Circuit>[] = [
    { call: "partners" },
    { asker: "visitor" },
    { host: "https://two.example" },
  ];
  for (const other of others) expect(await run(succeed, other)).toBe("an answer");
  expect(circuitStates().map(({ open }) => open)).toEqual([1, 0, 0, 0]);
  for (let time = 0; time < 6; time += 1)
    await expect(run(fail, { call: "preSaleApply" })).rejects.toThrow("no answer");
});
