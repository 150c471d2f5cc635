import { log } from "../log/log";
import { ProviderError } from "../provider/types";
import { circuitStates, throughBreaker } from "./breaker";
import { processState } from "../process-state";

type Circuit = Parameters<typeof throughBreaker>[0];

const circuit: Circuit = { host: "https://one.example", call: "preSales", asker: "page" };

const works = () => Promise.resolve("an answer");
const breaks = () => Promise.reject(new Error("no answer"));
const isBad = (answer: string) => answer === "bad";
const ask = (work: () => Promise<string>, more: Partial<Circuit> = {}) =>
  throughBreaker({ ...circuit, ...more }, work, isBad);
/** Calls `times` times and ignores errors. */
async function askOften(times: number, work: () => Promise<string>) {
  for (let time = 0; time < times; time += 1) await ask(work).catch(() => undefined);
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
  await askOften(4, breaks);
  await expect(ask(breaks)).rejects.toThrow("no answer");
  const work = jest.fn(works);
  await expect(ask(work)).rejects.toMatchObject({ ...notTried });
  jest.advanceTimersByTime(4_999);
  await expect(ask(work)).rejects.toMatchObject({ ...notTried });
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(await ask(work)).toBe("an answer");
});

test("a success between failures resets the count", async () => {
  await askOften(4, breaks);
  await ask(works);
  await askOften(4, breaks);
  expect(await ask(works)).toBe("an answer");
});

test("a response that reports a failure counts as one and is still returned", async () => {
  for (let time = 0; time < 5; time += 1) expect(await ask(() => Promise.resolve("bad"))).toBe("bad");
  await expect(ask(works)).rejects.toMatchObject({ ...notTried });
});

test("one request tests whether the provider recovered; others are rejected without waiting", async () => {
  await askOften(5, breaks);
  jest.advanceTimersByTime(5_000);
  let answer = (_: string) => {};
  const trial = ask(() => new Promise((resolve) => (answer = resolve)));
  expect(circuitStates()).toEqual([{ call: "preSales", asker: "page", open: 0.5 }]);
  await expect(ask(works)).rejects.toMatchObject({ ...notTried });
  answer("back");
  expect(await trial).toBe("back");
  expect(await ask(works)).toBe("an answer");
  expect(log.warn).toHaveBeenCalledWith(
    { call: "preSales", asker: "page" },
    "circuit closed: call works again",
  );
});

test("the circuit opens again when the test request fails", async () => {
  await askOften(5, breaks);
  jest.advanceTimersByTime(5_000);
  await expect(ask(breaks)).rejects.toThrow("no answer");
  await expect(ask(works)).rejects.toMatchObject({ ...notTried });
});

test("other calls, askers and hosts are unaffected, and forms always pass", async () => {
  await askOften(5, breaks);
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
  for (const other of others) expect(await ask(works, other)).toBe("an answer");
  expect(circuitStates().map(({ open }) => open)).toEqual([1, 0, 0, 0]);
  for (let time = 0; time < 6; time += 1)
    await expect(ask(breaks, { call: "preSaleApply" })).rejects.toThrow("no answer");
});
