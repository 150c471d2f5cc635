import { sampleResponses } from "../../base/contract/sample-responses";
import type { Provider } from "./call-provider";
import { log } from "../../base/log/log";
import { ProviderError } from "../../base/contract/provider-error";
import { storeResponse, lastResponse } from "./response-store";
import { readCall } from "./read-call";
import { processState } from "../../base/process-state";

const embedded = jest.fn<Promise<unknown>, Parameters<Provider["embedded"]>>();
const provider: Provider = { apiHost: undefined, timeoutMsOf: () => 1000, embedded };
const good = { code: 0, message: "", data: sampleResponses.partners };

beforeEach(() => {
  processState("reads").value = undefined;
  embedded.mockReset().mockResolvedValue(sampleResponses.partners);
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
  jest.spyOn(log, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("each read calls the provider in the reader's language", async () => {
  expect(await readCall("partners", {}, "ko-KR", provider)).toEqual({ ...good, stale: false });
  expect(embedded).toHaveBeenCalledWith("partners", {}, { language: "ko-KR" });
  await readCall("partners", {}, "ko-KR", provider);
  expect(embedded).toHaveBeenCalledTimes(2);
});

test("a failure returns the last good response as stale, until the provider recovers", async () => {
  await readCall("partners", {}, "en-US", provider);
  for (const error of [new Error("down"), new ProviderError("upstreamTimeout", "")]) {
    embedded.mockRejectedValueOnce(error);
    expect(await readCall("partners", {}, "en-US", provider)).toEqual({ ...good, stale: true });
  }
  expect((await readCall("partners", {}, "en-US", provider)).stale).toBe(false);
});

test("responses are stored per call, input and language", async () => {
  await readCall("partners", {}, "en-US", provider);
  embedded.mockRejectedValue(new Error("down"));
  const others = [
    await readCall("partners", {}, "vi-VN", provider),
    await readCall("recommendedTeachers", {}, "en-US", provider),
    await readCall("readyLives", { page: 2 }, "en-US", provider),
  ];
  for (const result of others) expect(result).toMatchObject({ code: 5000, stale: false });
});

test("a token failure falls back to the last good response", async () => {
  await readCall("partners", {}, "en-US", provider);
  embedded.mockRejectedValue(new ProviderError("tokenFailure", "expired"));
  expect(await readCall("partners", {}, "en-US", provider)).toEqual({ ...good, stale: true });
});

test("a refusal is final and not replaced by an old response", async () => {
  embedded.mockResolvedValueOnce(sampleResponses.appDownload);
  await readCall("appDownload", { type: "1" }, "en-US", provider);
  embedded.mockRejectedValue(new ProviderError("notFound", "gone"));
  const result = await readCall("appDownload", { type: "1" }, "en-US", provider);
  expect(result).toEqual({ code: 4040, message: "gone", stale: false });
});

test("invalid input is refused without a call", async () => {
  const result = await readCall("readyLives", { page: 0 }, "en-US", provider);
  expect(result).toMatchObject({ code: 4000, data: { issues: [{ path: "page" }] } });
  expect(embedded).not.toHaveBeenCalled();
});

test("concurrent equal reads share one call", async () => {
  const results = await Promise.all([1, 2, 3].map(() => readCall("partners", {}, "en-US", provider)));
  expect(embedded).toHaveBeenCalledTimes(1);
  expect(results[2]).toEqual({ ...good, stale: false });
});

test("an unreachable host is a failure with a message, not an exception", async () => {
  const away = { ...provider, apiHost: "http://nowhere.invalid" };
  expect(await readCall("partners", {}, "en-US", away)).toMatchObject({ code: 5020, stale: false });
});

test("stored responses are bounded; the oldest is evicted first", () => {
  for (let index = 0; index < 500; index += 1) storeResponse(`key ${index}`, index);
  storeResponse("key 0", "used again");
  storeResponse("one more", true);
  expect(lastResponse("key 0")).toBe("used again");
  expect(lastResponse("key 1")).toBeUndefined();
  expect(lastResponse("key 2")).toBe(2);
});
