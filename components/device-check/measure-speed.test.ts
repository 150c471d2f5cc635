import { measureSpeed } from "./measure-speed";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
const realAny = AbortSignal.any;
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  AbortSignal.any = realAny;
});

/** A response of this many kilobytes. */
const respondWith = (kilobytes: number) => Promise.resolve(new Response(new Uint8Array(kilobytes * 1024)));

test("works where AbortSignal.any is missing, as in Safari before 17.4 and Chrome before 116", async () => {
  Object.assign(AbortSignal, { any: undefined });
  fetchMock.mockImplementation((url) => respondWith(Number(/kb=(\d+)/.exec(url)?.[1])));
  expect(await measureSpeed(new AbortController().signal)).toBeGreaterThan(0);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    "/api/speed?kb=64",
    "/api/speed?kb=1024",
    "/api/speed?kb=4096",
  ]);
});

test("stops when the panel is closed", async () => {
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const panel = new AbortController();
  const measured = measureSpeed(panel.signal);
  panel.abort(new Error("panel closed"));
  await expect(measured).rejects.toThrow("panel closed");
});

test("fails if the site is unreachable or sends nothing", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 502 }));
  await expect(measureSpeed(new AbortController().signal)).rejects.toThrow("502");
  fetchMock.mockImplementation(() => respondWith(0));
  await expect(measureSpeed(new AbortController().signal)).rejects.toThrow("empty download");
});
