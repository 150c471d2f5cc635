import type * as serverClock from "./server-clock";
import { serverTimingHeader } from "./server-timing";

type Clock = typeof serverClock;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const serverStart = Date.parse("2027-03-01T12:00:00Z");

/** The true time since the page was opened, and how the computer shows it. */
const device = { elapsedMs: 0, errorMs: 0, sleptMs: 0 };
const dates = (ageMs = 0) => new Date(serverStart + device.elapsedMs - ageMs).toUTCString();
const fetchTime = jest.fn(async () => new Response(null, { headers: { date: dates() } }));

/** Opens a page whose document was sent `ageMs` ago; without an age the browser shows no such header. */
function openPage(ageMs?: number) {
  const [, description] = /desc="(\d+)"/.exec(serverTimingHeader(serverStart - (ageMs ?? 0))) ?? [];
  const serverTiming = ageMs === undefined ? [] : [{ name: "clock", description }];
  jest
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ responseStart: 100, serverTiming }] as unknown as PerformanceEntryList);
  let clock!: Clock;
  jest.isolateModules(() => (clock = jest.requireActual("./server-clock")));
  return clock;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const serverTime = () => serverStart + device.elapsedMs;

beforeEach(() => {
  Object.assign(device, { elapsedMs: 0, errorMs: 0, sleptMs: 0 });
  fetchTime.mockClear();
  globalThis.fetch = fetchTime as unknown as typeof fetch;
  jest.spyOn(performance, "now").mockImplementation(() => 100 + device.elapsedMs - device.sleptMs);
  jest.spyOn(Date, "now").mockImplementation(() => serverTime() + device.errorMs);
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ["right", 0],
  ["eight days fast", 8 * day],
  ["three days slow", -3 * day],
  ["an hour fast", hour],
  ["seven hours slow", -7 * hour],
])("on a device whose clock is %s", (_, errorMs) => {
  test("the time is the server's, and passes with the page", async () => {
    device.errorMs = errorMs;
    const clock = openPage(0);
    expect(clock.serverNow()).toBe(serverTime());
    clock.checkServerClock();
    await settle();
    device.elapsedMs = 5 * hour;
    expect(clock.serverNow()).toBe(serverTime());
    expect(clock.serverTimeAt(100)).toBe(serverStart);
    // Only a clock that contradicts the document needs a second response.
    expect(fetchTime).toHaveBeenCalledTimes(errorMs === 0 ? 0 : 1);
  });

  test("a document from the browser's cache is corrected by a request", async () => {
    device.errorMs = errorMs;
    const clock = openPage(2 * day);
    expect(clock.serverNow()).toBe(serverTime() - 2 * day);
    const notify = jest.fn();
    clock.onServerTime(notify);
    clock.checkServerClock();
    clock.checkServerClock();
    await settle();
    expect(clock.serverNow()).toBe(serverTime());
    expect(notify).toHaveBeenCalledTimes(1);
    expect(fetchTime).toHaveBeenCalledTimes(1);
    expect(fetchTime).toHaveBeenCalledWith("/healthz", { method: "HEAD", cache: "no-store" });
  });

  test("without the document's time, the server's render counts until a response has come", async () => {
    device.errorMs = errorMs;
    const clock = openPage();
    const renderedAt = serverStart - hour;
    expect([clock.serverNow(renderedAt), clock.serverTimeAt(0)]).toEqual([renderedAt, undefined]);
    clock.checkServerClock();
    await settle();
    expect(clock.serverNow(renderedAt)).toBe(serverTime());
  });
});

test("a change of the clock while the page is open changes nothing", async () => {
  const clock = openPage(0);
  clock.checkServerClock();
  for (const errorMs of [day, -40 * day, 90 * minute]) {
    device.errorMs = errorMs;
    device.elapsedMs += minute;
    clock.checkServerClock();
    await settle();
    expect(clock.serverNow()).toBe(serverTime());
  }
  // Each change might as well have been a sleep, so the server is asked.
  expect(fetchTime).toHaveBeenCalledTimes(3);
});

test.each([0, 30 * day])(
  "a sleep that stops the browser's timer is made up for (clock %d ms fast)",
  async (errorMs) => {
    device.errorMs = errorMs;
    const clock = openPage(0);
    clock.checkServerClock();
    await settle();
    Object.assign(device, { elapsedMs: 9 * hour, sleptMs: 9 * hour - minute });
    clock.checkServerClock();
    await settle();
    expect(clock.serverNow()).toBe(serverTime());
  },
);

test("any call's response corrects the clock, one from a cache does not put it back", () => {
  const clock = openPage();
  clock.recordServerTime(dates());
  expect(clock.serverNow()).toBe(serverTime());
  device.elapsedMs = minute;
  clock.recordServerTime(dates(day));
  clock.recordServerTime(null);
  clock.recordServerTime("yesterday");
  expect(clock.serverNow()).toBe(serverTime());
});

test("a failed request is repeated after a minute, not each second", async () => {
  device.errorMs = day;
  const clock = openPage();
  fetchTime.mockRejectedValueOnce(new TypeError("offline"));
  for (let second = 0; second < 61; second++) {
    device.elapsedMs = second * 1000;
    clock.checkServerClock();
    await settle();
    expect(fetchTime).toHaveBeenCalledTimes(second < 60 ? 1 : 2);
  }
  expect(clock.serverNow()).toBe(serverTime());
});
