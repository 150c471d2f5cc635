import { contract } from "../../base/contract/contract";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { log } from "../../base/log/log";
import { ProviderError } from "../../base/contract/provider-error";
import type { Provider } from "./call-provider";
import { handle } from "./handle";
import {
  invalidInputs,
  callNames,
  routes,
  validToken,
  postNames,
  buildRequest,
} from "../../../testing/gateway/requests";

const embedded = jest.fn<Promise<unknown>, Parameters<Provider["embedded"]>>();
const provider: Provider = { apiHost: undefined, timeoutMsOf: () => 1000, embedded };
let logged: jest.SpyInstance;

beforeEach(() => {
  embedded.mockReset().mockImplementation(async (name) => sampleResponses[name]);
  logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

async function responseOf(request: Request) {
  const response = await handle(request, provider);
  return { response, status: response.status, body: await response.json() };
}

/** Expects a refusal without a call of the provider. */
async function expectRefusal(request: Request, code: number, status: number, path?: string) {
  const { body, ...got } = await responseOf(request);
  expect({ code: body.code, status: got.status }).toEqual({ code, status });
  expect(body.message).not.toBe("");
  if (path !== undefined)
    expect(body.data.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  expect(embedded).not.toHaveBeenCalled();
}

describe("a good request", () => {
  test.each(routes)(
    "$name (signed in: $isLoggedIn) responds in the envelope",
    async ({ name, isLoggedIn }) => {
      const { response, body } = await responseOf(buildRequest(name, samples[name], { isLoggedIn }));
      expect(body).toEqual({ code: 0, message: "", data: sampleResponses[name] });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const [called, request, context] = embedded.mock.calls[0] ?? [];
      expect(called).toBe(name);
      expect(request).toMatchObject(samples[name]);
      const known = isLoggedIn || contract[name].access === "token";
      expect(context).toEqual({ language: "en-US", token: known ? validToken : undefined });
    },
  );

  test.each(callNames)("the sample of %s is valid", (name) => {
    expect(contract[name].request.safeParse(samples[name]).error).toBeUndefined();
    expect(contract[name].response.parse(sampleResponses[name])).toEqual(sampleResponses[name]);
  });

  test("defaults are filled in", async () => {
    await responseOf(buildRequest("readyLives", {}));
    expect(embedded.mock.calls[0]?.[1]).toMatchObject({ page: 1, per_page: 8 });
  });

  test("the language and the idempotency key reach the provider", async () => {
    const headers = { "Accept-Language": "ko", "Idempotency-Key": "a1" };
    await responseOf(buildRequest("abroadCreate", samples.abroadCreate, { headers }));
    expect(embedded.mock.calls[0]?.[2]).toEqual({
      language: "ko-KR",
      token: undefined,
      idempotencyKey: "a1",
    });
  });

  test("the campaign's origin is the only cookie read, and an invalid one is ignored", async () => {
    const Cookie = "token=secret; campaign_origin=segment%3Dvn-x%26utm_source%3Dtiktok%26admin%3D1";
    await responseOf(buildRequest("abroadCreate", samples.abroadCreate, { headers: { Cookie } }));
    expect(embedded.mock.calls[0]?.[2]).toEqual({
      language: "en-US",
      origin: { segment: "vn-x", utm_source: "tiktok" },
    });
    const broken = { Cookie: "campaign_origin=%E0%A4%A; campaign_origin=segment%3Dvn-y" };
    const { body } = await responseOf(
      buildRequest("abroadCreate", samples.abroadCreate, { headers: broken }),
    );
    expect(body.code).toBe(0);
    expect(embedded.mock.calls[1]?.[2]).toEqual({ language: "en-US" });
  });

  test("a call without data still returns an object", async () => {
    embedded.mockResolvedValue(undefined);
    expect((await responseOf(buildRequest("preSaleRegister"))).body.data).toEqual({});
  });

  test("HEAD is handled as GET", async () => {
    const request = new Request("http://site.test/api/v1/partner", { method: "HEAD" });
    expect((await handle(request, provider)).status).toBe(200);
  });
});

test("another site's page can read public calls but not send", async () => {
  const headers = { Origin: "https://evil.example" };
  await expectRefusal(buildRequest("preSales", samples.preSales, { headers }), 4030, 403);
  const { body } = await responseOf(buildRequest("appVersions", {}, { headers }));
  expect(body.code).toBe(0);
});

describe("bad input", () => {
  test.each(invalidInputs)("$name with $problem", async ({ name, fields, path }) => {
    await expectRefusal(buildRequest(name, fields), 4000, 400, path);
  });

  test.each(postNames)("%s accepts JSON only", async (name) => {
    const form = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "id=1" };
    await expectRefusal(buildRequest(name, {}, form), 4150, 415);
    await expectRefusal(buildRequest(name, {}, { headers: { "Content-Type": "text/plain" } }), 4150, 415);
    await expectRefusal(buildRequest(name, {}, { body: '{"id":' }), 4000, 400, "");
    await expectRefusal(buildRequest(name, {}, { body: "[]" }), 4000, 400, "");
    await expectRefusal(buildRequest(name, {}, { body: "null" }), 4000, 400, "");
    await expectRefusal(buildRequest(name, {}, { body: new Uint8Array([34, 0xff, 34]) }), 4000, 400, "");
  });

  test.each(postNames)("%s refuses a body of 1 MB and stops reading early", async (name) => {
    await expectRefusal(buildRequest(name, { ...samples[name], surprise: "x".repeat(1_000_000) }), 4130, 413);
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    await expectRefusal(buildRequest(name, {}, { body: endless }), 4130, 413);
    expect(sentBytes).toBeLessThanOrEqual(64 * 1024 + 3 * 16_384);
    const announced = { headers: { "Content-Length": "1000000" } };
    await expectRefusal(buildRequest(name, {}, announced), 4130, 413);
  });

  test("repeated and misplaced query fields are refused", async () => {
    await expectRefusal(buildRequest("partners", {}, { query: "_rsc=1abc" }), 4000, 400, "_rsc");
    await expectRefusal(
      buildRequest("abroadIsApplied", {}, { query: "code=84&code=62&num=1234" }),
      4000,
      400,
      "code",
    );
    await expectRefusal(buildRequest("appDownload", { type: "2" }, { query: "type=1" }), 4000, 400, "type");
    await expectRefusal(buildRequest("preSaleApply", { id: 1 }, { query: "id=2" }), 4000, 400, "id");
  });

  test("the length of a query is limited", async () => {
    await expectRefusal(
      buildRequest("partners", {}, { query: `version=${"x".repeat(9000)}` }),
      4000,
      400,
      "",
    );
    const fields = Array.from({ length: 33 }, (_, index) => `k${index}=1`).join("&");
    await expectRefusal(buildRequest("partners", {}, { query: fields }), 4000, 400, "");
  });

  test("a POST may have the client fields in its query", async () => {
    const asked = { query: "version=1.0.0&client=web", body: JSON.stringify(samples.homePage) };
    expect((await responseOf(buildRequest("homePage", {}, asked))).status).toBe(200);
  });

  test.each(["__proto__", "constructor", "prototype"])("the key %s is refused at any depth", async (key) => {
    const condition = { field: "lang", operator: "equal", value: "vi-VN" };
    await expectRefusal(
      buildRequest("preSaleApply", {}, { body: `{"id":1,"${key}":{"id":2}}` }),
      4000,
      400,
      key,
    );
    const body = `{"filter":{"conditions":[${JSON.stringify(condition).slice(0, -1)},"${key}":1}]}}`;
    await expectRefusal(
      buildRequest("recommendedSets", {}, { body }),
      4000,
      400,
      `filter.conditions.0.${key}`,
    );
    await expectRefusal(buildRequest("partners", {}, { query: `${key}=1` }), 4000, 400, key);
    expect(({} as { id?: number }).id).toBeUndefined();
  });

  test.each(["\u0000", "\ud800"])("a name that cannot be stored is no name (%j)", async (name) => {
    await expectRefusal(
      buildRequest("preSaleRegister", { ...samples.preSaleRegister, name }),
      4000,
      400,
      "name",
    );
  });

  test("characters that cannot be stored are cut from a name, and refused where text is no field's", async () => {
    const conditions = [{ field: "lang", operator: "equal", value: "vi\0" }];
    const request = buildRequest("recommendedSets", {}, { body: JSON.stringify({ filter: { conditions } }) });
    await expectRefusal(request, 4000, 400, "filter.conditions.0.value");
    const fields = { ...samples.preSaleRegister, name: "a\udc00\0b" };
    expect((await responseOf(buildRequest("preSaleRegister", fields))).status).toBe(200);
  });

  test("an emoji of two code units is ordinary text", async () => {
    const fields = { ...samples.preSaleRegister, name: "Minh 🌉" };
    expect((await responseOf(buildRequest("preSaleRegister", fields))).status).toBe(200);
  });

  test("deep nesting and thousands of unknown keys are refused cheaply", async () => {
    await expectRefusal(
      buildRequest("preSaleApply", {}, { body: `{"id":${"[".repeat(30_000)}${"]".repeat(30_000)}}` }),
      4000,
      400,
    );
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
    const { body } = await responseOf(buildRequest("preSaleApply", keys));
    expect(body.data.issues).toHaveLength(50);
  });

  test("an idempotency key must be short printable ASCII", async () => {
    const headers = { "Idempotency-Key": "x".repeat(129) };
    await expectRefusal(buildRequest("preSaleApply", { id: 1 }, { headers }), 4000, 400, "Idempotency-Key");
  });
});

describe("tokens", () => {
  const guarded = routes.filter(({ name, isLoggedIn }) => isLoggedIn || contract[name].access === "token");

  test.each(guarded)(
    "$name (signed in: $isLoggedIn) is refused without one",
    async ({ name, isLoggedIn }) => {
      for (const Authorization of ["", "Basic abc", "Bearer", "Bearer a b", `Bearer ${"x".repeat(5000)}`]) {
        await expectRefusal(
          buildRequest(name, samples[name], { isLoggedIn, headers: { Authorization } }),
          4200,
          401,
        );
      }
    },
  );

  test.each(guarded)(
    "$name (signed in: $isLoggedIn) refuses an invalid token",
    async ({ name, isLoggedIn }) => {
      embedded.mockRejectedValue(new ProviderError("tokenFailure", ""));
      const { status, body } = await responseOf(buildRequest(name, samples[name], { isLoggedIn }));
      expect(status).toBe(401);
      expect(body).toEqual({ code: 4200, message: "Please log in again." });
    },
  );

  test("an open call ignores a token", async () => {
    await responseOf(buildRequest("partners", {}, { headers: { Authorization: "Bearer stale" } }));
    expect(embedded.mock.calls[0]?.[2].token).toBeUndefined();
  });
});

describe("addresses", () => {
  test("an unknown path is 4040", async () => {
    for (const path of [
      "/api/v1",
      "/api/v1/",
      "/api/v1/partner/",
      "/api/v1/partners",
      "/api/v1/student/version/%E0%A4%A",
    ]) {
      await expectRefusal(new Request(`http://site.test${path}`), 4040, 404);
    }
  });

  test.each(routes)(
    "$name (signed in: $isLoggedIn) with another method is 405 with Allow",
    async ({ name, isLoggedIn }) => {
      const { url, method } = buildRequest(name, samples[name], { isLoggedIn });
      const wrong = method === "GET" ? "POST" : "GET";
      for (const other of [wrong, "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        const { response, body } = await responseOf(new Request(url, { method: other }));
        expect([response.status, body.code]).toEqual([405, 4040]);
        expect(response.headers.get("allow")).toBe(method === "GET" ? "GET, HEAD" : "POST");
      }
      expect(embedded).not.toHaveBeenCalled();
    },
  );

  test("a path field is checked like any other", async () => {
    await expectRefusal(new Request("http://site.test/api/v1/student/version/3"), 4000, 400, "type");
    expect((await responseOf(new Request("http://site.test/api/v1/student/version/%32"))).status).toBe(200);
  });
});

describe("failures of the provider", () => {
  test("a refusal keeps its code, message and issues", async () => {
    embedded.mockRejectedValue(new ProviderError("classFull", "This class is full."));
    const { status, body } = await responseOf(buildRequest("preSaleApply"));
    expect([status, body]).toEqual([409, { code: 4091, message: "This class is full." }]);
  });

  test("too many requests set Retry-After", async () => {
    embedded.mockRejectedValue(new ProviderError("tooManyRequests", "", undefined, 12.2));
    const { response, body } = await responseOf(buildRequest("abroadCreate"));
    expect([response.status, body.code, response.headers.get("retry-after")]).toEqual([429, 4290, "13"]);
  });

  test("an internal error is 5000 in the caller's language, and its log line holds no personal data", async () => {
    const fault = Object.assign(new Error("Failed query: insert ... params: Nguyễn Minh Anh,912345678"), {
      code: "23505",
    });
    embedded.mockRejectedValue(fault);
    const headers = { "Accept-Language": "id-ID" };
    const { status, body } = await responseOf(
      buildRequest("abroadCreate", samples.abroadCreate, { headers }),
    );
    expect([status, body.code]).toEqual([500, 5000]);
    expect(body.message).toBe("Ada masalah di sistem kami. Coba lagi nanti.");
    const line = JSON.stringify(logged.mock.calls);
    expect(line).toContain("abroadCreate");
    expect(line).toContain("23505");
    expect(line).not.toMatch(/Minh|912345678/);
  });

  test("provider data that breaks the contract is not returned", async () => {
    embedded.mockResolvedValue({ list: [{ content: "javascript:alert(1)" }] });
    expect((await responseOf(buildRequest("partners"))).body.code).toBe(5000);
  });

  test("fields outside the contract are dropped", async () => {
    embedded.mockResolvedValue({ id: 1, students: 2, password_hash: "x" });
    expect((await responseOf(buildRequest("preSaleApply"))).body.data).toEqual({ id: 1, students: 2 });
  });
});
