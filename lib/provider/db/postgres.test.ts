import { sql } from "drizzle-orm";
import { describeIf } from "../../../testing/here";
import { run } from "../../../testing/provider/child";
import { createDatabase, postgresReachable, type TestDatabase } from "../../../testing/provider/postgres";
import { openWay } from "../../../testing/server/way";
import { openPostgres, type PoolLimits } from "./postgres";
import type { Connection } from "./types";

/* What the pool does with a PostgreSQL that is silent, slow, or locked by somebody who went away. */

const limits: PoolLimits = {
  connectionTimeoutMs: 500,
  statementTimeoutMs: 300,
  lockTimeoutMs: 200,
  idleInTransactionTimeoutMs: 300,
  silenceTimeoutMs: 600,
};

/** What the work fails with; undefined when it does not. Without its limit it would never end. */
const failing = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("one that accepts and never answers stops the start, with one line", async () => {
  const way = await openWay();
  const error = await failing(openPostgres(`postgres://site@${way.host}/site`, limits));
  way.cut();
  expect(String(error)).toMatch(/^StartError: DATABASE_URL cannot be used: .*timeout/);
});

describeIf(postgresReachable)("on PostgreSQL", () => {
  let database: TestDatabase;
  let way: Awaited<ReturnType<typeof openWay>>;
  let connection: Connection;
  let url: URL;

  beforeAll(async () => {
    database = await createDatabase();
    const { hostname, port } = new URL(database.url);
    way = await openWay({ host: hostname, port: Number(port || 5432) });
    url = new URL(database.url);
    url.host = way.host;
    connection = await openPostgres(url.href, limits);
    await connection.db.execute(sql`create table seats (id int primary key, taken int)`);
    await connection.db.execute(sql`insert into seats values (1, 0), (2, 0)`);
  });
  afterAll(async () => {
    await connection.close();
    way.cut();
    await database.drop();
  });

  const take = (id: number) =>
    connection.db.execute(sql`update seats set taken = taken + 1 where id = ${id}`);

  test("silent in the middle of their work, more transactions than it has connections end, and later ones pass", async () => {
    const { db } = connection;
    const beginning = Array.from({ length: 12 }, () =>
      db.transaction(async (tx) => tx.execute(sql`select 1`)),
    );
    await Promise.all(beginning);
    way.hang();
    const stuck = Array.from({ length: 12 }, () =>
      failing(db.transaction(async (tx) => tx.execute(sql`select 1`))),
    );
    for (const error of await Promise.all(stuck)) {
      expect(error).toBeInstanceOf(Error);
    }
    await way.mend();
    await Promise.all(beginning.map(() => take(1)));
  });

  test("a transaction that is cut off harms the process no more than the next one", async () => {
    const cut = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      way.cut();
      await tx.execute(sql`select 1`);
    });
    expect(await failing(cut)).toBeInstanceOf(Error);
    await way.mend();
    await take(1);
  });

  /** Holds a seat's row until it is let go, or until PostgreSQL ends who does nothing with it. */
  async function hold(id: number, { isEnded }: { isEnded: boolean }) {
    let leave: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const holding = new Promise<void>((resolve) => (begun = resolve));
    const held = failing(
      connection.db.transaction(async (tx) => {
        if (!isEnded) await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`select * from seats where id = ${id} for update`);
        begun();
        await left;
        await tx.execute(sql`select 1`);
      }),
    );
    await holding;
    return { leave, held };
  }

  test("a lock is waited for a moment, and other rows are free meanwhile", async () => {
    const { leave, held } = await hold(1, { isEnded: false });
    const error = await failing(take(1));
    expect(String((error as Error).cause)).toContain("lock timeout");
    await take(2);
    leave();
    expect(await held).toBeUndefined();
    await take(1);
  });

  test("who holds a lock and does nothing loses it", async () => {
    const { leave, held } = await hold(1, { isEnded: true });
    while (await failing(take(1)));
    leave();
    expect(await held).toBeInstanceOf(Error);
  });

  test("parts of one transaction may ask side by side, and the driver has nothing to warn of", async () => {
    const child = run(
      `const { openPostgres } = await import("project:lib/provider/db/postgres.ts");
      const { sql } = await import("drizzle-orm");
      const { db, close } = await openPostgres(process.env.DATABASE_URL);
      const ask = async (tx, n) => (await tx.execute(sql\`select \${n}::int as n\`)).rows[0].n;
      const numbers = await db.transaction((tx) => Promise.all([1, 2, 3].map((n) => ask(tx, n))));
      console.log("seen", numbers.join());
      await close();`,
      { DATABASE_URL: database.url },
    );
    expect(await child.ended).toBe(0);
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

  test("a statement that goes on and on is ended", async () => {
    const error = await failing(connection.db.execute(sql`select pg_sleep(20)`));
    expect(String((error as Error).cause)).toContain("statement timeout");
  });
});
