import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { has, withEdge } from "../scripts/edge/nginx.mjs";
import { checkVariants } from "../scripts/variants/check";
import { servers } from "./servers";
import { expect, test } from "./support/test";

/* The long run is `npm run variants`; here a little of it, against the two sites that the other tests use too. */

const missing = !has("nginx");
test.skip(missing, "nginx is not installed, so there is no edge to look at");
test.describe.configure({ mode: "serial", timeout: 120_000 });

const ways = [
  { name: "Vietnamese served here", server: servers.embedded, edge: {}, embedded: true },
  {
    name: "a separate Vietnamese site and a provider elsewhere",
    server: servers.down,
    edge: { EDGE_ELSEWHERE: "vi-VN" },
    embedded: false,
  },
];

for (const { name, server, edge, embedded } of ways) {
  test(`every random request gets its own variant: ${name}`, async ({ request }) => {
    const site = server.address;
    const vietnamSite = server.env.VIETNAM_SITE_URL || undefined;
    const settings = { vietnamSite, ownOrigin: site, embedded };
    const answer = await request.get(`${site}/api/series`);
    // While nobody can tell which classes there are, all count as there.
    const known = answer.ok() ? await answer.json() : undefined;
    await withEdge(
      [site],
      async (address: string) => {
        const { hits, wrong } = await checkVariants({ address, site, settings, known }, 1000, 7);
        expect(wrong).toEqual([]);
        expect(hits).toBeGreaterThan(100);
      },
      edge,
    );
  });
}

test("what the site is shown of a request for a page is in the key: a poisoned header changes nothing", async ({
  request,
}) => {
  await withEdge([servers.embedded.address], async (address: string) => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await request.get(`${address}/class`, {
        headers: { "accept-language": "ko", ...headers },
      });
      return { cache: answer.headers()["x-cache"], text: await answer.text() };
    };
    const poisoned = await ask({
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-middleware-rewrite": "/en-US/home",
      "x-forwarded-proto": "gopher",
      "x-original-url": "/account/login",
      "user-agent": "Googlebot",
    });
    const clean = await ask({});
    expect([poisoned.cache, clean.cache]).toEqual(["MISS", "HIT"]);
    expect(poisoned.text).toContain('<html lang="ko-KR"');
    expect(clean.text).toBe(poisoned.text);
    expect(poisoned.text).not.toContain("evil.example");
  });
});

test("an answer made for this request has its id; one from the cache was made for nobody here, and has none", async ({
  request,
}) => {
  await withEdge([servers.embedded.address], async (address: string) => {
    const ask = async (path: string) => {
      const answer = await request.get(address + path, { headers: { "accept-language": "ko" } });
      return [answer.headers()["x-cache"], answer.headers()["x-request-id"]];
    };
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
    expect(await ask("/help")).toEqual(["MISS", id]);
    expect(await ask("/help")).toEqual(["HIT", undefined]);
    expect(await ask("/no-such-page")).toEqual(["BYPASS", id]);
    expect(await ask("/api/v1/partner")).toEqual([undefined, id]);
  });
});

test("a class that was deleted is gone at the edge as soon as its copy is old", async ({ request }) => {
  let status = 200;
  const site = createServer((_, response) => {
    if (status === 200) response.setHeader("X-Accel-Expires", "1");
    response.writeHead(status).end(String(status));
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  await withEdge([`http://127.0.0.1:${port}`], async (address: string) => {
    const ask = async () => {
      const answer = await request.get(`${address}/hot-sell/detail/1`);
      return [answer.status(), answer.headers()["x-cache"]];
    };
    expect(await ask()).toEqual([200, "MISS"]);
    expect(await ask()).toEqual([200, "HIT"]);
    status = 404;
    await expect.poll(ask).toEqual([404, "EXPIRED"]);
    expect(await ask()).toEqual([404, "EXPIRED"]);
  });
  site.close();
  site.closeAllConnections();
});

test("while the site is gone, the edge goes on with the pages it has, and with nothing else", async ({
  request,
}) => {
  const site = createServer((_, response) => {
    response
      .setHeader("X-Accel-Expires", "1")
      .setHeader("Cache-Control", "private, no-cache")
      .end("as it was");
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  await withEdge([`http://127.0.0.1:${port}`], async (address: string) => {
    const ask = async (path: string) => {
      const answer = await request.get(address + path);
      return [answer.status(), answer.headers()["x-cache"], answer.headers()["cache-control"]];
    };
    expect(await ask("/help")).toEqual([200, "MISS", "private, no-cache"]);
    site.close();
    site.closeAllConnections();
    await expect.poll(() => ask("/help")).toEqual([200, "STALE", "private, no-cache"]);
    expect((await ask("/class"))[0]).toBe(502);
  });
});
