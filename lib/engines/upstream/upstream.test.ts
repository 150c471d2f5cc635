import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "../../base/contract/contract";
import type { Endpoint } from "../../base/contract/endpoints";
import { sampleResponses } from "../../base/contract/sample-responses";
import { samples } from "../../base/contract/samples";
import { currentRequest } from "../../base/log/current-request";
import { log } from "../../base/log/log";
import { metrics } from "../../base/metrics/metrics";
import type { Provider } from "../provider-calls/call-provider";
import { handle } from "../provider-calls/handle";
import {
  invalidInputs,
  routes,
  resetCircuits,
  validToken,
  buildRequest,
} from "../../../testing/gateway/requests";
import { processState } from "../../base/process-state";

type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Behaviour = (response: ServerResponse, received: ReceivedRequest) => void;

const received: ReceivedRequest[] = [];
let respond: Behaviour;
const host = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
  respond(response, received.at(-1) as ReceivedRequest);
});
const embedded = jest.fn();
let provider: Provider;
let logged: jest.SpyInstance;

const json = (value: unknown, status = 200): Behaviour => {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json", "Set-Cookie": "sid=1" });
    response.end(JSON.stringify(value));
  };
};
const raw = (text: string, headers: Record<string, string> = {}, status = 200): Behaviour => {
  return (response) => response.writeHead(status, headers).end(text);
};

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  provider = {
    apiHost: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    timeoutMsOf: () => 5000,
    embedded,
  };
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
beforeEach(() => {
  resetCircuits();
  received.length = 0;
  logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  expect(embedded).not.toHaveBeenCalled();
});

async function responseOf(request: Request, how = provider) {
  const response = await handle(request, how);
  return { response, status: response.status, body: await response.json() };
}

describe("requests to an external host", () => {
  test.each(routes)("$name (logged in: $isLoggedIn) is sent exactly", async ({ name, isLoggedIn }) => {
    respond = json({ code: 0, message: "fine", data: { ...sampleResponses[name], extra: 1 } });
    const headers = {
      "Accept-Language": "vi",
      Cookie: "token=secret; campaign_origin=segment%3Dvn-x",
      "Idempotency-Key": "k-1",
      "X-Other": "1",
    };
    const request = buildRequest(name, samples[name], { isLoggedIn, headers });
    const { pathname, search } = new URL(request.url);
    const { status, body } = await responseOf(request);

    expect([status, body]).toEqual([200, { code: 0, message: "", data: sampleResponses[name] }]);
    expect(received).toHaveLength(1);
    const [upstreamRequest] = received as [ReceivedRequest];
    const { method, access }: Endpoint = contract[name];
    expect(upstreamRequest.method).toBe(method);
    expect(new URL(upstreamRequest.url, provider.apiHost).pathname).toBe(pathname);
    const query = new URLSearchParams(search);
    query.sort();
    const receivedQuery = new URL(upstreamRequest.url, provider.apiHost).searchParams;
    receivedQuery.sort();
    expect(`${receivedQuery}`).toBe(`${query}`);
    if (method === "POST") {
      expect(JSON.parse(upstreamRequest.body)).toEqual({ ...samples[name], version: "1.0.0", client: "web" });
    } else expect(upstreamRequest.body).toBe("");
    const known = isLoggedIn || access === "token";
    const { host: _host, connection: _connection, ...sent } = upstreamRequest.headers;
    expect(sent).toEqual({
      accept: "application/json",
      "accept-encoding": "identity",
      "accept-language": "vi-VN",
      "idempotency-key": "k-1",
      ...(known && { authorization: `Bearer ${validToken}` }),
      ...(method === "POST" && {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(upstreamRequest.body)),
      }),
    });
  });

  test("a form that looks automated is marked by a header, and the call itself is unchanged", async () => {
    respond = json({ code: 0, message: "", data: sampleResponses.abroadCreate });
    const ask = (check: string) =>
      responseOf(buildRequest("abroadCreate", samples.abroadCreate, { headers: { "X-Form-Check": check } }));
    await ask("t=20;filled");
    await ask("t=4000");
    expect(received.map(({ headers }) => headers["x-form-suspect"])).toEqual(["1", undefined]);
    expect(received[0]?.body).toBe(received[1]?.body);
    expect(received[0]?.headers).not.toHaveProperty("x-form-check");
  });

  test("the request id is forwarded", async () => {
    respond = json({ code: 0, message: "", data: sampleResponses.partners });
    await currentRequest.run({ id: "3f2a" }, () => responseOf(buildRequest("partners")));
    expect(received[0]?.headers["x-request-id"]).toBe("3f2a");
  });

  test("a token is forwarded on open calls too", async () => {
    respond = json({ code: 0, message: "", data: sampleResponses.partners });
    await responseOf(buildRequest("partners", {}, { headers: { Authorization: "Bearer abc" } }));
    expect(received[0]?.headers.authorization).toBe("Bearer abc");
  });

  test("missing version and client are added", async () => {
    respond = json({ code: 0, message: "", data: sampleResponses.partners });
    await responseOf(new Request("http://site.test/api/v1/partner"));
    expect(received[0]?.url).toBe("/api/v1/partner?version=1.0.0&client=web");
  });

  test.each(invalidInputs)("$name with $problem is not sent", async ({ name, fields }) => {
    expect((await responseOf(buildRequest(name, fields))).body.code).toBe(4000);
    expect(received).toEqual([]);
  });
});

