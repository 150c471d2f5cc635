import { sql } from "drizzle-orm";
import { describeIf } from "../../../testing/external-server";
import { runChild } from "../../../testing/provider/child";
import { createFilledDatabase } from "../../../testing/provider/filled-databases";
import { postgresReachable, type TestDatabase } from "../../../testing/provider/postgres";
import { startFaultyProxy } from "../../../testing/server/faulty-proxy";
import { openPostgres, type PoolLimits } from "./postgres";
import type { Connection } from "./types";

/* The pool's behavior when PostgreSQL is silent, slow, or locked by a lost client. */

const limits: PoolLimits = {
  connectionTimeoutMs: 500,
  statementTimeoutMs: 300,
  lockTimeoutMs: 200,
  idleInTransactionTimeoutMs: 300,
  silenceTimeoutMs: 600,
};

/** Returns the error that the work is rejected with, or undefined. */
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a server that accepts and never responds fails the start with a one-line error", async () => {
  const proxy = await startFaultyProxy();
  const error = await errorOf(openPostgres(`postgres://site@${proxy.host}/site`, limits));
  proxy.disconnect();
  expect(String(error)).toMatch(/^StartError: DATABASE_URL cannot be used: .*timeout/);
});

describeIf(postgresReachable)("on PostgreSQL", () => {
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
  let connection: Connection;
  let url: URL;

  beforeAll(async () => {
    database = await createFilledDatabase();
    const { hostname, port } = new URL(database.url);
    proxy = await startFaultyProxy({ host: hostname, port: Number(port || 5432) });
    url = new URL(database.url);
    url.host = proxy.host;
    connection = await openPostgres(url.href, limits);
    await connection.db.execute(sql`create table seats (id int primary key, taken int)`);
    await connection.db.execute(sql`insert into seats values (1, 0), (2, 0)`);
  });
  afterAll(async () => {
    await connection.close();
    proxy.disconnect();
    await database.drop();
  });

  const takeSeat = (id: number) =>
    connection.db.execute(sql`update seats set taken = taken + 1 where id = ${id}`);

  test("more silent transactions than connections time out, and later ones succeed", async () => {
    const { db } = connection;
    const transactions = Array.from({ length: 12 }, () =>
      db.transaction(async (tx) => tx.execute(sql`select 1`)),
    );
    await Promise.all(transactions);
    proxy.stall();
    const stuck = Array.from({ length: 12 }, () =>
      errorOf(db.transaction(async (tx) => tx.execute(sql`select 1`))),
    );
    for (const error of await Promise.all(stuck)) {
      expect(error).toBeInstanceOf(Error);
    }
    await proxy.restore();
    await Promise.all(transactions.map(() => takeSeat(1)));
  });

  test("a cut-off transaction affects neither the process nor the next transaction", async () => {
    const cutTransaction = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.disconnect();
      await tx.execute(sql`select 1`);
    });
    expect(await errorOf(cutTransaction)).toBeInstanceOf(Error);
    await proxy.restore();
    await takeSeat(1);
  });

  /** Locks a seat's row until `leave` is called or PostgreSQL ends the idle transaction. */
  async function hold(id: number, { isEnded }: { isEnded: boolean }) {
    let leave: () => void = () => undefined;
    let markHolding: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (leave = resolve));
    const holding = new Promise<void>((resolve) => (markHolding = resolve));
    const held = errorOf(
      connection.db.transaction(async (tx) => {
        if (!isEnded) await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`select * from seats where id = ${id} for update`);
        markHolding();
        await released;
        await tx.execute(sql`select 1`);
      }),
    );
    await holding;
    return { leave, held };
  }

  test("waiting for a lock times out, and other rows are not affected", async () => {
    const { leave, held } = await hold(1, { isEnded: false });
    const error = await errorOf(takeSeat(1));
    expect(String((error as Error).cause)).toContain("lock timeout");
    await takeSeat(2);
    leave();
    expect(await held).toBeUndefined();
    await takeSeat(1);
  });

  test("an idle transaction loses its lock", async () => {
    const { leave, held } = await hold(1, { isEnded: true });
    while (await errorOf(takeSeat(1)));
    leave();
    expect(await held).toBeInstanceOf(Error);
  });

  test("concurrent queries of one transaction run in order, without a driver warning", async () => {
    const child = runChild(
      `const { openPostgres } = await import("project:lib/base/db/postgres.ts");
      const { sql } = await import("drizzle-orm");
      const { db, close } = await openPostgres(process.env.DATABASE_URL);
      const ask = async (tx, n) => (await tx.execute(sql\`select \${n}::int as n\`)).rows[0].n;
      const numbers = await db.transaction((tx) => Promise.all([1, 2, 3].map((n) => ask(tx, n))));
      console.log("seen", numbers.join());
      await close();`,
      { DATABASE_URL: database.url },
    );
    expect(await child.exit).toBe(0);
    expect(child.output()).toBe("seen 1,2,3\n");
  });

  test("the site's own limits are PostgreSQL's: for a statement, a lock, and a transaction in which nothing happens", async () => {
    const { db, close } = await openPostgres(database.url);
    const limitOf = async (name: string) => {
      const { rows } = (await db.execute(sql.raw(`show ${name}`))) as { rows: Record<string, string>[] };
      return rows[0]?.[name];
    };
    expect(await limitOf("statement_timeout")).toBe("10s");
    expect(await limitOf("lock_timeout")).toBe("2s");
    expect(await limitOf("idle_in_transaction_session_timeout")).toBe("10s");
    await close();
  });

  test("a long statement is canceled", async () => {
    const error = await errorOf(connection.db.execute(sql`select pg_sleep(20)`));
    expect(String((error as Error).cause)).toContain("statement timeout");
  });
});
