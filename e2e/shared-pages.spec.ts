import { randomUUID } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { createDatabase, postgresReachable } from "../testing/provider/postgres";
import { runChild } from "../testing/provider/child";
import { redisReachable, startRedisProxy } from "../testing/server/redis";
import { freePort } from "../scripts/lib/port.mjs";
import { startServer } from "../scripts/lib/server.mjs";
import { expect, test } from "./support/test";

test.skip(!postgresReachable || !redisReachable, "several processes need a PostgreSQL and a Redis");

/** Advances a process's clock by a minute: its pages are then due for revalidation. */
const clock = pathToFileURL(path.resolve("scripts/lib/pass-minute.mjs")).href;

/** Adds an account to the desk's staff. @returns its session */
async function createStaffSession(env: Record<string, string>): Promise<string> {
  const child = runChild(
    `const { database, closeDatabase } = await import("project:lib/base/db/connect.ts");
    const { staff } = await import("project:lib/app/schema.ts");
    const { openSession } = await import("project:lib/subjects/staff/sessions.ts");
    const db = await database();
    const who = { email: "li@example.com", name: "Li", role: "editor", passwordHash: "" };
    const [{ id }] = await db.insert(staff).values(who).returning();
    console.log("session " + (await openSession(db, id, "in", new Date())));
    await closeDatabase();`,
    env,
  );
  expect(await child.exit).toBe(0);
  return /session (\S+)/.exec(child.output())?.[1] ?? "";
}

/** A record in the desk's list, with the fields needed to change it. */
type ListedRecord = { id: number; version: number; fields: object };
type ListedSeason = { id: number; region: string; key: string };

test("a page that one process revalidates is fresh on the other, which previews its drafts and shows its published changes in two seconds", async ({
  request,
}) => {
  const [database, redis] = [await createDatabase(), await startRedisProxy()];
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SITE_URL: `https://${randomUUID()}.example`,
    NODE_OPTIONS: `--import ${clock}`,
  };
  expect(await runChild(`await import("project:lib/app/operator/seed.ts");`, env).exit).toBe(0);
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
    await expect.poll(() => home(b)).toContain("Bridge of Tests");

    const cookie = `__Host-desk=${await createStaffSession(env)}`;
    const save = async (address: string, call: string, data: object) => {
      const headers = { cookie, origin: env.SITE_URL };
      const response = await request.post(`${address}/api/desk/${call}`, { headers, data });
      const { code, data: saved } = (await response.json()) as { code: number; data: unknown };
      expect([call, code]).toEqual([call, 0]);
      return saved;
    };
    const preview = async (address: string, query: Record<string, string>, fields: object) => {
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const search = new URLSearchParams({ language: "en-US", ...query });
      const form = { fields: JSON.stringify(fields) };
      return (await request.post(`${address}/api/preview?${search}`, { headers, form })).text();
    };
    const fields = { name: "Bridge of Drafts", link: "", content: "/partner.svg" };
    const draft = { kind: "partner", version: 0, publish: "no", fields };
    const { record } = (await save(a, "content/save", draft)) as { record: { id: number } };
    const { seasons } = (await save(a, "campaign/list", {})) as { seasons: ListedSeason[] };
    const { id: seasonId } = seasons.find(({ region, key }) => region === "en" && key === "2021-01")!;
    const read = (await save(a, "content/read", { kind: "season", id: seasonId })) as { published: object };
    const talks = { ...read.published, name: "Talks of Drafts" };
    await save(a, "content/save", { kind: "season", id: seasonId, version: 0, publish: "no", fields: talks });
    const previewQuery = { kind: "partner", id: String(record.id), page: "/home" };
    expect(await preview(b, previewQuery, fields)).toContain("Bridge of Drafts");
    const season = { kind: "season", id: String(seasonId), page: "/study-abroad/home/en" };
    expect(await preview(b, season, talks)).toContain("Talks of Drafts");
    for (const address of [a, b]) {
      expect(await home(address)).not.toContain("Bridge of Drafts");
      expect(await (await request.get(`${address}/study-abroad/en`)).text()).not.toContain("Talks of Drafts");
    }
    // The clocks agree again: a page from a clock one minute ahead would count as newer than any change.
    servers[1]?.child.send("minute");
    const publish = async (name: string) => {
      const { list } = (await save(a, "content/list", { kind: "partner" })) as { list: ListedRecord[] };
      const { id, version, fields: published } = list[0]!;
      const change = { kind: "partner", id, version, publish: "now", fields: { ...published, name } };
      expect(await save(a, "content/save", change)).toMatchObject({ saved: true });
    };
    const isOnOther = async (name: string) => (await home(b)).includes(name);
    await publish("Bridge of Minutes");
    await expect.poll(() => isOnOther("Bridge of Minutes")).toBe(true);
    // The other process caches its page now. A busy machine may be late once; a real delay is late every time.
    await expect(async () => {
      const name = `Bridge ${randomUUID()}`;
      await publish(name);
      await expect.poll(() => isOnOther(name), { timeout: 2_000, intervals: [50] }).toBe(true);
    }).toPass({ timeout: 30_000 });
  } finally {
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map(({ ended }) => ended));
    redis.disconnect();
    await database.drop();
  }
});
