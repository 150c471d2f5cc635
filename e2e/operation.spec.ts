import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { startFaultyHost, type FaultyHost } from "../testing/gateway/faulty-host";
import { startSite, type Site } from "./support/site-process";
import { expect, test } from "./support/test";

test.describe.configure({ mode: "serial" });

let host: FaultyHost;
let site: Site;
let metricsPort: number;
test.beforeAll(async () => {
  host = await startFaultyHost();
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  metricsPort = (free.address() as AddressInfo).port;
  await new Promise((resolve) => free.close(resolve));
  site = await startSite({ API_HOST: host.address, LOG_LEVEL: "info", METRICS_PORT: String(metricsPort) });
});
test.afterAll(async () => {
  await site?.stop();
  await host?.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.address + path, { headers });
const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test("the liveness probe always passes; the readiness probe names only what is unavailable", async () => {
  expect(await (await get("/readyz")).json()).toEqual({ ready: true, checks: { provider: true } });
  await host.fail("refused");
  await site.passMinute();
  const notReady = await get("/readyz");
  expect([notReady.status, await notReady.json()]).toEqual([
    503,
    { ready: false, checks: { provider: false } },
  ]);
  const alive = await get("/healthz", { cookie: "locale=ko-KR" });
  expect([alive.status, await alive.json()]).toEqual([200, { alive: true }]);
  for (const response of [notReady, alive]) {
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  await host.fail(undefined);
  await site.passMinute();
  expect((await get("/readyz")).status).toBe(200);
});

test("frequent probes do not load the provider", async () => {
  await site.passMinute();
  const before = host.calls.length;
  await Promise.all(Array.from({ length: 100 }, () => get("/readyz")));
  expect(host.calls.length - before).toBeLessThan(10);
});

test("the embedded provider's site is ready when its database responds", async ({ request }) => {
  const response = await request.get("/readyz");
  expect([response.status(), await response.json()]).toEqual([
    200,
    { ready: true, checks: { database: true } },
  ]);
});

test("a request id passes through the edge and the site to the provider, the log and back", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const response = await get("/api/v1/partner", { "X-Request-Id": id });
  expect(response.headers.get("x-request-id")).toBe(id);
  expect(host.calls.at(-1)?.request.headers["x-request-id"]).toBe(id);
  await expect
    .poll(() => site.log().find(({ request }) => request === id))
    .toMatchObject({
      level: "info",
      route: "/api/v1/partner",
      status: 200,
      msg: "answered",
    });
});

test("an id in another format is ignored", async () => {
  for (const id of ["", "1", "a b", "84-912345678", "x".repeat(5000), '"},{"level":"fatal']) {
    const own = (await get("/home", { "X-Request-Id": id })).headers.get("x-request-id");
    expect(own).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  }
});

test("two requests over one connection have an id each", async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await get("/api/v1/partner")).headers.get("x-request-id")),
  );
  expect(new Set(ids).size).toBe(20);
  const handed = host.calls.slice(-20).map(({ request }) => request.headers["x-request-id"]);
  expect(new Set(handed)).toEqual(new Set(ids));
});

test("metrics cover requests, calls, circuits and the process, and do not grow with addresses", async () => {
  await get("/home");
  for (let n = 0; n < 50; n += 1) await get(`/no-such-page-${n}?q=${n}`);
  await host.fail("reset");
  for (let n = 0; n < 6; n += 1) await get("/api/v1/recommend/teacher");
  await host.fail(undefined);
  await expect.poll(figures).toMatch(/^yuqiao_http_requests_in_flight 0$/m);
  const text = await figures();
  for (const line of [
    /^yuqiao_http_requests_total\{route="\/home",status="2xx"\} [1-9]/m,
    /^yuqiao_http_requests_total\{route="unknown",status="4xx"\} 50$/m,
    /^yuqiao_http_request_seconds_count\{route="\/home"\} [1-9]/m,
    /^yuqiao_call_seconds_count\{call="recommendedTeachers",provider="other",outcome="unreachable"\} 5$/m,
    /^yuqiao_call_seconds_count\{call="recommendedTeachers",provider="other",outcome="not tried"\} 1$/m,
    /^yuqiao_circuit_open\{call="recommendedTeachers",asker="visitor"\} 1$/m,
    /^yuqiao_ready\{check="provider"\} 1$/m,
    /^process_resident_memory_bytes \d/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toContain("no-such-page");
});

test("metrics are not on the site's own address, and nothing else is on theirs", async () => {
  expect((await get("/metrics")).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/home`)).status).toBe(404);
});

test("a busy metrics port stops the start with one line", async () => {
  const start = startSite({ API_HOST: host.address, METRICS_PORT: String(metricsPort) });
  await expect(start).rejects.toThrow(`METRICS_PORT ${metricsPort} on 127.0.0.1 cannot be used: EADDRINUSE.`);
});

test("a busy site port stops the start and leaves nothing running", async () => {
  const busy = createServer((socket) => socket.destroy()).listen(0);
  await once(busy, "listening");
  const { port } = busy.address() as AddressInfo;
  try {
    const start = startSite({ API_HOST: host.address, REDIS_URL: "redis://127.0.0.1:9" }, port);
    await expect(start).rejects.toThrow(/ended with 1 at its start: [^]*EADDRINUSE/);
  } finally {
    busy.close();
  }
});
