import { env } from "../env";
import { isCountable, isCountableTestEvent } from "./countable";
import { writeClient } from "./client-header";

const day = 24 * 60 * 60 * 1000;
beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-03-04T00:00:00Z") }));
afterEach(() => void jest.useRealTimers());

function headersFrom(network: string): Headers {
  const client: Record<string, string> = {};
  writeClient(client, network);
  return new Headers({ origin: new URL(env().SITE_URL).origin, "user-agent": "Mozilla/5.0", ...client });
}

/** Reports 60 events in each minute. @returns how many were counted. */
async function countHours(hours: number, count: (headers: Headers) => Promise<boolean>, network: string) {
  let counted = 0;
  for (let minute = 0; minute < hours * 60; minute++) {
    for (let event = 0; event < 60; event++) counted += Number(await count(headersFrom(network)));
    jest.advanceTimersByTime(61_000);
  }
  return counted;
}

test("a network's events of the level test are bounded by day, other events by minute only", async () => {
  expect(await countHours(1, isCountableTestEvent, "192.0.2.7")).toBe(300);
  expect(await countHours(1, isCountable, "192.0.2.8")).toBe(3600);
  expect(await isCountableTestEvent(headersFrom("192.0.2.9"))).toBe(true);
  expect(await isCountableTestEvent(headersFrom("192.0.2.7"))).toBe(false);
  jest.advanceTimersByTime(day);
  expect(await isCountableTestEvent(headersFrom("192.0.2.7"))).toBe(true);
});
