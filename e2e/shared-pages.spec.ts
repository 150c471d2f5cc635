import { randomUUID } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { createDatabase, postgresReachable } from "../testing/provider/postgres";
import { run } from "../testing/provider/child";
import { redisReachable, wayToRedis } from "../testing/server/redis";
import { freePort } from "../scripts/lib/port.mjs";
import { startServer } from "../scripts/lib/server.mjs";
import { expect, test } from "./support/test";

test.skip(!postgresReachable || !redisReachable, "several processes need a PostgreSQL and a Redis");
test.setTimeout(120_000);

/** Lets a minute pass for a process: its pages are then due to be made anew. */
const clock = pathToFileURL(path.resolve("scripts/lib/pass-minute.mjs")).href;

test("a page that one process renews is fresh on the other", async ({ request }) => {
  const [database, redis] = [await createDatabase(), await wayToRedis()];
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SITE_URL: `https://${randomUUID()}.example`,
    NODE_OPTIONS: `--import ${clock}`,
  };
  expect(await run(`await import("project:lib/provider/seed/cli.ts");`, env).ended).toBe(0);
  const servers = await Promise.all([1, 2].map(async () => startServer(await freePort(), env)));
  const [a = "", b = ""] = servers.map(({ address }) => address);
  const home = async (address: string) =>
    (await request.get(`${address}/home`, { headers: { "accept-language": "en" } })).text();
  try {
    // Both have it, the second from the first.
    expect(await home(a)).not.toContain("Bridge of Tests");
    expect(await home(b)).not.toContain("Bridge of Tests");
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("update partners set name = 'Bridge of Tests'").finally(() => client.end());
    expect(await home(b)).not.toContain("Bridge of Tests");
    servers[0]?.child.send("minute");
    await expect.poll(() => home(a)).toContain("Bridge of Tests");
    expect(await home(b)).toContain("Bridge of Tests");
  } finally {
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map(({ ended }) => ended));
    redis.cut();
    await database.drop();
  }
});