describe("responses of an external host", () => {
  test("a refusal passes through, with the status of a known code", async () => {
    respond = json({ code: 4200, message: "Token expired" });
    expect(await responseOf(buildRequest("profile"))).toMatchObject({
      status: 401,
      body: { code: 4200, message: "Token expired" },
    });
    respond = json({ code: 10021, message: "积分不足", data: { secret: 1 } }, 500);
    const { status, body } = await responseOf(buildRequest("bookCombo"));
    expect([status, body]).toEqual([200, { code: 10021, message: "积分不足" }]);
  });

  test("issues and Retry-After pass through", async () => {
    const data = { issues: [{ path: "email", message: "is taken" }] };
    respond = json({ code: 4000, message: "no", data });
    expect((await responseOf(buildRequest("abroadCreate"))).body.data).toEqual(data);
    respond = raw('{"code":4290,"message":"slow down"}', { "Retry-After": "7" }, 429);
    const { response, status } = await responseOf(buildRequest("abroadCreate"));
    expect([status, response.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  test("code 0 is success whatever the HTTP status; a message is optional; cookies are dropped", async () => {
    respond = json({ code: 0, data: sampleResponses.partners }, 500);
    const { response, body } = await responseOf(buildRequest("partners"));
    expect(body).toEqual({ code: 0, message: "", data: sampleResponses.partners });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  const list = sampleResponses.partners.list;
  const broken: [string, Behaviour][] = [
    ["HTML", raw("<!doctype html><title>Bad gateway</title>", { "Content-Type": "text/html" }, 502)],
    ["nothing", raw("")],
    ["truncated JSON", raw('{"code":0,"message":"","data":{"list":[')],
    ["a text", raw('"hello"')],
    ["a list", raw("[]")],
    ["null", raw("null")],
    ["no code", json({ message: "", data: { list } })],
    ["a code that is a text", json({ code: "0", message: "", data: { list } })],
    ["no data", json({ code: 0, message: "" })],
    ["data of a wrong type", json({ code: 0, message: "", data: { list: {} } })],
    ["500 with plain text", raw("Internal Server Error", { "Content-Type": "text/plain" }, 500)],
    ["a redirect", raw("", { Location: "/elsewhere" }, 302)],
    ["a redirect with an envelope", json({ code: 0, message: "", data: { list } }, 307)],
    ["an unrequested compressed response", raw("\x1f\x8b\x08", { "Content-Encoding": "gzip" })],
    [
      "an interrupted body",
      (response) => {
        response.writeHead(200, { "Content-Length": "500" });
        response.write('{"code":0,', () => response.destroy());
      },
    ],
    ["no HTTP response", (response) => void response.destroy()],
  ];

  test.each(broken)("%s is 5020 and logged", async (_what, behaviour) => {
    respond = behaviour;
    const { status, body } = await responseOf(buildRequest("partners"));
    expect([status, body.code]).toEqual([502, 5020]);
    expect(body.data).toBeUndefined();
    expect(received).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ call: "partners" }), expect.any(String));
  });

  test("the log names the field and rule that make data unusable", async () => {
    respond = json({ code: 0, message: "", data: { list: {} } });
    await responseOf(buildRequest("partners"));
    const [, line] = logged.mock.calls[0] as [object, string];
    expect(line).toMatch(
      /^unusable response of provider: data of another shape; list: [^;]*expected array[^;]*$/,
    );
  });

  describe("invalid rows and fields", () => {
    const good = { content: "/media/partners/1.svg" };
    const script = { content: "javascript:alert(1)" };
    const ask = async (list: unknown[]) => {
      respond = json({ code: 0, message: 7, data: { list } });
      return responseOf(buildRequest("partners"));
    };
    let warned: jest.SpyInstance;
    let now: number;
    beforeEach(() => {
      processState("hourly").value = undefined;
      metrics().omitted.reset();
      now = Date.now();
      jest.spyOn(Date, "now").mockImplementation(() => now);
      warned = jest.spyOn(log, "warn").mockImplementation(() => undefined);
    });
    afterEach(() => jest.restoreAllMocks());

    test("a script as a link removes its row only", async () => {
      const { status, body } = await ask([good, script, { ...good, name: 7 }]);
      expect([status, body]).toEqual([200, { code: 0, message: "", data: { list: [good, good] } }]);
      expect(logged).not.toHaveBeenCalled();
    });

    test("each field is logged once an hour, with its rule and without its content", async () => {
      await ask([script, script, { ...good, name: ["secret"] }]);
      await ask([script]);
      now += 3_599_999;
      await ask([script]);
      expect(warned.mock.calls.map(([fields]) => fields)).toEqual([
        { call: "partners", field: "list.content", rule: "must be an http(s) or site-relative address" },
        { call: "partners", field: "list.name", rule: expect.stringContaining("expected string") },
      ]);
      expect(JSON.stringify(warned.mock.calls)).not.toMatch(/javascript|secret/);
      now += 1;
      await ask([script]);
      expect(warned).toHaveBeenCalledTimes(3);
    });

    test("each omission is counted by call", async () => {
      await ask([script, script, { ...good, name: 7 }]);
      await ask([script]);
      const { values } = await metrics().omitted.get();
      expect(values.map(({ labels, value }) => [labels.call, labels.kind, value])).toEqual([
        ["partners", "row", 3],
        ["partners", "field", 1],
      ]);
    });

    test("omissions never open the circuit", async () => {
      for (let n = 0; n < 12; n += 1) expect((await ask([script])).body.data).toEqual({ list: [] });
      expect(received).toHaveLength(12);
    });
  });

  test("reading 10 MB is aborted", async () => {
    let written = 0;
    const megabyte = Buffer.alloc(1024 * 1024, 32);
    const closed = new Promise<void>((done) => {
      respond = (response) => {
        response.once("close", done);
        const next = () => {
          while (written < 10 && !response.destroyed) {
            written += 1;
            if (!response.write(megabyte)) return void response.once("drain", next);
          }
          response.end();
        };
        next();
      };
    });
    expect((await responseOf(buildRequest("partners"))).body.code).toBe(5020);
    await closed;
    expect(written).toBeLessThan(10);
  });
});

describe("a slow or unreachable host", () => {
  const hurried = () => ({ ...provider, timeoutMsOf: () => 60 });

  test("no response in time is 5040", async () => {
    respond = () => undefined;
    expect(await responseOf(buildRequest("partners"), hurried())).toMatchObject({
      status: 504,
      body: { code: 5040 },
    });
  });

  test("the timeout covers reading the body", async () => {
    respond = (response) => void response.writeHead(200).write('{"code":0,');
    expect(await responseOf(buildRequest("partners"), hurried())).toMatchObject({
      status: 504,
      body: { code: 5040 },
    });
  });

  test("a refused connection is 5020, in the caller's language", async () => {
    const closedServer = createServer();
    await new Promise<void>((done) => closedServer.listen(0, "127.0.0.1", done));
    const apiHost = `http://127.0.0.1:${(closedServer.address() as AddressInfo).port}`;
    await new Promise((done) => closedServer.close(done));
    const headers = { "Accept-Language": "zh-TW" };
    const { status, body } = await responseOf(buildRequest("partners", {}, { headers }), {
      ...provider,
      apiHost,
    });
    expect([status, body]).toEqual([502, { code: 5020, message: "目前無法連線到服務，請稍後再試。" }]);
  });

  test("a name that does not resolve is 5020", async () => {
    const away = { ...provider, apiHost: "http://nowhere.invalid" };
    expect(await responseOf(buildRequest("partners"), away)).toMatchObject({
      status: 502,
      body: { code: 5020 },
    });
  });

  test("a path in the host's address is preserved", async () => {
    respond = json({ code: 0, message: "", data: sampleResponses.partners });
    await responseOf(buildRequest("partners"), { ...provider, apiHost: `${provider.apiHost}/v2` });
    expect(received[0]?.url).toMatch(/^\/v2\/api\/v1\/partner\?/);
  });
});
