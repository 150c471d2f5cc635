import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild, type Child } from "../../../testing/provider/child";
import { describeIf } from "../../../testing/external-server";
import { redisReachable, startRedisProxy } from "../../../testing/server/redis";

type Page = { html: string; rsc: string; segment: string; revalidate: number } | null;
type Site = { child: Child; ask: (...words: string[]) => Promise<Page> };

/** A process with only the page cache: it renders, reads and revalidates on request of the test. */
const source = `
  import { createServer } from "node:http";
  import { existsSync, readFileSync } from "node:fs";
  import { readFile, stat } from "node:fs/promises";
  const { default: PageCache } = await import("project:lib/base/redis/page-cache.mjs");
  const fs = { existsSync, readFileSync, readFile, stat };
  const cache = () => new PageCache({ fs, serverDistDir: process.env.SERVER, maxMemoryCacheSize: 1e6, revalidatedTags: [] });
  const does = {
    render: (key, html) => cache().set(key, {
      kind: "APP_PAGE", html, rscData: Buffer.from(html + " rsc"), segmentData: new Map([["/_tree", Buffer.from(html + " tree")]]),
      headers: { "x-next-cache-tags": "page" + key }, status: 200, postponed: undefined,
    }, { cacheControl: { revalidate: 60, expire: undefined } }),
    read: async (key) => {
      const entry = await cache().get(key, { kind: "APP_PAGE", isFallback: false });
      return entry && { html: entry.value.html, rsc: entry.value.rscData.toString(),
        segment: entry.value.segmentData.get("/_tree").toString(), revalidate: entry.cacheControl.revalidate };
    },
    revalidate: (tag) => cache().revalidateTag(tag),
  };
  const server = createServer(async (request, response) => {
    const [what, ...words] = JSON.parse(decodeURIComponent(request.url.slice(1)));
    response.end(JSON.stringify((await does[what](...words)) ?? null));
  }).listen(0, () => console.log("port " + server.address().port + ";"));`;

let folder: string;
let way: Awaited<ReturnType<typeof startRedisProxy>>;
let sites: Site[];

async function site(build = "one"): Promise<Site> {
  const server = join(folder, build, "server");
  mkdirSync(server, { recursive: true });
  writeFileSync(join(folder, build, "BUILD_ID"), `${folder}-${build}`);
  const child = runChild(source, { SERVER: server, REDIS_URL: way.url });
  await child.waitForOutput(";");
  const port = /port (\d+);/.exec(child.output())?.[1];
  const ask = async (...words: string[]) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(JSON.stringify(words))}`);
    return (await answer.json()) as Page;
  };
  const site = { child, ask };
  sites.push(site);
  return site;
}

/** Retries until the page has the expected HTML, because connecting takes time. */
async function until(ask: () => Promise<Page>, html: string): Promise<void> {
  const limit = Date.now() + 10_000;
  while ((await ask())?.html !== html) {
    if (Date.now() > limit) throw new Error(`"${html}" was not served in time`);
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-pages-"));
  way = await startRedisProxy();
  sites = [];
});
afterEach(async () => {
  for (const { child } of sites) child.process.kill("SIGKILL");
  await Promise.all(sites.map(({ child }) => child.exit));
  way.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

test("if Redis is unreachable from the start, a process uses its own cache", async () => {
  way.disconnect();
  const { ask } = await site();
  await ask("render", "/home", "own");
  expect(await ask("read", "/home")).toMatchObject({ html: "own", rsc: "own rsc" });
  await ask("revalidate", "page/home");
  expect(await ask("read", "/home")).toBeNull();
}, 30_000);

describeIf(redisReachable)("with Redis", () => {
  test("renders and revalidations apply to all processes of a build, but not to other builds", async () => {
    const [a, b, other] = await Promise.all([site(), site(), site("other")]);
    // Renders repeatedly until the connection is open, because nothing waits for Redis.
    await until(async () => (await a.ask("render", "/home", "first"), b.ask("read", "/home")), "first");
    expect(await b.ask("read", "/home")).toEqual({
      html: "first",
      rsc: "first rsc",
      segment: "first tree",
      revalidate: 60,
    });
    await b.ask("render", "/home", "second");
    expect(await a.ask("read", "/home")).toMatchObject({ html: "second" });
    await a.ask("render", "/home", "third");
    expect(await b.ask("read", "/home")).toMatchObject({ html: "third" });
    await a.ask("revalidate", "page/home");
    expect(await b.ask("read", "/home")).toBeNull();
    expect(await other.ask("read", "/home")).toBeNull();
  }, 30_000);

  test("while Redis is unreachable or hangs, each process uses its own copies, and shares again afterwards", async () => {
    const [a, b] = await Promise.all([site(), site()]);
    await until(
      async () => (
        await a.ask("render", "/home", randomUUID()),
        a.ask("render", "/home", "old"),
        b.ask("read", "/home")
      ),
      "old",
    );
    way.disconnect();
    await a.ask("render", "/home", "new");
    expect(await a.ask("read", "/home")).toMatchObject({ html: "new" });
    expect(await b.ask("read", "/home")).toMatchObject({ html: "old" });
    await way.restore();
    await until(async () => (await a.ask("render", "/home", "mended"), b.ask("read", "/home")), "mended");
    way.stall();
    // A read that waited for Redis would exceed this test's time-out.
    expect(await b.ask("read", "/home")).toMatchObject({ html: "mended" });
    expect(a.child.output().match(/not shared/g)).toHaveLength(1);
  }, 40_000);
});
