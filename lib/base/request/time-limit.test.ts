import { requestOwnServer } from "./internal";
import { withTimeLimit } from "./time-limit";

const forEver = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("work that ignores its signal ends at the limit, or with the outer signal", async () => {
  const limited = expect(withTimeLimit(1000, forEver)).rejects.toThrow("timed out");
  const outer = new AbortController();
  const left = expect(withTimeLimit(5000, forEver, outer.signal)).rejects.toThrow("left");
  outer.abort(new Error("left"));
  await left;
  await jest.advanceTimersByTimeAsync(1000);
  await limited;
  expect(jest.getTimerCount()).toBe(0);
});

test("work that ends in time keeps its result or error, and no timer", async () => {
  await expect(withTimeLimit(1000, async () => 7)).resolves.toBe(7);
  const fails = withTimeLimit(1000, () => Promise.reject(new Error("own")));
  await expect(fails).rejects.toThrow("own");
  expect(jest.getTimerCount()).toBe(0);
});

test("a request to the own server ends at its limit although the body never does", async () => {
  const response = { json: forEver } as Partial<Response> as Response;
  jest.spyOn(globalThis, "fetch").mockResolvedValue(response);
  const request = requestOwnServer("/api/series", 1000, ({ json }) => json());
  const limited = expect(request).rejects.toThrow("timed out");
  await jest.advanceTimersByTimeAsync(1000);
  await limited;
});
