import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { testIf } from "../../../testing/external-server";
import { runChild } from "../../../testing/provider/child";
import { openPglite } from "./pglite";
import type { Connection } from "./types";

let folder: string;
let connection: Connection;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-client-"));
  connection = await openPglite(folder);
  await connection.db.execute(sql`create table seen (id int primary key)`);
});
beforeEach(() => connection.db.execute(sql`delete from seen`));
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (id: number) => sql`insert into seen values (${id})`;
const readIds = async () => {
  const { rows } = (await connection.db.execute(sql`select id from seen order by id`)) as {
    rows: { id: number }[];
  };
  return rows.map(({ id }) => id);
};

test("a slow statement does not block the process", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await connection.db.execute(sql`select count(*) from generate_series(1, 2000000)`);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});

testIf(process.platform === "linux")(
  "the database's thread has a lower priority than the main thread",
  () => {
    const priorities = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
    // 19 is the lowest priority there is.
    expect(Math.max(...priorities)).toBe(Math.min(getPriority() + 10, 19));
  },
);

test("values survive the round trip", async () => {
  const bytes = Buffer.from([0, 255, 7]);
  const { rows } = (await connection.db.execute(
    sql`select ${bytes}::bytea as bytes, ${'{"a": [1, "语"]}'}::jsonb as json, ${null}::text as nothing, '2026-11-23T01:02:03.456Z'::timestamptz at time zone 'UTC' as at, 12345678901234567890::numeric as number`,
  )) as { rows: Record<string, unknown>[] };
  expect(Buffer.from(rows[0]?.bytes as Uint8Array)).toEqual(bytes);
  expect(rows[0]).toMatchObject({
    json: { a: [1, "语"] },
    nothing: null,
    at: "2026-11-23 01:02:03.456",
    number: "12345678901234567890",
  });
});

test("transactions are isolated and roll back; a failed nested one rolls back alone", async () => {
  const { db } = connection;
  let release = () => undefined as void;
  const blocker = new Promise<void>((resolve) => (release = resolve));
  const first = db.transaction(async (tx) => {
    await tx.execute(insert(1));
    await blocker;
    await tx.transaction((inner) => inner.execute(insert(1))).catch(() => undefined);
    await tx.execute(insert(2));
  });
  const second = db.transaction(async (tx) => {
    await tx.execute(insert(3));
    throw new Error("not so");
  });
  const failure = expect(second).rejects.toThrow("not so");
  const after = readIds();
  release();
  await first;
  await failure;
  expect(await after).toEqual([1, 2]);
});

test("a transaction with a failed statement is rejected", async () => {
  const transaction = connection.db.transaction(async (tx) => {
    await tx.execute(insert(1));
    await tx.execute(insert(1)).catch(() => undefined);
  });
  await expect(transaction).rejects.toThrow("rolled back");
  expect(await readIds()).toEqual([]);
});

test("an error carries PostgreSQL's code and constraint", async () => {
  await connection.db.execute(insert(1));
  await expect(connection.db.execute(insert(1))).rejects.toMatchObject({
    cause: { code: "23505", constraint: "seen_pkey" },
  });
});

test("an idle process can end; a folder that cannot be opened throws", async () => {
  const open = `const { openPglite } = await import("project:lib/base/db/pglite.ts");
    const { db } = await openPglite(process.env.FOLDER);`;
  const variables = { FOLDER: join(folder, "own") };
  const child = runChild(`${open} await db.execute("select 1"); console.log("asked");`, variables);
  expect([await child.exit, child.output()]).toEqual([0, "asked\n"]);
  const broken = runChild(
    `const { writeFileSync } = await import("node:fs");
    writeFileSync(process.env.FOLDER + "/database/PG_VERSION", "9.1");
    try { ${open} } catch { console.log("refused"); }`,
    variables,
  );
  expect([await broken.exit, broken.output()]).toEqual([0, "refused\n"]);
});
