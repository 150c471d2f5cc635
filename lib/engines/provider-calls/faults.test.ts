import { readCall } from "./read-call";
import { contract } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { samples } from "../../base/contract/samples";
import { sampleResponses } from "../../base/contract/sample-responses";
import { closeCounters } from "../../base/limits/check";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";
import type { Provider } from "./call-provider";
import { faults, startFaultyHost, type Fault, type FaultyHost } from "../../../testing/gateway/faulty-host";
import { handle } from "./handle";
import { callNames, resetCircuits, buildRequest } from "../../../testing/gateway/requests";
import { isForm, timeoutMsOf } from "../upstream/timeouts";
import { processState } from "../../base/process-state";

let host: FaultyHost;
let provider: Provider;
let logged: jest.SpyInstance;
let isSlow: (call: CallName) => boolean;

/** Makes the selected calls fail, by default all. */
function fail(fault: Fault, which: (call: CallName) => boolean = () => true) {
  isSlow = fault === "timeout" || fault === "slow drip" ? which : () => false;
  return host.fail(fault, which);
}
const stopFailing = () => {
  isSlow = () => false;
  return host.fail(undefined);
};

beforeAll(async () => {
  host = await startFaultyHost();
  const embedded = () => Promise.reject(new Error("the embedded provider was asked"));
  // Short only where a timeout is expected: a busy machine may be slow as well.
  const timeoutMsOf = (name: CallName) => (isSlow(name) ? 250 : 10_000);
  provider = { apiHost: host.address, timeoutMsOf, embedded };
});
afterAll(() => host.close());
beforeEach(async () => {
  resetCircuits();
  // Resets the rate limits, since the same samples are sent for every fault.
  await closeCounters();
  await stopFailing();
  processState("reads").value = undefined;
  host.calls.length = 0;
  logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The expected response to a visitor, and whether it is logged as an error. */
const expectedResults: Record<Fault, { status: number; code: number; logged: boolean }> = {
  refused: { status: 502, code: 5020, logged: true },
  reset: { status: 502, code: 5020, logged: true },
  timeout: { status: 504, code: 5040, logged: true },
  "slow drip": { status: 504, code: 5040, logged: true },
  "500": { status: 502, code: 5020, logged: true },
  // Refusals with the provider's own message.
  "5000": { status: 500, code: 5000, logged: true },
  "4200": { status: 401, code: 4200, logged: false },
  HTML: { status: 502, code: 5020, logged: true },
  "truncated JSON": { status: 502, code: 5020, logged: true },
  "wrong types": { status: 502, code: 5020, logged: true },
  "10 MB": { status: 502, code: 5020, logged: true },
  empty: { status: 502, code: 5020, logged: true },
};

/** Calls that succeed even if the provider's data is unusable, because no field of it is required. */
const isDone = (name: CallName) => isForm(name) && contract[name].response.safeParse(undefined).success;
const publicReads = callNames.filter((name) => !isForm(name) && contract[name].access !== "token");

describe.each(faults)("%s", (fault) => {
  test("every call responds in the envelope, and the fault is logged", async () => {
    await fail(fault);
    const { status, code } = expectedResults[fault];
    const answers = await Promise.all(
      callNames.map(async (name) => {
        const response = await handle(buildRequest(name), provider);
        return [name, response.status, (await response.json()).code];
      }),
    );
    // These report success regardless of the data.
    const done = fault === "wrong types" ? callNames.filter(isDone) : [];
    const failed = callNames.filter((name) => !done.includes(name));
    expect(answers).toEqual(
      callNames.map((name) => (done.includes(name) ? [name, 200, 0] : [name, status, code])),
    );
    for (const call of expectedResults[fault].logged ? failed : []) {
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ call }), expect.any(String));
    }
  });

  test("pages use the last good response, or get a message to show", async () => {
    const read = (name: CallName) => readCall(name, samples[name], "en-US", provider);
    await Promise.all(publicReads.map(read));
    await fail(fault);
    for (const [index, answer] of (await Promise.all(publicReads.map(read))).entries()) {
      const name = publicReads[index] as CallName;
      expect(answer).toEqual({ code: 0, message: "", data: sampleResponses[name], stale: true });
    }
    processState("reads").value = undefined;
    for (const answer of await Promise.all(publicReads.map(read))) {
      expect(answer).toMatchObject({
        code: expectedResults[fault].code,
        message: expect.stringMatching(/./),
      });
    }
  });

  test("a failing call does not affect others", async () => {
    await fail(fault === "refused" ? "reset" : fault, (call) => call === "partners");
    const codes = await Promise.all(
      callNames.map(async (name) => (await (await handle(buildRequest(name), provider)).json()).code),
    );
    callNames.forEach((name, index) => expect(codes[index] === 0).toBe(name !== "partners"));
  });
});

