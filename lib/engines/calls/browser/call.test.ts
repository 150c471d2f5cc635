import { contract } from "../../../base/contract/contract";
import type { Endpoint } from "../../../base/contract/endpoints";
import { sampleResponses } from "../../../base/contract/sample-responses";
import { samples } from "../../../base/contract/samples";
import { isSuccess } from "../../../base/contract/result";
import type { Provider } from "../../provider-calls/call-provider";
import { handle } from "../../provider-calls/handle";
import { routes } from "../../../../testing/gateway/requests";
import { call } from "../../../app/bootstrap/client";

const mockedFetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  mockedFetch.mockReset();
  globalThis.fetch = mockedFetch as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** A server that never responds; the request ends on abort, as with fetch. */
function neverRespond() {
  mockedFetch.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
}

describe("against the gateway", () => {
  const embedded: Provider["embedded"] = async (name, _request, { token }) => {
    if (token && token !== "t") throw new Error("another token");
    return sampleResponses[name];
  };
  const provider: Provider = { apiHost: undefined, timeoutMsOf: () => 1000, embedded };

  test.each(routes)("$name (logged in: $isLoggedIn) is sent and parsed", async ({ name, isLoggedIn }) => {
    mockedFetch.mockImplementation((url, init) => handle(new Request(url, init), provider));
    const token = isLoggedIn || contract[name].access === "token" ? "t" : undefined;
    const result = await call(name, samples[name], { token, baseUrl: "http://site.test" });
    expect(result).toEqual({ code: 0, message: "", data: sampleResponses[name] });
    const { method, path, loggedInPath }: Endpoint = contract[name];
    const [url, init] = mockedFetch.mock.calls[0] ?? [];
    expect(init?.method).toBe(method);
    expect(new URL(url ?? "").pathname).toBe(((isLoggedIn && loggedInPath) || path).replace("{type}", "2"));
    const sent = method === "GET" ? new URL(url ?? "").search : String(init?.body);
    expect(sent).toContain("1.0.0");
    expect(sent).toContain("web");
  });

  test("a refusal is returned with its issues", async () => {
    mockedFetch.mockImplementation((url, init) => handle(new Request(url, init), provider));
    const result = await call("preSaleApply", { id: -1 }, { token: "t", baseUrl: "http://site.test" });
    expect(isSuccess(result)).toBe(false);
    expect(result).toMatchObject({ code: 4000, data: { issues: [{ path: "id" }] } });
  });
});

test("headers hold token, language and idempotency key", async () => {
  mockedFetch.mockResolvedValue(Response.json({ code: 0, message: "", data: {} }));
  await call("preSaleApply", { id: 1 }, { token: "t", language: "ko-KR", idempotencyKey: "k" });
  expect(mockedFetch.mock.calls[0]?.[0]).toBe("/api/v1/student/pre_sal/registration");
  expect(mockedFetch.mock.calls[0]?.[1].headers).toEqual({
    Authorization: "Bearer t",
    "Accept-Language": "ko-KR",
    "Idempotency-Key": "k",
    "Content-Type": "application/json",
  });
});

test("a field left undefined is not sent", async () => {
  mockedFetch.mockResolvedValue(Response.json({ code: 0, message: "", data: {} }));
  await call("abroadIsApplied", { code: "84", num: "1234", name: undefined });
  expect(mockedFetch.mock.calls[0]?.[0]).toBe(
    "/api/v1/activity/abroad/is_applied?code=84&num=1234&version=1.0.0&client=web",
  );
});

test("a network error is an object with only a message", async () => {
  mockedFetch.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await call("partners", {})).toEqual({ message: "Failed to fetch" });
});

test.each(["<!doctype html>", "", "null", "[]", '{"message":""}', '{"code":"0"}'])(
  "an invalid envelope is an object with only a message (%s)",
  async (text) => {
    mockedFetch.mockResolvedValue(new Response(text));
    const result = await call("partners", {});
    expect(Object.keys(result)).toEqual(["message"]);
  },
);

describe("timeout", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("a call is aborted after 30 s", async () => {
    neverRespond();
    const result = call("partners", {});
    await jest.advanceTimersByTimeAsync(29_999);
    expect(mockedFetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ message: "timed out" });
    expect(mockedFetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test("the timeout can be shorter, and its timer is cleared", async () => {
    neverRespond();
    const result = call("partners", {}, { timeoutMs: 10 });
    await jest.advanceTimersByTimeAsync(10);
    expect(await result).toEqual({ message: "timed out" });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("the caller can abort before and during the call", async () => {
  neverRespond();
  const controller = new AbortController();
  const result = call("partners", {}, { signal: controller.signal });
  controller.abort(new Error("left the page"));
  expect(await result).toEqual({ message: "left the page" });
  expect(await call("partners", {}, { signal: controller.signal })).toEqual({ message: "left the page" });
  expect(mockedFetch).toHaveBeenCalledTimes(1);
});