describe.each(["invalid rows", "invalid paging"] as const)("%s", (dataFault) => {
  test("are left out for visitors and pages, and the rest is fresh", async () => {
    await host.fail(dataFault);
    for (let times = 0; times < 6; times += 1) {
      for (const name of publicReads) {
        const { data } = await (await handle(buildRequest(name), provider)).json();
        expect([name, data]).toEqual([name, sampleResponses[name]]);
        const read = await readCall(name, samples[name], "en-US", provider);
        expect([name, read]).toMatchObject([name, { code: 0, data: sampleResponses[name], stale: false }]);
      }
    }
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("a call that keeps failing", () => {
  const ask = (name: CallName) => handle(buildRequest(name), provider);
  const askRepeatedly = async (name: CallName, times: number) => {
    for (let n = 0; n < times; n += 1) await ask(name);
  };
  let now: number;
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });

  test("fails fast after five failures, is retried after five seconds, and recovers", async () => {
    await fail("500");
    await askRepeatedly("partners", 5);
    expect(host.calls).toHaveLength(5);
    const answer = await ask("partners");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "5"]);
    expect((await answer.json()).code).toBe(5020);
    expect(host.calls).toHaveLength(5);
    expect(logged).toHaveBeenCalledWith(
      { call: "partners", asker: "visitor" },
      "circuit opened: call keeps failing",
    );

    now += 5_000;
    await askRepeatedly("partners", 3);
    expect(host.calls).toHaveLength(6);
    await stopFailing();
    now += 5_000;
    expect((await ask("partners")).status).toBe(200);
    expect((await ask("partners")).status).toBe(200);
  });

  test("while one request tests the provider, others fail without waiting", async () => {
    await fail("timeout");
    await Promise.all(Array.from({ length: 5 }, () => ask("partners")));
    now += 5_000;
    const trying = ask("partners");
    const others = await Promise.race([Promise.all([1, 2, 3].map(() => ask("partners"))), trying]);
    expect(others).toHaveLength(3);
    expect((await trying).status).toBe(504);
    expect(host.calls).toHaveLength(6);
  });

  test("does not affect other calls, pages or forms", async () => {
    await fail("500", (call) => call === "partners" || isForm(call));
    await askRepeatedly("partners", 6);
    for (const form of callNames.filter(isForm)) await askRepeatedly(form, 6);
    await stopFailing();
    expect((await ask("partners")).status).toBe(502);
    expect(await readCall("partners", {}, "en-US", provider)).toMatchObject({ code: 0 });
    for (const name of callNames.filter((name) => name !== "partners")) {
      expect((await ask(name)).status).toBe(200);
    }
  });

  test("refusals do not count as failures", async () => {
    await fail("4200");
    await askRepeatedly("profile", 20);
    expect(host.calls).toHaveLength(20);
  });
});

test("each outcome is counted", async () => {
  metrics().callSeconds.reset();
  metrics().accepted.reset();
  const outcomes: [Fault | undefined, string][] = [
    [undefined, "ok"],
    ["reset", "unreachable"],
    ["timeout", "timeout"],
    ["4200", "refused"],
  ];
  for (const [fault, outcome] of outcomes) {
    await (fault ? fail(fault) : stopFailing());
    await handle(buildRequest("abroadCreate"), provider);
    const { values } = await metrics().callSeconds.get();
    const labels = { call: "abroadCreate", provider: "other", outcome };
    expect(values).toContainEqual(
      expect.objectContaining({ metricName: "yuqiao_call_seconds_count", labels, value: 1 }),
    );
  }
  expect(await metrics().registry.metrics()).toContain('yuqiao_accepted_total{call="abroadCreate"} 1');
});

test("no call may take longer than the spec's 30 s, and pages give up much sooner", () => {
  for (const name of callNames) {
    expect(timeoutMsOf(name, "visitor")).toBeLessThanOrEqual(30_000);
    expect(timeoutMsOf(name, "page")).toBe(isForm(name) ? 30_000 : 3_000);
  }
});
